import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

const START = 'We study sleep in children who have autism, and follow their language';
const show = (before: string, after: string, isHtml = false) =>
  markWords(before, after, isHtml)
    ?.map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('') ?? null;

test('words that were taken out and added are marked where they are', () => {
  expect(show(`${START} for two years.`, `${START} and movement for three years.`)).toBe(
    `${START} [+and movement +]for [-two-][+three+] years.`,
  );
});

test('a phrase that was replaced has one mark, not one for each word', () => {
  expect(show(`${START} at home.`, `${START.replace('who have autism', 'on the spectrum')} at home.`)).toBe(
    'We study sleep in children [-who have autism-][+on the spectrum+], and follow their language at home.',
  );
});

test('a number is one word', () => {
  expect(show(`${START} at 850,000 places.`, `${START} at 935,000 places.`)).toBe(
    `${START} at [-850,000-][+935,000+] places.`,
  );
});

test('a list shows the lines that came and went', () => {
  expect(show('DS1: One\nDS2: Two', 'DS1: One\nDS3: Three\nDS2: Two')).toBe(
    'DS1: One\n[+DS3: Three\n+]DS2: Two',
  );
});

test('rich text is compared by its words, paragraph by paragraph', () => {
  expect(
    show(`<p>First.</p><p>${START} early.</p>`, `<p>First.</p><p>${START} <strong>late</strong>.</p>`, true),
  ).toBe(`First.\n${START} [-early-][+late+].`);
});

test('there are no marks in short texts, in a text written anew, and where only the formatting differs', () => {
  expect(show('Sleep', 'Sleep and language')).toBeNull();
  expect(show(START, 'Nothing of all this was kept when someone else wrote it once more.')).toBeNull();
  expect(show(`<p>${START}</p>`, `<p><strong>${START}</strong></p>`, true)).toBeNull();
});

test('very long texts, and texts that differ too much, give up soon', () => {
  const text = (word: string, words: number) =>
    Array.from({ length: words }, (_, at) => `${word}${at}`).join(' ');
  expect(show(text('a', 30_000), text('b', 30_000))).toBeNull();
  const began = performance.now();
  expect(show(text('a', 8000), text('b', 8000))).toBeNull();
  expect(performance.now() - began).toBeLessThan(2000);
});

test('what stayed and what was added give the present text', () => {
  const [before, after] = [`${START} a b c, d.\n\ne`, `${START} x b y, d.\ne f`];
  const parts = markWords(before, after, false) ?? [];
  const joined = (gone: string) =>
    parts
      .filter(({ kind }) => kind !== gone)
      .map(({ text }) => text)
      .join('');
  expect([joined('added'), joined('removed')]).toEqual([before, after]);
});
