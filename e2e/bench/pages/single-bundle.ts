/**
 * The baseline for page weight: the same sources as one bundle without federation, served beside the running portal. A
 * script of shared-ui builds it in its own process, because e2e must not import shared-ui.
 */
import { spawnSync } from 'node:child_process';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { REPOSITORY } from '../../portal.ts';

export interface SingleBundle {
  readonly url: string;
  /** The folder of its files; it is removed by `stop`. */
  readonly folder: string;
  stop(): void;
}

/** The same compression quality as in a release of the portal, so that sizes can be compared. */
export const QUALITY = 10;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
};

/** Builds and serves the bundle. All other addresses are forwarded to the portal at `portalUrl`. */
export async function serveSingleBundle(portalUrl: string): Promise<SingleBundle> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-single-'));
  const built = path.join(folder, 'built');
  build(built);
  const compressed = new Map<string, Buffer>();
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', portalUrl);
    if (/^\/(api|mfe|mailbox|remotes\.json)(\/|$)/.test(pathname)) pass(incoming, response, portalUrl);
    else sendFile(response, built, pathname, compressed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the single bundle has no port');
  return {
    url: `http://localhost:${address.port}`,
    folder: built,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function build(folder: string): void {
  const script = path.join(REPOSITORY, 'shared-ui/build/single-bundle.command.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`the single bundle cannot be built:\n${stderr}`);
}

/** An address without a file is a page of the app, as in the portal. */
function sendFile(
  response: ServerResponse,
  folder: string,
  pathname: string,
  compressed: Map<string, Buffer>,
): void {
  const asked = path.join(folder, pathname);
  const isFile = pathname.startsWith('/assets/') && existsSync(asked);
  const file = isFile ? asked : path.join(folder, 'index.html');
  const body =
    compressed.get(file) ??
    brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  compressed.set(file, body);
  response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? '', 'Content-Encoding': 'br' });
  response.end(body);
}

/** Forwards the call with the portal's own origin, which the portal checks on every write. */
function pass(incoming: IncomingMessage, response: ServerResponse, portalUrl: string): void {
  const { origin, ...headers } = incoming.headers;
  const outgoing = ask(
    new URL(incoming.url ?? '/', portalUrl),
    {
      method: incoming.method,
      headers: { ...headers, host: new URL(portalUrl).host, ...(origin ? { origin: portalUrl } : {}) },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.once('error', () => response.destroy());
  incoming.pipe(outgoing);
}
