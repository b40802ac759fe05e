/** Writes src/desk/schema.ts: the types of all calls, made from the schemas of the desk.

`node types.mjs` asks Python for the schemas ($PYTHON, or python3 with the package on its path). */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const FILE = new URL("src/desk/schema.ts", import.meta.url);
const python = process.env.PYTHON ?? "python3";
const source = "import json; from illumineer.desk.schemas import every; print(json.dumps(every()))";
const schema = JSON.parse(execFileSync(python, ["-c", source], { encoding: "utf-8", maxBuffer: 1 << 26 }));
// Which editions there are is for the desk to say: a page of today shows those of tomorrow.
schema.$defs.edition = { description: "An edition of the rules.", type: "string" };
const banner = "/** The calls of the desk.  Made from its schemas by types.mjs: change those, and run `npm run types`. */";
const types = await compile(schema, "Calls", {
  bannerComment: banner, additionalProperties: false, readonlyKeyword: true, format: false, unreachableDefinitions: false,
  maxItems: -1, ignoreMinAndMaxItems: true,
});
if (process.argv.includes("--check")) {
  if (readFileSync(FILE, "utf-8") !== types) {
    console.error("src/desk/schema.ts is not what the schemas say: run `npm run types`");
    process.exit(1);
  }
} else {
  writeFileSync(FILE, types);
}
