/** Serves folders that never change, such as a version of an app. The list of files is read once, without blocking. */
import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';

/** How long a browser caches a file: forever if its name changes with its content, else it revalidates each time. */
export type Caching = 'immutable' | 'revalidate';

const CACHE_CONTROL: Readonly<Record<Caching, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};
/** Extensions of compressed copies, the smallest first. */
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** More than a store has. Removed versions are dropped from the cache at this size. */
const MOST_FOLDERS = 100;

/** Parts of an address that name a file inside a folder; undefined if it could lead outside. */
export function safeParts(pathname: string): string[] | undefined {
  const parts = pathname.split('/').filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => /^[A-Za-z0-9@_-][A-Za-z0-9@._-]*$/.test(part))
    ? parts
    : undefined;
}

/** Bytes of each file of a folder, by its name below the folder. */
type Sizes = ReadonlyMap<string, number>;

export interface FolderFiles {
  /** Sends a file of a folder, compressed if the browser accepts it. False if there is no such file. */
  send(context: Context, file: FolderFile, caching: Caching): Promise<boolean>;
}
export interface FolderFile {
  readonly folder: string;
  /** Below the folder: `assets/main.js`. */
  readonly name: string;
}

export function createFolderFiles(): FolderFiles {
  const folders = new Map<string, Promise<Sizes>>();
  const tags = new Map<string, Promise<string>>();

  function findSizes(folder: string): Promise<Sizes> {
    const known = folders.get(folder);
    if (known) return known;
    if (folders.size >= MOST_FOLDERS) forgetAll();
    const reading = readSizes(folder);
    folders.set(folder, reading);
    // A version that is missing now may appear later, so its result is not cached.
    reading.then(
      (sizes) => sizes.size === 0 && folders.delete(folder),
      () => folders.delete(folder),
    );
    return reading;
  }
  function forgetAll(): void {
    folders.clear();
    tags.clear();
  }
  function findTag(file: string): Promise<string> {
    const tag = tags.get(file) ?? hashFile(file);
    tags.set(file, tag);
    tag.catch(() => tags.delete(file));
    return tag;
  }

  async function send(context: Context, { folder, name }: FolderFile, caching: Caching): Promise<boolean> {
    const sizes = await findSizes(folder);
    if (!sizes.has(name)) return false;
    const chosen = chooseCopy(context, name, sizes);
    // The version was removed after the folder was read.
    const handle = await open(path.join(folder, chosen.name)).catch(() => undefined);
    if (!handle) {
      forgetAll();
      return false;
    }
    try {
      context.set('Cache-Control', CACHE_CONTROL[caching]);
      context.vary('Accept-Encoding');
      context.type = path.extname(name);
      context.status = 200;
      // Weak, because the compressed copies share it.
      if (caching === 'revalidate') context.etag = `W/"${await findTag(path.join(folder, name))}"`;
      if (caching === 'revalidate' && context.fresh) context.status = 304;
      else {
        if (chosen.encoding !== undefined) context.set('Content-Encoding', chosen.encoding);
        context.body = context.method === 'HEAD' ? '' : handle.createReadStream();
        context.length = sizes.get(chosen.name) ?? 0;
      }
    } finally {
      // The stream closes the file at its end.
      if (!isStream(context.body)) await handle.close();
    }
    return true;
  }
  return { send };
}

const isStream = (body: unknown): boolean => typeof body === 'object' && body !== null;

async function readSizes(folder: string): Promise<Sizes> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return new Map(files.map((file, at) => [path.relative(folder, file), sizes[at] ?? 0]));
}

const hashFile = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 27);

/** Browsers list gzip first without preferring it, so the smallest accepted copy is sent. */
function chooseCopy(context: Context, name: string, sizes: Sizes): { name: string; encoding?: string } {
  const found = COPIES.find(
    ([encoding, ending]) =>
      sizes.has(name + ending) && context.acceptsEncodings(encoding, 'identity') === encoding,
  );
  return found ? { name: name + found[1], encoding: found[0] } : { name };
}
