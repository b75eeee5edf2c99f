/**
 * Keys of the screens' catalogs name the purpose of a text (decision 209): `removeTitle`, `team.waiting`. A key that
 * repeats the beginning of its text does not name its use, and it changes with each new wording. A fixture with each
 * fault proves that the check works.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listTexts } from '@portal/contract/translations';

const CATALOGUES = '{shell,mfe-*,shared-ui}/src/texts/en/*.ts';
const FIXTURE = 'e2e/architecture/fixtures/text-keys/faults.ts';
const FIXTURE_FAULTS = 'faults.remove3,faults.yourRequestWaitsForA,faults.group.theyReadAndDecide';
/** A key of fewer words is often the name of the object itself: `firstName` for 'First name'. */
const MANY_WORDS = 3;

export async function textKeyFaults(): Promise<string[]> {
  const found = await Promise.all(
    globSync(CATALOGUES).map(async (file) =>
      (await badKeys(file)).map((key) => `${file}: ${key} says how its text begins, not what it is for`),
    ),
  );
  const canary = (await badKeys(FIXTURE)).join();
  return canary === FIXTURE_FAULTS ? found.flat() : [...found.flat(), `the fixture's keys passed: ${canary}`];
}

async function badKeys(file: string): Promise<string[]> {
  const catalogue: unknown = await import(pathToFileURL(path.resolve(file)).href);
  return Array.from(listTexts(catalogue))
    .filter(([place, text]) => isBad(place.at(-1) ?? '', text))
    .map(([place]) => place.join('.'));
}

function isBad(key: string, text: string): boolean {
  // Numeric keys are statuses or positions in a list.
  if (/^\d+$/.test(key)) return false;
  if (/\d$/.test(key)) return true;
  const wanted = readWords(key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2'));
  const spoken = readWords(text.replaceAll(/'|\{\w+\}|\{\w+, plural, \w+ \{/g, ''));
  if (wanted.length < MANY_WORDS || wanted[0] !== spoken[0]) return false;
  let next = 0;
  for (const word of spoken) if (word === wanted[next]) next += 1;
  return next === wanted.length;
}

const readWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
