import { type SampleAmounts, splitSampleIds } from '@portal/contract/samples/sample-ids';

/** A line of a spreadsheet: an id, and an amount in the second column. */
const WITH_AMOUNT = /^\s*"?([^\t"]+)"?\t\s*"?(\d+(?:[.,]\d+)?)"?\s*(?:\t.*)?$/;

/** Ids as they are typed or pasted, each with its amount where a spreadsheet's second column gives one. */
export function parseSamples(text: string): SampleAmounts {
  const found: Record<string, number | null> = {};
  for (const line of text.split(/\r?\n/)) {
    const [, id, amount] = WITH_AMOUNT.exec(line) ?? [];
    const ids = splitSampleIds(id ?? line);
    const isPair = ids.length === 1 && amount !== undefined;
    for (const each of isPair ? ids : splitSampleIds(line))
      found[each] = isPair ? Number(amount.replace(',', '.')) : (found[each] ?? null);
  }
  return found;
}

/**
 * What is there with what is added: a new id gets its own amount or the standard one of the kind; of an id that is there the
 * amount changes only where one is given.
 */
export function addSamples(now: SampleAmounts, added: SampleAmounts, standard: number): SampleAmounts {
  const joined: Record<string, number | null> = { ...now };
  for (const [id, amount] of Object.entries(added)) joined[id] = amount ?? now[id] ?? standard;
  return joined;
}

/** The same samples with another id in the place of one; an id that is there already is not doubled. */
export function renameSample(now: SampleAmounts, from: string, to: string): SampleAmounts {
  const [id] = splitSampleIds(to);
  if (id === undefined || id === from) return now;
  return Object.fromEntries(
    Object.entries(now).flatMap(([each, amount]) => {
      if (each === from) return id in now ? [] : [[id, amount] as const];
      return [[each, amount] as const];
    }),
  );
}
