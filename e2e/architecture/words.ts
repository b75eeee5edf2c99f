/**
 * Screens take their words from the catalogue of their app (decision 156): no text between tags, and none in the
 * attributes that people see or hear. A fixture with both proves that the check still sees.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { checkTranslations } from './translations.ts';

const SCREENS = '{shell,mfe-*,shared-ui}/src/**/*.tsx';
const NOT_SCREENS = ['**/*.test.tsx', '**/testing/**', 'shared-ui/src/gallery/**'];
const FIXTURE = 'e2e/architecture/fixtures/words/Spoken.tsx';
/** Attributes whose text is shown or read aloud. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'caption',
  'description',
  'help',
  'label',
  'placeholder',
  'submitLabel',
  'title',
]);
const LETTERS = /\p{L}{2}/u;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function splitWords(node: Node): string[] {
  const own =
    node['type'] === 'JSXText'
      ? [String(node['value']).trim()]
      : node['type'] === 'JSXAttribute'
        ? attributeWords(node)
        : [];
  const inside = Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode).flatMap(splitWords) : isNode(value) ? splitWords(value) : [],
  );
  return [...own.filter((text) => LETTERS.test(text)), ...inside];
}

function attributeWords({ name, value }: Node): string[] {
  if (!isNode(name) || !isNode(value) || value['type'] !== 'StringLiteral') return [];
  return SPOKEN.has(String(name['value'])) ? [String(value['value'])] : [];
}

const wordsIn = (file: string): string[] =>
  splitWords(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true }) as unknown as Node);

const files = globSync(SCREENS, { exclude: NOT_SCREENS });
let failed = 0;
for (const file of files)
  for (const text of wordsIn(file)) {
    failed += 1;
    console.error(`✗ ${file}: “${text}” belongs into src/texts`);
  }
const seen = wordsIn(FIXTURE);
if (seen.join() !== 'A title,Some words') {
  failed += 1;
  console.error(`✗ the words of ${FIXTURE} were not seen`);
}
console.log(`words: ${files.length} screens, ${failed} texts outside the catalogues`);
const translations = await checkTranslations();
for (const fault of translations.faults) console.error(`✗ ${fault}`);
failed += translations.faults.length;
console.log(`translations: ${translations.count} files, ${translations.faults.length} faults`);
process.exitCode = failed ? 1 : 0;
