/**
 * node check.mjs ENGINE
 *
 * Starts the engine of a built site as the page's worker does, imports every module of it and everything that they
 * import anywhere, and asks the desk.  Prints what came of it as JSON; `failed` names what could not be imported.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const CODE = `
import ast, importlib, json, sys, zipfile
sys.path.insert(0, "/illumineer")
from illumineer import desk

def door(name, args):
    return json.dumps(desk.call(name, json.loads(args)), ensure_ascii=False, separators=(",", ":"))

def check(names):
    failed = {}
    for name in names.to_py():
        try:
            importlib.import_module(name)
        except Exception as error:
            failed[name] = repr(error)
    return json.dumps({"python": sys.version.split()[0], "modules": len(sys.modules), "failed": failed})

door, check
`;

const engine = resolve(process.argv[2]);
const begun = performance.now();
const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${engine}/` });
const zip = readFileSync(`${engine}/illumineer.zip`);
python.unpackArchive(new Uint8Array(zip).buffer, "zip", { extractDir: "/illumineer" });
const [door, check] = python.runPython(CODE);
const hello = JSON.parse(door("desk.hello", "{}"));
const ready = performance.now() - begun;
const asked = JSON.parse(process.argv[3] ?? "[]").map(([name, args]) => JSON.parse(door(name, JSON.stringify(args))));
const names = JSON.parse(process.argv[4] ?? "[]");
console.log(JSON.stringify({ ready, hello, asked, ...JSON.parse(check(names)) }));
