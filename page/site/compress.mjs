/** node compress.mjs FOLDER: puts a packed copy (.br, .gz) beside every file of a page that is worth it. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORTH = /\.(html|js|mjs|css|json|svg|webmanifest|txt)$/;
const SMALL = 500;

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
}
for (const name of readdirSync(folder, { recursive: true })) {
  if (!WORTH.test(name)) continue;
  const data = readFileSync(join(folder, name));
  if (data.length < SMALL) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data, { params }));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
}
