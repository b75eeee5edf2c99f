/** What researchers read in forms, terms and choices of requests is there in Spanish, in every version. */
import { expect, it } from 'vitest';
import { completeTranslation } from '../words/translations.ts';
import { contractTexts, readTexts } from '../words/words.ts';
import { ALL_REQUEST_TYPES } from './lookup.ts';

/** The same in both languages. */
const SAME = /^(No|USPS|UPS|FedEx|DHL|World Courier|Plasma|Research Match|SPARK|SSC|Simons Searchlight)$/;

const listTexts = (value: unknown, place = ''): string[] =>
  typeof value === 'string'
    ? SAME.test(value)
      ? []
      : [place]
    : Object.entries(value ?? {}).flatMap(([key, part]) => listTexts(part, `${place}.${key}`));

it.each(ALL_REQUEST_TYPES.map(({ key }) => key))('%s', async (key) => {
  const english = readTexts(`request-type/${key}`, contractTexts.get(`request-type/${key}`));
  const { default: words } = (await import(`../texts/es/request-type/${key}.ts`)) as { default: unknown };
  const spanish = new Set(listTexts(completeTranslation(english, words)));
  expect(listTexts(english).filter((place) => !spanish.has(place))).toEqual([]);
});
