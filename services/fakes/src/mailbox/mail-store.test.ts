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

it('stores each mail in a file that no other account reads', async () => {
  const store = new MailStore(folder);
  await store.store({
    id: 'one',
    message_id: '<one@portal.test>',
    from: 'portal@portal.test',
    to: ['ada@portal.test'],
    cc: [],
    reply_to: [],
    subject: 'Set a new password',
    text: 'https://portal.test/#token',
    html: '',
    received_at: new Date().toISOString(),
    deliveries: 1,
    attachments: [],
  });
  const modes = fs.readdirSync(folder).map((name) => fs.statSync(path.join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o600]);
});

it('makes its folder readable only for its account, also one that was open before', () => {
  fs.chmodSync(folder, 0o777);
  expect(new MailStore(folder).list()).toEqual([]);
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
});
