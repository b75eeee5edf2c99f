/** Sample rows while an administrator edits them: text, converted on save. */
import type { RequestSample, SampleAvailability } from '@portal/contract';
import { isSampleId, SAMPLE_ID_LENGTH } from '@portal/contract/samples/sample-ids';
import { amountProblem } from '@portal/contract/samples/sample-rules';
import { readSampleText } from '@portal/contract/samples/sample-text';
import { fill } from '@portal/shared-ui';
import { samples as words } from '#texts/samples';

export interface SampleRow {
  /** Identifies the row on the page, because the sample id changes while it is edited. */
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

/** Pasting several ids into a row splits them into one row each, with their amounts. */
export function replaceId(rows: readonly SampleRow[], key: number, text: string): SampleRow[] {
  const pasted = readPasted(text);
  let next = nextKey(rows);
  return rows.flatMap((row) => {
    if (row.key !== key) return [row];
    const [[first, amount = row.amount] = [''], ...others] = pasted;
    const changed = { ...row, id: first, amount, known: row.id === first ? row.known : undefined };
    return [
      changed,
      ...others.map(([id, beside = row.amount]) => ({ key: next++, id, amount: beside, known: undefined })),
    ];
  });
}

/** Invalid ids get a row too, so that they can be corrected. */
function readPasted(text: string): [id: string, amount?: string][] {
  if (!/[\s,;]/.test(text.trim())) return [[text.replaceAll(/[^A-Za-z0-9-]/g, '')]];
  const { samples, refused } = readSampleText(text);
  return [
    ...Object.entries(samples).map(([id, amount]): [string, string?] =>
      amount === null ? [id] : [id, String(amount)],
    ),
    ...refused.map((id): [string] => [id]),
  ];
}

export const nextKey = (rows: readonly SampleRow[]): number =>
  rows.reduce((most, { key }) => Math.max(most, key), -1) + 1;

/** Rows with an id. */
export const namedRows = (rows: readonly SampleRow[]): SampleRow[] => rows.filter(({ id }) => id !== '');

/** Null if the text is not a number. */
export const readAmount = (text: string): number | null => {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? null : number;
};

/** The first problem that can be found without asking the inventory. */
export function rowProblem(rows: readonly SampleRow[]): string | undefined {
  const named = namedRows(rows);
  if (named.length === 0) return words.noSamples;
  const twice = named.find(({ id }, place) => named.findIndex((other) => other.id === id) !== place);
  if (twice) return fill(words.twice, { id: twice.id });
  const long = named.find(({ id }) => !isSampleId(id));
  if (long) return fill(words.tooLong, { id: long.id, limit: SAMPLE_ID_LENGTH });
  return named.map(({ id, amount }) => amountProblem(id, readAmount(amount))).find(Boolean);
}

export const rowAmounts = (rows: readonly SampleRow[]): Record<string, number | null> =>
  Object.fromEntries(namedRows(rows).map(({ id, amount }) => [id, readAmount(amount)]));

export function withAnswers(rows: readonly SampleRow[], answers: readonly SampleAvailability[]): SampleRow[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return rows.map((row) => ({ ...row, known: byId.get(row.id) ?? row.known }));
}
