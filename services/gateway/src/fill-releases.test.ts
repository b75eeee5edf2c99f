/** The store of releases that gateways share begins with the apps of their image. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillStore } from './releases/fill-store.ts';
import {
  incomingFolder,
  listVersions,
  publishVersion,
  readPointer,
  rollbackVersion,
  switchVersion,
} from './releases/index.ts';

let folder: string;
let image: string;
let store: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-fill-'));
  image = path.join(folder, 'image');
  store = path.join(folder, 'store');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

async function publish(place: string, app: string, version: string): Promise<void> {
  const incoming = incomingFolder(place, app, version);
  fs.mkdirSync(path.join(incoming, 'assets'));
  fs.writeFileSync(path.join(incoming, 'assets/main.js'), `${app} ${version} `.repeat(200));
  await publishVersion(place, app, version, incoming);
  switchVersion(place, app, version);
}

const fill = (): string[] => fillStore(image, store);
/** Runs the program as the first container of a gateway does. */
async function runFill(place: Readonly<Record<string, string>> = { RELEASES_DIR: store }): Promise<string[]> {
  const program = path.join(import.meta.dirname, 'fill-releases.ts');
  const env = { PATH: process.env['PATH'], ...place };
  const { stdout } = await promisify(execFile)(process.execPath, [program, image], { env });
  return stdout.split('\n').filter((line) => line !== '');
}
const read = (app: string, version: string, file: string): string =>
  fs.readFileSync(path.join(store, app, version, file), 'utf8');

it('copies what the store lacks, whole and with its compressed copies, and makes it current', async () => {
  await publish(image, 'shell', 's1');
  await publish(image, 'mfe-staff', 'v1');
  expect(await runFill()).toEqual([
    'mfe-staff v1 is in the store.',
    'mfe-staff v1 is current.',
    'shell s1 is in the store.',
    'shell s1 is current.',
  ]);
  expect(read('shell', 's1', 'assets/main.js')).toContain('shell s1');
  expect(fs.readdirSync(path.join(store, 'shell/s1/assets'))).toContain('main.js.br');
  expect(readPointer(store, 'mfe-staff')).toEqual({ version: 'v1' });
  expect(fs.readdirSync(path.join(store, 'shell')).toSorted()).toEqual(['current.json', 's1']);
});

it('leaves what people get as it is, beside a newer image too', async () => {
  await publish(image, 'mfe-staff', 'v1');
  fill();
  await publish(store, 'mfe-staff', 'v2');
  await publish(image, 'mfe-staff', 'v3');
  expect(fill()).toEqual(['mfe-staff v3 is in the store.']);
  expect(readPointer(store, 'mfe-staff')).toEqual({ version: 'v2', previous: 'v1' });
  expect(fill(), 'all of it is there').toEqual([]);
  expect(rollbackVersion(store, 'mfe-staff').version).toBe('v1');
  fill();
  expect(readPointer(store, 'mfe-staff')?.version).toBe('v1');
});

it('goes back only to the first version of the image, not to those before it', async () => {
  for (const version of ['v1', 'v2']) await publish(image, 'mfe-staff', version);
  fill();
  expect(readPointer(store, 'mfe-staff')).toEqual({ version: 'v2' });
  expect(listVersions(store, 'mfe-staff').toSorted()).toEqual(['v1', 'v2']);
});

it('may run for several gateways in parallel', async () => {
  for (const app of ['mfe-researcher', 'mfe-staff', 'mfe-tissue', 'shell']) await publish(image, app, 'v1');
  const lines = (await Promise.all([runFill(), runFill(), runFill()])).flat();
  expect(lines.filter((line) => line.endsWith('v1 is in the store.')).toSorted()).toEqual([
    'mfe-researcher v1 is in the store.',
    'mfe-staff v1 is in the store.',
    'mfe-tissue v1 is in the store.',
    'shell v1 is in the store.',
  ]);
  for (const app of fs.readdirSync(store)) {
    expect(fs.readdirSync(path.join(store, app)).toSorted()).toEqual(['current.json', 'v1']);
    expect(read(app, 'v1', 'assets/main.js')).toContain(`${app} v1`);
  }
});

it('lets the group of the person who deploys write beside what it made', async () => {
  await publish(image, 'mfe-staff', 'v1');
  await runFill();
  expect(fs.statSync(path.join(store, 'mfe-staff')).mode & 0o777).toBe(0o775);
});

it('leaves a few old versions, however many images come', async () => {
  await publish(store, 'mfe-staff', 'v0');
  for (let number = 1; number <= 7; number += 1) {
    await publish(image, 'mfe-staff', `v${number}`);
    fill();
    fs.rmSync(image, { recursive: true });
  }
  expect(listVersions(store, 'mfe-staff').toSorted()).toEqual(['v0', 'v3', 'v4', 'v5', 'v6', 'v7']);
});

it('says in one line what it cannot do', async () => {
  await expect(runFill({})).rejects.toMatchObject({
    code: 1,
    stderr: 'fill-releases: name the folder of the apps, and in RELEASES_DIR the store.\n',
  });
  await publish(image, 'mfe-staff', 'v1');
  fs.writeFileSync(store, 'a file');
  await expect(runFill()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^fill-releases: [^\n]+\n$/),
  });
});
