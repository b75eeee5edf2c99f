/** The uses stated in a request, compared with the data use terms of its datasets (decision 306). */
import { z } from 'zod';
import { DATA_USE_CODES, DATA_USE_VERDICTS } from './data-use.ts';

export const DataUseTerm = z.enum(DATA_USE_CODES);

export const DataUseHint = z.object({
  dataset: z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() }),
  term: DataUseTerm,
  verdict: z.enum(DATA_USE_VERDICTS),
  /** Readable reason: the request data that decided the verdict, or what a person must check. */
  reason: z.string(),
});
export type DataUseHint = z.output<typeof DataUseHint>;
