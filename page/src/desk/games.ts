/** Games that are played without a server, kept in the browser: by name, the newest twenty.

Every tab has a worker of its own, and all of them are at the same tables: what the browser keeps is what counts. */

const NAME = "illumineer";
const STORE = "games";
const MOST = 20;

interface Kept {
  readonly id: string;
  readonly kept: string;
  readonly at: number;
}

/** The browser does not hand over what it keeps: now, or never. */
export class Unread extends Error {}

let database: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" }).createIndex("at", "at");
    asked.onsuccess = () => {
      asked.result.onclose = () => {
        database = null; // a browser may close it while the page is not in sight
      };
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });
  return database;
}

/** Does something with the games, and once more with a database that is opened anew if the first would not. */
async function twice<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  try {
    return await work(await opened());
  } catch {
    database = null;
    return work(await opened());
  }
}

/** Games that the browser would not keep: they last as long as the tab. */
const unkept = new Map<string, string>();

/** The game of that name; undefined if there is none.  Unread if the browser does not say. */
export async function game(id: string): Promise<string | undefined> {
  const here = unkept.get(id);
  if (here !== undefined) return here;
  try {
    const found = await twice((games) => done<Kept | undefined>(games.transaction(STORE).objectStore(STORE).get(id) as IDBRequest<Kept | undefined>));
    return found?.kept;
  } catch (why) {
    throw new Unread(String(why));
  }
}

/** Keeps a game as it is now; in this tab also where the browser keeps nothing. */
export async function keepGame(id: string, kept: string): Promise<void> {
  try {
    await twice((games) => put(games, { id, kept, at: Date.now() }));
    unkept.delete(id);
  } catch {
    unkept.set(id, kept); // a browser that keeps nothing is served all the same
  }
}

async function put(games: IDBDatabase, kept: Kept): Promise<void> {
  const writing = games.transaction(STORE, "readwrite");
  const store = writing.objectStore(STORE);
  store.put(kept);
  const ids = await done(store.index("at").getAllKeys());
  for (const old of ids.slice(0, Math.max(0, ids.length - MOST))) store.delete(old);
  await written(writing);
}

/** Does one thing at a time with the games, also where other tabs do something with them. */
export function alone<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(NAME, work) : work();
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });
}

function written(writing: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error("IndexedDB"));
  });
}
