/** Sample ids as typed or pasted (spec 2 section 5). */

export const SAMPLE_ID_EXAMPLE = '11000-p1';
/** Number of ids checked in one call. */
export const SAMPLE_BATCH = 100;
/** Maximum number of ids in one request. */
export const MOST_SAMPLES = 1000;
export const SAMPLE_ID_LENGTH = 40;
export const SAMPLE_ID_PATTERN = /^[A-Za-z0-9-]{1,40}$/;
/** Maximum amount of one sample; no inventory has more. */
export const LARGEST_AMOUNT = 1_000_000;
/** Maximum amount in a draft, which may contain invalid amounts that still fit the column. */
export const LARGEST_DRAFT_AMOUNT = 999_999_999;
/** Number of decimals that can be measured. */
export const AMOUNT_DECIMALS = 2;

/**
 * Splits text into distinct ids at commas, spaces and new lines; characters other than letters, digits and hyphens are
 * removed.
 */
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

/** The `samples` answer of a request: amount by sample id; null if no amount was entered yet. */
export type SampleAmounts = Readonly<Record<string, number | null>>;

/** Ids typed by a user may be longer than any valid id. */
export const isSampleId = (id: string): boolean => SAMPLE_ID_PATTERN.test(id);

/**
 * The amount of one sample; undefined if it is not listed. Own properties only, so that an id such as `constructor`
 * finds nothing.
 */
export const findAmount = (samples: SampleAmounts, id: string): number | null | undefined =>
  Object.hasOwn(samples, id) ? samples[id] : undefined;

/** Reads the stored answer; anything other than an object counts as no samples. */
export function readSampleAmounts(answer: unknown): SampleAmounts {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).map(([id, amount]) => [id, typeof amount === 'number' ? amount : null]),
  );
}
