import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startCore, type CoreHarness } from '../../../testing/core-harness.ts';
import { upload } from '../../../testing/uploads.ts';

// Each upload gets a thread, which takes its time to start where the machine is busy.
let core: CoreHarness;
let hostile: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  core = await startCore();
  hostile = await core.build.person();
  person = await core.build.person();
});
afterAll(() => core.stop());

/** What is still arriving has another name. */
const UUID = /^[0-9a-f-]{36}$/;
/** Takes seconds to read. */
const SLOW = Buffer.from(
  `%PDF-1.7\n${Array.from({ length: 200_000 }, (_, index) => `${index + 1} 0 obj 1 endobj\n`).join('')}%%EOF`,
);

it('checks the files of one person one after the other, so that others need not wait for them', async () => {
  let finished = 0;
  const slow = Array.from({ length: 4 }, () =>
    upload(core, hostile, { content: SLOW }).then(({ status }) => {
      finished += 1;
      return status;
    }),
  );
  // They are all here, and some of them wait for a thread.
  const whole = async () =>
    (await readdir(path.join(core.dataDir, 'files'))).filter((name) => UUID.test(name));
  await vi.waitFor(async () => expect(await whole()).toHaveLength(slow.length), { timeout: 20_000 });
  expect((await upload(core, person)).status).toBe(201);
  expect(finished).toBeLessThanOrEqual(1);
  expect(await Promise.all(slow)).toEqual([400, 400, 400, 400]);
});
