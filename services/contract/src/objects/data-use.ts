/** What a request says it will do, held against the terms of use of its datasets (decision 306). */
import { z } from 'zod';
import { DATA_USE_CODES, DATA_USE_VERDICTS } from '../data-use.ts';
import { defineEndpoints } from '../endpoint.ts';
import { IdParams } from '../primitives.ts';

export const DataUseTerm = z.enum(DATA_USE_CODES);

const DataUseHint = z.object({
  dataset: z.object({ id: z.uuid(), dataset_id: z.string(), display_name: z.string() }),
  term: DataUseTerm,
  verdict: z.enum(DATA_USE_VERDICTS),
  /** In words: what of the request says so, or what to look at. */
  reason: z.string(),
});
export type DataUseHint = z.output<typeof DataUseHint>;

export const dataUseEndpoints = defineEndpoints({
  'GET /request/{id}/data-use/': {
    service: 'researcher',
    summary:
      'The terms of use of the datasets of a request, each with what the request says of it; a hint for reviewers',
    access: 'signed-in',
    params: IdParams,
    response: z.object({ hints: z.array(DataUseHint) }),
    // Nobody judges a request of their own.
    errors: ['WRONG_STATE'],
  },
});
