// @vitest-environment node
/** A translator gets all texts in one file, and what they filled in comes back as catalogues. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { po } from 'gettext-parser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportTexts, importTexts } from './exchange.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'exchange-'));
  writeEnglish("export const greeting = { hello: 'Hello {name}', days: ['today', 'tomorrow'] };");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

let writes = 0;
function writeEnglish(text: string): void {
  const file = path.join(root, 'shell/src/texts/en/greeting.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  // Catalogues are read anew where their time is another one.
  writes += 1;
  utimesSync(file, writes, writes);
}
const HELLO = 'shell/src/texts/en/greeting.ts#greeting.hello';
const TOMORROW = 'shell/src/texts/en/greeting.ts#greeting.days.1';

/** What the translator does: an entry of the file gets a text. */
async function fillIn(texts: Readonly<Record<string, string>>): Promise<Buffer> {
  const table = po.parse(await exportTexts(root, 'es'));
  for (const [context, text] of Object.entries(texts)) {
    const [message] = Object.values(table.translations[context] ?? {});
    if (!message) throw new Error(`${context} is not in the file`);
    message.msgstr = [text];
  }
  return po.compile(table);
}
async function readSpanish(): Promise<unknown> {
  const { greeting } = (await import(path.join(root, 'shell/src/texts/es/greeting.ts'))) as {
    greeting: unknown;
  };
  return greeting;
}

it('brings back what was filled in, and leaves the rest English', async () => {
  const report = await importTexts(
    root,
    'es',
    await fillIn({ [HELLO]: 'Hola, {name}', [TOMORROW]: 'mañana' }),
  );
  expect(report).toEqual({ files: ['shell/src/texts/es/greeting.ts'], faults: [] });
  expect(await readSpanish()).toEqual({ hello: 'Hola, {name}', days: { 1: 'mañana' } });
});

it('has the texts of services and of the contract too', async () => {
  const { translations } = po.parse(await exportTexts(root, 'es'));
  const contexts = Object.keys(translations);
  expect(contexts.some((context) => context.startsWith('services/contract/src/texts/en/request-type/'))).toBe(
    true,
  );
  expect(contexts.some((context) => context.startsWith('services/contract/src/texts/en/messages.ts'))).toBe(
    true,
  );
});

it('preserves what is translated where the file says nothing', async () => {
  await importTexts(root, 'es', await fillIn({ [HELLO]: 'Hola, {name}' }));
  const table = po.parse(await exportTexts(root, 'es'));
  expect(Object.values(table.translations[HELLO] ?? {})[0]?.msgstr).toEqual(['Hola, {name}']);
  const report = await importTexts(root, 'es', await fillIn({ [HELLO]: '' }));
  expect(report.files).toEqual([]);
  expect(readFileSync(path.join(root, 'shell/src/texts/es/greeting.ts'), 'utf8')).toContain('Hola, {name}');
});

it('asks once for a text that versions of a form share', async () => {
  const file = path.join(root, 'services/contract/src/texts/es/request-type/dataset.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "export default { forms: { 0: { title: 'Solicitud de datos' } } };");
  const exported = await exportTexts(root, 'es');
  const context = 'services/contract/src/texts/en/request-type/dataset.ts#default.forms.2.title';
  const [message] = Object.values(po.parse(exported).translations[context] ?? {});
  expect(message?.msgstr).toEqual(['Solicitud de datos']);
  expect(await importTexts(root, 'es', exported)).toEqual({ files: [], faults: [] });
});

it('writes nothing where a place is left out, and says where', async () => {
  const report = await importTexts(root, 'es', await fillIn({ [HELLO]: 'Hola' }));
  expect(report).toEqual({
    files: [],
    faults: ['shell/src/texts/es/greeting.ts: greeting.hello leaves out the place {name}'],
  });
});

it('reports a text whose English has changed since', async () => {
  const filled = await fillIn({ [HELLO]: 'Hola, {name}' });
  writeEnglish("export const greeting = { hello: 'Good morning, {name}', days: ['today'] };");
  const report = await importTexts(root, 'es', filled);
  expect(report.files).toEqual([]);
  expect(report.faults).toContain(`${HELLO}: the English text has changed; not taken over`);
  expect(report.faults).toContain(`${TOMORROW}: there is no such text any more`);
});
