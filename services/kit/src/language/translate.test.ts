/** A language whose words are files in a folder, as those of a real one are: its code is for private use (ISO 639). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MESSAGES, requestType } from '@portal/contract';
import type { Language } from '@portal/contract/language';
import { translatable } from '@portal/contract/words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLanguage } from './context.ts';
import { createSpeaker } from './translate.ts';

const PRIVATE = 'qaa' as Language;
const dir = mkdtempSync(path.join(tmpdir(), 'words-'));
const { say, sayPieces, translate } = createSpeaker(dir);
const type = requestType(1);

const words = translatable('core/word-test', {
  days: '{count, plural, one {# day} other {# days}} for {name}',
  untranslated: 'No one has said this in another language',
});

function write(file: string, texts: unknown): void {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), `export default ${JSON.stringify(texts)};\n`);
}
beforeAll(() => {
  write('contract/src/texts/qaa/messages.ts', { required: 'Verplicht veld' });
  write(`contract/src/texts/qaa/request-type/${type.key}.ts`, { label: 'Aanvraag' });
  write('core/src/texts/qaa/word-test.ts', {
    days: '{name}: {count, plural, one {# dag} other {# dagen}}',
  });
});
afterAll(() => rmSync(dir, { recursive: true }));

it('finds texts of the contract, of its definitions and of services in their files', () => {
  inLanguage(PRIVATE, () => {
    expect(translate(MESSAGES.required)).toBe('Verplicht veld');
    expect(translate(type.label)).toBe('Aanvraag');
    expect(say(words.days, { count: 1, name: 'Ada' })).toBe('Ada: 1 dag');
    expect(say(words.days, { count: 3, name: 'Ada' })).toBe('Ada: 3 dagen');
  });
});

it('stays English where nothing is translated: a text, a catalogue, a language', () => {
  inLanguage(PRIVATE, () => {
    expect(translate(MESSAGES.dateFormat)).toBe(MESSAGES.dateFormat);
    expect(say(words.untranslated)).toBe(words.untranslated);
  });
  inLanguage('qab' as Language, () =>
    expect(say(words.days, { count: 1, name: 'Ada' })).toBe('1 day for Ada'),
  );
  expect(translate(MESSAGES.required)).toBe(MESSAGES.required);
});

it('puts what a function makes of tags between the strings, and leaves tags in values alone', () => {
  const link = (inside: readonly (string | { readonly shown: string })[]) => ({
    shown: inside.map((piece) => (typeof piece === 'string' ? piece : piece.shown)).join(''),
  });
  expect(
    sayPieces('Ask <a>{who}</a> at <b></b>, {name}.', { a: link, b: link, who: 'us', name: '<a>x</a>' }),
  ).toEqual(['Ask ', { shown: 'us' }, ' at ', { shown: '' }, ', <a>x</a>.']);
  expect(sayPieces('No link', {})).toEqual(['No link']);
});
