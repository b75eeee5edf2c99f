import {
  findAmount,
  isSampleId,
  splitSampleIds,
  type SampleAmounts,
} from '@portal/contract/samples/sample-ids';
import { readSampleText, type SampleText } from '@portal/contract/samples/sample-text';
import { samples as words } from '#texts/samples';

/** Parses typed or pasted ids with optional amounts; it also reads the exported table. */
export const readSamples = (text: string): SampleText =>
  readSampleText(text, { id: words.columns.id, amount: words.columns.amount });

/** The valid ids in the text. */
export const parseSamples = (text: string): SampleAmounts => readSamples(text).samples;

/**
 * Merges added samples into the list. A new id gets its own amount or the kind's default. An existing id changes its
 * amount only if one is given.
 */
export function addSamples(now: SampleAmounts, added: SampleAmounts, standard: number): SampleAmounts {
  const joined = new Map(Object.entries(now));
  for (const [id, amount] of Object.entries(added)) joined.set(id, amount ?? findAmount(now, id) ?? standard);
  return Object.fromEntries(joined);
}

export type RenameProblem = 'taken' | 'tooLong';

/** Why an id cannot replace another; the row then stays unchanged, including its amount. */
export function renameProblem(now: SampleAmounts, from: string, to: string): RenameProblem | undefined {
  const [id] = splitSampleIds(to);
  if (id === undefined || id === from) return undefined;
  if (!isSampleId(id)) return 'tooLong';
  return Object.hasOwn(now, id) ? 'taken' : undefined;
}

/** Replaces one id. The samples stay unchanged if the new id is invalid or already in the list. */
export function renameSample(now: SampleAmounts, from: string, to: string): SampleAmounts {
  const [id] = splitSampleIds(to);
  if (id === undefined || id === from || renameProblem(now, from, to)) return now;
  return Object.fromEntries(
    Object.entries(now).map(([each, amount]) => [each === from ? id : each, amount] as const),
  );
}
