/** How a service is run by others than the launcher: secrets from files, TLS, and an end that balancers see coming. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@portal/kit/postgres';
import { createKeyPair, makeCertificate, makeServiceToken } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forkCore, startCoreProcess, type CoreProcess } from './testing/core-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-serving-'));
const cert = path.join(folder, 'TLS_CERT');
let core: CoreProcess;
let url: string;

beforeAll(async () => {
  const keys = createKeyPair();
  const identity = await makeCertificate();
  const secrets = {
    TLS_CERT: identity.cert,
    TLS_KEY: identity.key,
    AUTH_PUBLIC_KEY: keys.publicKey,
    AUTH_PRIVATE_KEY: keys.privateKey,
    SERVICE_TOKEN: makeServiceToken('core'),
  };
  for (const [name, secret] of Object.entries(secrets))
    writeFileSync(path.join(folder, name), `${secret.trimEnd()}\n`);
  const files = Object.keys(secrets).map((name) => [`${name}_FILE`, path.join(folder, name)] as const);
  const plain = Object.keys(secrets).map((name) => [name, ''] as const);
  core = await startCoreProcess({ ...Object.fromEntries([...plain, ...files]), DRAIN_SECONDS: '4' });
  url = core.url.replace('http:', 'https:');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The status that a program with these authorities is answered. */
async function ask(place: string, authorities = cert): Promise<string> {
  const script = `fetch(process.argv[1]).then((answer) => console.log(answer.status), (error) => console.log(error.cause.code))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script, url + place], {
    env: { NODE_EXTRA_CA_CERTS: authorities },
  });
  return stdout.trim();
}

it('starts with its secrets in files and serves TLS to those who know the authority', async () => {
  expect(await ask('/health/ready')).toBe('200');
  expect(await ask('/health/ready', '')).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
});

it('leaves in order when it is asked to as soon as it listens', async () => {
  const port = await freePort();
  const { child, clear } = await forkCore({ SERVICE_PORT: String(port) });
  const ended = once(child, 'exit');
  const listens = () =>
    fetch(`http://127.0.0.1:${port}/health/live`).then(
      () => true,
      () => false,
    );
  await expect.poll(listens, { interval: 5, timeout: 30_000 }).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await clear();
});

it('reports for DRAIN_SECONDS after SIGTERM that it is not ready, and still answers', async () => {
  const stopped = core.stop();
  await expect.poll(() => ask('/health/ready'), { timeout: 3000 }).toBe('503');
  expect(await ask('/branding/')).toBe('200');
  await stopped;
  expect(await ask('/health/live')).toBe('ECONNREFUSED');
});
