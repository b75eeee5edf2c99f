import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Middleware } from 'koa';
import { SHELL, type RemotesRegistry } from '../releases/remotes.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { watchVersions } from '../releases/version-list.ts';
import { createFolderFiles, safeParts, type FolderFiles } from './static-files.ts';
import { clientAddress } from '../proxy/headers.ts';
import type { SessionBuckets } from './session-bucket.ts';

/** Serves `/remotes.json`, the apps that the shell may load. In development `file` replaces the store. */
export function remotesRoute(
  store: ReleaseStore,
  registry: RemotesRegistry,
  file: string | undefined,
  places: SessionBuckets,
): Middleware {
  return async (context, next) => {
    if (context.path !== '/remotes.json' || !isRead(context)) return next();
    context.set('Cache-Control', 'no-cache');
    const text = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
    context.type = 'json';
    context.body = text ?? registry.read(places.findBucket(context, store));
    return undefined;
  };
}

/** `/mfe/<app>/<version>/…`: files of a version never change, so they are cached forever. */
export function remoteFiles(store: ReleaseStore): Middleware {
  const files = createFolderFiles();
  return async (context, next) => {
    if (!context.path.startsWith('/mfe/') || !isRead(context)) return next();
    const parts = safeParts(context.path);
    const [, app, version, ...file] = parts ?? [];
    if (app === undefined || version === undefined || file.length === 0 || app === SHELL) return next();
    const place = { folder: store.versionFolder(app, version), name: path.join(...file) };
    return (await files.send(context, place, 'immutable')) ? undefined : next();
  };
}

/**
 * Serves `/assets/…` and the shell's page. An open session still requests chunks of its own version, so chunks are
 * searched for in all versions. Their names contain content hashes, so a name identifies the file without a pointer.
 */
export function shellFiles(store: ReleaseStore, places: SessionBuckets, trustedProxies: number): Middleware {
  const files = createFolderFiles();
  const versions = watchVersions(store.folder, SHELL);
  const sendAsset = async (context: Context, name: string): Promise<boolean> => {
    const tried = new Set<string>();
    for (const list of [versions.readCached, versions.readCurrent])
      for (const version of await list())
        if (!tried.has(version)) {
          tried.add(version);
          if (await files.send(context, { folder: store.versionFolder(SHELL, version), name }, 'immutable'))
            return true;
        }
    return false;
  };
  return async (context, next) => {
    if (!isRead(context)) return next();
    const parts = safeParts(context.path);
    if (parts?.[0] === 'assets') return (await sendAsset(context, path.join(...parts))) ? undefined : next();
    const session = places.findBucket(context, store);
    const version = store.versionFor(SHELL, session);
    if (parts !== undefined && version !== undefined) {
      const place = { folder: store.versionFolder(SHELL, version), name: path.join(...parts) };
      if (await files.send(context, place, 'revalidate')) return undefined;
    }
    return sendPage(context, { store, files, version }, next, () => {
      if (store.hasCanary()) places.giveTicket(context, session, clientAddress(context.req, trustedProxies));
    });
  };
}

interface ShellParts {
  readonly store: ReleaseStore;
  readonly files: FolderFiles;
  readonly version: string | undefined;
}

/** An address that is not a file gets the page of the shell, which decides what to show. */
async function sendPage(
  context: Context,
  { store, files, version }: ShellParts,
  next: () => Promise<unknown>,
  onPage: () => void,
): Promise<unknown> {
  if (!acceptsPage(context) || /^\/(api|mfe|mailbox)(\/|$)/.test(context.path)) return next();
  if (version !== undefined) {
    const page = { folder: store.versionFolder(SHELL, version), name: 'index.html' };
    if (await files.send(context, page, 'revalidate')) return onPage();
  }
  context.status = 503;
  context.set('Retry-After', '5');
  context.type = 'html';
  context.body =
    '<!doctype html><html lang="en"><title>Please wait</title><h1>Please wait</h1><p>The portal is being prepared. Load this page again in a moment.</p></html>';
  return undefined;
}

/** The front page is sent even to a client without a preference, such as a probe or curl. */
function acceptsPage(context: Context): boolean {
  return context.path === '/'
    ? context.accepts('html') !== false
    : context.get('Accept').includes('text/html');
}

function isRead(context: Context): boolean {
  return context.method === 'GET' || context.method === 'HEAD';
}
