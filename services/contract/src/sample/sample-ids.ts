/** Sample ids as people type and paste them (spec 2 section 5). */

export const SAMPLE_ID_EXAMPLE = '11000-p1';
/** Ids are asked after in batches of so many. */
export const SAMPLE_BATCH = 100;
/** Ids of one request. */
export const MOST_SAMPLES = 1000;
export const SAMPLE_ID_LENGTH = 40;
export const SAMPLE_ID_PATTERN = /^[A-Za-z0-9-]{1,40}$/;
/** Of one sample; no inventory has more. */
export const LARGEST_AMOUNT = 1_000_000;
/** A draft may contain what is not right yet, as far as its column does. */
export const LARGEST_DRAFT_AMOUNT = 999_999_999;
/** Nothing finer is measured out. */
export const AMOUNT_DECIMALS = 2;

/** Ids between commas, spaces and new lines, each once; whatever is no letter, digit or hyphen is taken out of them. */
export function splitSampleIds(text: string): string[] {
  const ids = text
    .split(/[\s,]+/)
    .map((part) => part.replaceAll(/[^A-Za-z0-9-]/g, ''))
    .filter((id) => id !== '');
  return [...new Set(ids)];
}

export function sampleBatches(ids: readonly string[]): string[][] {
  const batches: string[][] = [];
  for (let start = 0; start < ids.length; start += SAMPLE_BATCH)
    batches.push(ids.slice(start, start + SAMPLE_BATCH));
  return batches;
}

/** `samples` of a request's answers: sample id to amount; null where none was entered yet. */
export type SampleAmounts = Readonly<Record<string, number | null>>;

/** An id as it is typed may be longer than any sample's. */
export const isSampleId = (id: string): boolean => SAMPLE_ID_PATTERN.test(id);

/** The amount of one sample; undefined where it is not named, also where its id is the name of something every object has. */
export const findAmount = (samples: SampleAmounts, id: string): number | null | undefined =>
  Object.hasOwn(samples, id) ? samples[id] : undefined;

/** The stored answer, whatever it is: nothing else counts as samples. */
export function readSampleAmounts(answer: unknown): SampleAmounts {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).map(([id, amount]) => [id, typeof amount === 'number' ? amount : null]),
  );
}
