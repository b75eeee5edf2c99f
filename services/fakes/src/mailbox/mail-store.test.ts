import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MailStore } from './mail-store.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-inbox-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('keeps its folder for the eyes of its account alone, also one that was open before', () => {
  fs.chmodSync(folder, 0o777);
  expect(new MailStore(folder).list()).toEqual([]);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
});
