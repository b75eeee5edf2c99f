/** Letters are stored by migrations, so the check of catalogs does not see them. */
import { listFaults } from '@portal/contract/testing/text-rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore();
});
afterAll(() => core.stop());

interface Letter {
  key: string;
  subject: string;
  body: string;
  subject_es: string;
  body_es: string;
}
const readLetters = () =>
  core.build.sql<Letter>(
    'select key, subject, body, subject_es, body_es from core.email_template order by key',
  );

it('stored letters follow the style guide', async () => {
  const letters = await readLetters();
  expect(letters.length).toBeGreaterThan(10);
  expect(
    letters.flatMap(({ key, subject, body }) =>
      [subject, ...body.split(/<[^>]*>/)].flatMap((text) =>
        listFaults(text).map((fault) => `${key}: ${fault}`),
      ),
    ),
  ).toEqual([]);
});

it('every stored letter has its Spanish text, with the same places, prompts and addresses', async () => {
  const parts = (text: string) => (text.match(/\{[a-z_]+\}|\[[^\]]*\]|href="[^"]*"/g) ?? []).toSorted();
  for (const { key, subject, body, subject_es, body_es } of await readLetters()) {
    expect.soft(subject_es, key).not.toBe('');
    expect.soft(body_es, key).toContain('<p>Hola, {first_name}:</p>');
    expect.soft(parts(subject_es), key).toEqual(parts(subject));
    expect.soft(new Set(parts(body_es)), key).toEqual(new Set(parts(body)));
  }
});
