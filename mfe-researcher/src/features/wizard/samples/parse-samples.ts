import {
  findAmount,
  isSampleId,
  splitSampleIds,
  type SampleAmounts,
} from '@portal/contract/samples/sample-ids';
import { readSampleText, type SampleText } from '@portal/contract/samples/sample-text';
import { samples as words } from '#texts/samples';

/** Ids as they are typed or pasted, each with its amount where one is beside it; also the table that was exported. */
export const readSamples = (text: string): SampleText =>
  readSampleText(text, { id: words.columns.id, amount: words.columns.amount });

/** The ids that can be read. */
export const parseSamples = (text: string): SampleAmounts => readSamples(text).samples;

/**
 * What is there with what is added: a new id gets its own amount or the standard one of the kind; of an id that is there the
 * amount changes only where one is given.
 */
export function addSamples(now: SampleAmounts, added: SampleAmounts, standard: number): SampleAmounts {
  const joined = new Map(Object.entries(now));
  for (const [id, amount] of Object.entries(added)) joined.set(id, amount ?? findAmount(now, id) ?? standard);
  return Object.fromEntries(joined);
}

export type RenameProblem = 'taken' | 'tooLong';

/** Why an id cannot be put in the place of another; its row stays as it is, amount included. */
export function renameProblem(now: SampleAmounts, from: string, to: string): RenameProblem | undefined {
  const [id] = splitSampleIds(to);
  if (id === undefined || id === from) return undefined;
  if (!isSampleId(id)) return 'tooLong';
  return Object.hasOwn(now, id) ? 'taken' : undefined;
}

/** The same samples with another id in the place of one, unless that is there already or can be none. */
export function renameSample(now: SampleAmounts, from: string, to: string): SampleAmounts {
  const [id] = splitSampleIds(to);
  if (id === undefined || id === from || renameProblem(now, from, to)) return now;
  return Object.fromEntries(
    Object.entries(now).map(([each, amount]) => [each === from ? id : each, amount] as const),
  );
}
