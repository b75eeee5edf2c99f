/** What a request says it will do, compared with the terms of use of its datasets (decision 306). */
import { z } from 'zod';
import { DATA_USE_CODES, DATA_USE_VERDICTS } from './data-use.ts';

export const DataUseTerm = z.enum(DATA_USE_CODES);

export const DataUseHint = z.object({
  dataset: z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() }),
  term: DataUseTerm,
  verdict: z.enum(DATA_USE_VERDICTS),
  /** In words: what of the request says so, or what to look at. */
  reason: z.string(),
});
export type DataUseHint = z.output<typeof DataUseHint>;
