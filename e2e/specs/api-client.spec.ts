/** A TypeScript client that is generated from the API document calls the portal with a machine key. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { type OpenAPI3 } from 'openapi-typescript';
import { freshClient, PORTAL_URL, unique } from '../client/accounts.ts';
import { expect, test } from '../pages/test.ts';

const run = promisify(execFile);
const E2E = path.resolve(import.meta.dirname, '..');
/** As a project with the settings that generators assume. */
const CHECK =
  '--noEmit --strict --skipLibCheck --target esnext --module nodenext --allowImportingTsExtensions --types node';

let folder: string;
test.beforeAll(async () => {
  // Inside of the package, where the program finds the library of the client.
  folder = await mkdtemp(path.join(E2E, '.api-client-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a generated client has the types of the document, and works with a key', async () => {
  const document = (await (await fetch(`${PORTAL_URL}/api/openapi.json`)).json()) as OpenAPI3;
  await writeFile(path.join(folder, 'api.d.ts'), await openapiTypescript(document));
  await cp(path.join(E2E, 'fixtures/api-client/program.ts'), path.join(folder, 'program.ts'));
  const compiler = path.join(E2E, '../node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, ...CHECK.split(' '), '--ignoreConfig', 'program.ts'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });

  const superuser = await freshClient('super');
  const { secret } = await superuser.send<{ secret: string }>('POST /machine-key/', {
    name: unique('Client'),
    purpose: 'Test of the generated client',
    scopes: ['institution:read', 'alert-message:create', 'alert-message:delete'],
    networks: [],
    expires: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  });
  const { stdout } = await run(process.execPath, ['program.ts'], {
    cwd: folder,
    env: { ...process.env, PORTAL: PORTAL_URL, KEY: secret },
  });
  expect(JSON.parse(stdout)).toEqual({
    name: true,
    removed: 204,
    refused: [403, expect.objectContaining({ code: 'FORBIDDEN' })],
  });
});
