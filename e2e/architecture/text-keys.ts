/**
 * Keys of the screens' catalogs name the purpose of a text (decision 209): `removeTitle`, `team.waiting`. A key that
 * repeats the beginning of its text does not name its use, and it changes with each new wording. Keys of all catalogs
 * use the standard terms, except where the text itself has the word. A fixture with each fault proves that the check
 * works.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listTexts } from '@portal/contract/translations';
import { findRefused } from './refused-words.ts';

const CATALOGUES = '{shell,mfe-*,shared-ui}/src/texts/en/*.ts';
const SERVICE_CATALOGUES = 'services/*/src/texts/en/*.ts';
const FIXTURE = 'e2e/architecture/fixtures/text-keys/faults.ts';
const FIXTURE_FAULTS =
  'faults.remove3,faults.yourRequestWaitsForA,faults.group.theyReadAndDecide,faults.parcelSent';
/** Keys that are values of the API or of an address. */
const VALUES = ['judge', 'night', 'sbso_said_no'];
/** A key of fewer words is often the name of the object itself: `firstName` for 'First name'. */
const MANY_WORDS = 3;

export async function textKeyFaults(): Promise<string[]> {
  const screens = globSync(CATALOGUES).map(async (file) =>
    (await listBadKeys(file)).map((key) => `${file}: ${key} says how its text begins, not what it is for`),
  );
  const all = globSync([CATALOGUES, SERVICE_CATALOGUES]).map(async (file) =>
    (await listOldKeys(file)).map(([key, term]) => `${file}: ${key} (say ${term})`),
  );
  const found = (await Promise.all([...screens, ...all])).flat();
  const old = (await listOldKeys(FIXTURE)).map(([key]) => key);
  const canary = [...(await listBadKeys(FIXTURE)), ...old].join();
  return canary === FIXTURE_FAULTS ? found : [...found, `the fixture's keys passed: ${canary}`];
}

async function readTexts(file: string): Promise<ReadonlyArray<readonly [readonly string[], string]>> {
  const catalogue: unknown = await import(pathToFileURL(path.resolve(file)).href);
  return Array.from(listTexts(catalogue));
}

async function listBadKeys(file: string): Promise<string[]> {
  return (await readTexts(file))
    .filter(([place, text]) => isBad(place.at(-1) ?? '', text))
    .map(([place]) => place.join('.'));
}

async function listOldKeys(file: string): Promise<ReadonlyArray<readonly [string, string]>> {
  return (await readTexts(file)).flatMap(([place, text]) => {
    const refused = place
      .filter((key) => !VALUES.includes(key))
      .map(findRefused)
      .find((one) => one && !text.toLowerCase().includes(one.word.replace(/s$/, '')));
    return refused ? [[place.join('.'), refused.term] as const] : [];
  });
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
