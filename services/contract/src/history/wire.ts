/** Changes of an object, as pages show them. */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { expandSchema } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { listSchema } from '../api/object.ts';
import { Summary, Timestamp } from '../api/primitives.ts';

/** One change of an object or of a part of it (such as comments and reviews of a request). */
export const HistoryEntry = z.object({
  id: z.int(),
  model: z.string(),
  pk: z.string(),
  operation: z.enum(['created', 'changed', 'deleted']),
  modified: Timestamp,
  modifier: Summary.nullable(),
  impersonator: Summary.nullable(),
  /** The machine key that made the change in the name of `modifier`. */
  machine_key: Summary.nullish(),
  correlation_id: z.string().nullable(),
  /** [before, after] by field; before is null for a created row. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** @param models all models with a history */
export const historyEndpoints = (models: readonly string[]) =>
  defineEndpoints({
    'GET /history/': {
      service: 'core',
      summary:
        'Changes of one object, oldest first. Staff get an ETag: sent as If-None-Match, it is answered by 304 if nothing was added',
      access: 'signed-in',
      polled: true,
      query: z.strictObject({
        pk: z.string().regex(/^(\d{1,10}|[0-9a-f-]{36})$/i),
        model: z.enum(models),
        limit: z.coerce.number().int().min(1).max(500).optional(),
        offset: z.coerce.number().int().min(0).max(LIMITS.offsetMaximum).optional(),
        /** Accepted for uniformity (spec 3 section 7); `on` has no effect, since entries have no relations. */
        expand: expandSchema([]).optional(),
      }),
      response: listSchema(HistoryEntry),
      errors: ['NOT_FOUND'],
    },
  });
