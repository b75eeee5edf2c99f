/** Letters are stored by migrations, so the check of catalogs does not see them. */
import { listFaults } from '@portal/contract/testing/text-rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

it('stored letters follow the style guide', async () => {
  const letters = await core.build.sql<{ key: string; subject: string; body: string }>(
    'select key, subject, body from core.email_template order by key',
  );
  expect(letters.length).toBeGreaterThan(10);
  expect(
    letters.flatMap(({ key, subject, body }) =>
      [subject, ...body.split(/<[^>]*>/)].flatMap((text) =>
        listFaults(text).map((fault) => `${key}: ${fault}`),
      ),
    ),
  ).toEqual([]);
});
