/** Folders and files of the installation are its account's alone, also with a umask that hides nothing. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRunFile } from '../processes/run-file.ts';
import { makePrivateFolder } from './private-folder.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-modes-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What others than the owner may do: read and write, of a folder pass through too unless root started it. */
const openTo = (place: string): number => {
  const stat = fs.statSync(place);
  return stat.mode & (stat.isDirectory() && process.getuid?.() === 0 ? 0o066 : 0o077);
};

it('keys, the note of what runs, and the folders around them', () => {
  const dataDir = path.join(folder, 'data');
  // An earlier version made it for everyone.
  fs.mkdirSync(path.join(dataDir, 'keys'), { recursive: true });
  for (const place of [dataDir, path.join(dataDir, 'keys')]) fs.chmodSync(place, 0o777);
  fs.writeFileSync(path.join(dataDir, 'keys', 'master.secret'), 'old secret');
  fs.chmodSync(path.join(dataDir, 'keys', 'master.secret'), 0o644);
  makePrivateFolder(dataDir);
  loadSecrets(dataDir);
  writeRunFile(dataDir, { pid: 1, url: 'http://localhost:8080', programs: {} });
  const places = fs.readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(places.length).toBeGreaterThan(4);
  const open = ['.', ...places].filter((name) => openTo(path.join(dataDir, name)) !== 0);
  expect(open).toEqual([]);
});
