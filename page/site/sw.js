// The service worker of the site: keeps every file of one version, and answers from there first.
//
// A version is complete or not there: a new one is fetched beside the old one, and takes over when no page of the old one
// is open any more.  Every file is held to its hash, so that versions never mix.

const VERSION = "VERSION";
const FILES = {} /* FILES */;
const PREFIX = `illumineer ${new URL(registration.scope).pathname} `;
const NAME = PREFIX + VERSION;
const HASHES = "hashes"; // in every cache: the hashes of its files

const address = (path) => new URL(path, registration.scope).href;

/** A file from an older version, if it is the same. */
async function kept(path) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === NAME) continue;
    const cache = await caches.open(name);
    const hashes = await (await cache.match(address(HASHES)))?.json();
    if (hashes?.[path] === FILES[path]) return cache.match(address(path));
  }
  return undefined;
}

/** A file from the browser's own cache, where the page has put it a moment ago; if that is another one, from the server. */
async function fetched(path) {
  const options = { integrity: `sha256-${FILES[path]}`, credentials: "omit" };
  let answer;
  try {
    answer = await fetch(address(path), { ...options, cache: "force-cache" });
  } catch {
    answer = await fetch(address(path), { ...options, cache: "reload" });
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function install() {
  const cache = await caches.open(NAME);
  for (const path of Object.keys(FILES)) {
    await cache.put(address(path), (await kept(path)) ?? (await fetched(path)));
  }
  await cache.put(address(HASHES), new Response(JSON.stringify(FILES)));
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  }
  await clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  const scope = new URL(registration.scope);
  const path = url.pathname.slice(scope.pathname.length) || "index.html";
  if (Object.hasOwn(FILES, path)) {
    const found = await (await caches.open(NAME)).match(address(path));
    if (found) return found;
  }
  return fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
