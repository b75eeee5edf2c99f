/** Makes one remote fail for one browser in each way that a remote can fail; everything else is unchanged. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/broken-remote');

interface Registry {
  readonly remotes: { readonly name: string; integrity: string }[];
}
interface Manifest {
  readonly metaData: { remoteEntry: { name: string }; sri: Record<string, string> };
}

const sri = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const matchManifest = (remote: string): string => `**/mfe/${remote}/*/mf-manifest.json`;

/** Ends the fault: the browser gets the server's files again. */
export type Repair = () => Promise<void>;

/** The server answers 404 for the files of the remote. */
export async function goMissing(page: Page, remote: string): Promise<Repair> {
  const files = `**/mfe/${remote}/**`;
  await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(files);
}

/** The registry does not list the remote. */
export async function leaveRegistry(page: Page, remote: string): Promise<Repair> {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as Registry;
    await route.fulfill({
      response,
      json: { remotes: registry.remotes.filter(({ name }) => name !== remote) },
    });
  });
  return () => page.unroute('**/remotes.json');
}

/** The server accepts the request and never answers. */
export async function hang(page: Page, remote: string): Promise<Repair> {
  const delayedRoutes: Route[] = [];
  const files = `**/mfe/${remote}/**/remoteEntry.*.js*`;
  await page.route(files, (route) => {
    delayedRoutes.push(route);
  });
  return async () => {
    await page.unroute(files);
    for (const route of delayedRoutes) await route.abort().catch(() => undefined);
  };
}

/** A script of the remote was changed, so its hash does not match. */
export async function tamper(page: Page, remote: string): Promise<Repair> {
  const files = `**/mfe/${remote}/**/__federation_expose_app.*.js*`;
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;globalThis.isTamperedWith = true;` });
  });
  return () => page.unroute(files);
}

/** A broken build was deployed: registry and manifest name a fixture, with the right hashes. */
export async function deployBroken(page: Page, remote: string, fixture: string): Promise<Repair> {
  const script = await readFile(path.join(FIXTURES, fixture), 'utf8');
  let manifest: string | undefined;
  const brokenManifest = async (route: Route): Promise<string> => {
    if (manifest !== undefined) return manifest;
    const real = (await (await page.request.get('/remotes.json')).json()) as {
      remotes: { name: string; manifest: string }[];
    };
    const address = real.remotes.find(({ name }) => name === remote)?.manifest;
    if (!address)
      throw new Error(`${remote} is not in the registry, so ${route.request().url()} cannot be broken`);
    const content = (await (await page.request.get(address)).json()) as Manifest;
    content.metaData.remoteEntry.name = fixture;
    content.metaData.sri = { [fixture]: sri(script) };
    return (manifest = JSON.stringify(content));
  };
  await page.route('**/remotes.json', async (route) => {
    const integrity = sri(await brokenManifest(route));
    const response = await route.fetch();
    const { remotes } = (await response.json()) as Registry;
    const json = {
      remotes: remotes.map((entry) => (entry.name === remote ? { ...entry, integrity } : entry)),
    };
    await route.fulfill({ response, json });
  });
  await page.route(matchManifest(remote), async (route) =>
    route.fulfill({ contentType: 'application/json', body: await brokenManifest(route) }),
  );
  await page.route(`**/mfe/${remote}/*/${fixture}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  return () => page.unrouteAll({ behavior: 'wait' });
}
