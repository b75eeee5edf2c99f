import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';

/** How long a browser keeps a file: for ever where its name changes with its content, else it asks each time. */
export type Caching = 'immutable' | 'revalidate';

const CACHE_CONTROL: Readonly<Record<Caching, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};

/** Parts of an address that name a file inside a folder; undefined for one that could lead out of it. */
export function safeParts(pathname: string): string[] | undefined {
  const parts = pathname.split('/').filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => /^[A-Za-z0-9@_-][A-Za-z0-9@._-]*$/.test(part))
    ? parts
    : undefined;
}

/** Answers a file with its compressed copy if the browser takes one. False where there is no such file. */
export async function sendFile(context: Context, file: string, caching: Caching): Promise<boolean> {
  const found = fs.statSync(file, { throwIfNoEntry: false });
  if (found === undefined || !found.isFile()) return false;
  context.set('Cache-Control', CACHE_CONTROL[caching]);
  context.type = path.extname(file);
  if (caching === 'revalidate') {
    context.status = 200;
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('base64url');
    // Weak, because the compressed copies share it.
    context.etag = `W/"${hash.slice(0, 27)}"`;
    if (context.fresh) {
      context.status = 304;
      return true;
    }
  }
  const { name, encoding } = compressedCopy(context, file);
  if (encoding !== undefined) context.set('Content-Encoding', encoding);
  context.status = 200;
  context.body = context.method === 'HEAD' ? '' : fs.createReadStream(name);
  context.length = fs.statSync(name).size;
  return true;
}

function compressedCopy(context: Context, file: string): { name: string; encoding?: string } {
  context.vary('Accept-Encoding');
  // Browsers name gzip first and mean no preference by it: the smaller copy is taken where both are accepted.
  const accepts = (encoding: 'br' | 'gzip') => context.acceptsEncodings(encoding, 'identity') === encoding;
  if (accepts('br') && fs.existsSync(`${file}.br`)) return { name: `${file}.br`, encoding: 'br' };
  if (accepts('gzip') && fs.existsSync(`${file}.gz`)) {
    return { name: `${file}.gz`, encoding: 'gzip' };
  }
  return { name: file };
}
