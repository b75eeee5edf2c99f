/** Samples while an administrator corrects them: rows of text, turned into the answer when they are saved. */
import type { RequestSample, SampleAvailability } from '@portal/contract';
import { splitSampleIds } from '@portal/contract/samples/sample-ids';
import { fill } from '@portal/shared-ui';
import { samples as words } from '#texts/samples';

export interface SampleRow {
  /** Of the row on the page: the sample's id changes while it is typed. */
  readonly key: number;
  readonly id: string;
  readonly amount: string;
  readonly known: SampleAvailability | undefined;
}

export const startRows = (samples: readonly RequestSample[]): SampleRow[] =>
  samples.map(({ amount, ...known }, key) => ({
    key,
    id: known.id,
    amount: amount === null ? '' : String(amount),
    known,
  }));

/** Several ids that are pasted into one row become a row each. */
export function replaceId(rows: readonly SampleRow[], key: number, text: string): SampleRow[] {
  const isList = /[\s,]/.test(text.trim());
  const ids = isList ? splitSampleIds(text) : [text.replaceAll(/[^A-Za-z0-9-]/g, '')];
  let next = nextKey(rows);
  return rows.flatMap((row) => {
    if (row.key !== key) return [row];
    const [first = '', ...others] = ids;
    const changed = { ...row, id: first, known: row.id === first ? row.known : undefined };
    return [changed, ...others.map((id) => ({ key: next++, id, amount: row.amount, known: undefined }))];
  });
}

export const nextKey = (rows: readonly SampleRow[]): number =>
  rows.reduce((most, { key }) => Math.max(most, key), -1) + 1;

/** Rows in which an id stands. */
export const namedRows = (rows: readonly SampleRow[]): SampleRow[] => rows.filter(({ id }) => id !== '');

const toAmount = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** What is wrong before anybody is asked; the first of it, in words. */
export function rowProblem(rows: readonly SampleRow[]): string | undefined {
  const named = namedRows(rows);
  if (named.length === 0) return words.noSamples;
  const twice = named.find(({ id }, place) => named.findIndex((other) => other.id === id) !== place);
  if (twice) return fill(words.twice, { id: twice.id });
  const without = named.find(({ amount }) => !(toAmount(amount) >= 0));
  return without && fill(words.noAmount, { id: without.id });
}

export const rowAmounts = (rows: readonly SampleRow[]): Record<string, number> =>
  Object.fromEntries(namedRows(rows).map(({ id, amount }) => [id, toAmount(amount)]));

export function withAnswers(rows: readonly SampleRow[], answers: readonly SampleAvailability[]): SampleRow[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return rows.map((row) => ({ ...row, known: byId.get(row.id) ?? row.known }));
}
