import path from 'node:path';
import type { Context, Middleware } from 'koa';
import { listVersions } from '../releases/publish.ts';
import { SHELL, type RemotesRegistry } from '../releases/remotes.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { safeParts, sendFile } from './static-files.ts';
import { sessionBucket } from './session-bucket.ts';

/** `/remotes.json`: which apps the shell may load. `file` takes the store's place in development. */
export function remotesRoute(
  store: ReleaseStore,
  registry: RemotesRegistry,
  file: string | undefined,
): Middleware {
  return async (context, next) => {
    if (context.path !== '/remotes.json' || !isRead(context)) return next();
    context.set('Cache-Control', 'no-cache');
    if (file !== undefined && (await sendFile(context, file, 'revalidate'))) return undefined;
    context.body = registry.read(sessionBucket(context, store));
    return undefined;
  };
}

/** `/mfe/<app>/<version>/…`: files of a version never change, so they are kept for ever. */
export function remoteFiles(store: ReleaseStore): Middleware {
  return async (context, next) => {
    if (!context.path.startsWith('/mfe/') || !isRead(context)) return next();
    const parts = safeParts(context.path);
    const [, app, version, ...file] = parts ?? [];
    if (app === undefined || version === undefined || file.length === 0 || app === SHELL) return next();
    if (await sendFile(context, path.join(store.versionFolder(app, version), ...file), 'immutable'))
      return undefined;
    return next();
  };
}

/**
 * `/assets/…` and the shell's page. An open session still asks for chunks of the version it began with, so a file is
 * looked for in the current version first and then in the older ones; their names carry content hashes.
 */
export function shellFiles(store: ReleaseStore): Middleware {
  return async (context, next) => {
    if (!isRead(context)) return next();
    const version = store.versionFor(SHELL, sessionBucket(context, store));
    const parts = safeParts(context.path);
    if (parts !== undefined && version !== undefined) {
      const hashed = parts[0] === 'assets';
      const versions = hashed ? [version, ...listVersions(store.folder, SHELL)] : [version];
      for (const candidate of versions) {
        const file = path.join(store.versionFolder(SHELL, candidate), ...parts);
        if (await sendFile(context, file, hashed ? 'immutable' : 'revalidate')) return undefined;
      }
      if (hashed) return next();
    }
    return sendPage(context, store, version, next);
  };
}

/** Every address that is no file is a page of the shell, which decides itself what to show. */
async function sendPage(
  context: Context,
  store: ReleaseStore,
  version: string | undefined,
  next: () => Promise<unknown>,
): Promise<unknown> {
  if (!acceptsPage(context) || /^\/(api|mfe|mailbox)(\/|$)/.test(context.path)) return next();
  if (version !== undefined) {
    const page = path.join(store.versionFolder(SHELL, version), 'index.html');
    if (await sendFile(context, page, 'revalidate')) return undefined;
  }
  context.status = 503;
  context.set('Retry-After', '5');
  context.type = 'html';
  context.body =
    '<!doctype html><html lang="en"><title>Please wait</title><h1>Please wait</h1><p>The portal is being prepared. Load this page again in a moment.</p></html>';
  return undefined;
}

/** The front page is a page for whoever asks: a probe or curl sends no preference. */
function acceptsPage(context: Context): boolean {
  return context.path === '/'
    ? context.accepts('html') !== false
    : context.get('Accept').includes('text/html');
}

function isRead(context: Context): boolean {
  return context.method === 'GET' || context.method === 'HEAD';
}
