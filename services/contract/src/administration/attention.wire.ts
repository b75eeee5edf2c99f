/**
 * What needs a hand in the running of the portal: failures grouped by their cause, with the act that solves them (decision
 * 504). Each service answers for its own part, so one that is down costs its part alone.
 */
import { z } from 'zod';
import { BulkReport } from '../request/bulk.wire.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { Id, Timestamp } from '../api/primitives.ts';
import { LIMITS } from '../basics/limits.ts';
import type { AttentionService } from '../basics/nightly-services.ts';
import { ATTENTION_ROLES } from '../people/roles.ts';

/**
 * Emails, systems outside of the portal, tasks of the night, changes of access that a system refused, updates of donors,
 * files that wait for their check, reports of errors, and orders of tissue that are not with BINS.
 */
export const ATTENTION_AREAS = [
  'email',
  'system',
  'night',
  'access',
  'donor',
  'file',
  'report',
  'order',
] as const;
export type AttentionArea = (typeof ATTENTION_AREAS)[number];

const Attention = z.object({
  /** What the caller may see, with the last time something was wrong there; null where nothing ever was. */
  areas: z.array(z.object({ area: z.enum(ATTENTION_AREAS), fine_since: Timestamp.nullable() })),
  causes: z.array(
    z.object({
      area: z.enum(ATTENTION_AREAS),
      /** The error, or the name of the system or task. */
      cause: z.string(),
      count: z.int(),
      since: Timestamp,
      /** The first of them, for one retry; empty where the caller must not do that. */
      retry: z.array(Id),
    }),
  ),
});

const readAttention = (service: AttentionService) =>
  ({
    service,
    summary: 'What needs a hand, grouped by cause, and since when all is fine',
    access: ATTENTION_ROLES,
    response: Attention,
  }) as const;
const retryAttention = (service: AttentionService) =>
  ({
    service,
    summary: 'Try up to 100 failures of one area again, each by its own rights; the answer tells of each',
    access: ATTENTION_ROLES,
    body: z.strictObject({
      area: z.enum(ATTENTION_AREAS),
      ids: z.array(Id).min(1).max(LIMITS.bulkRows),
    }),
    response: BulkReport,
  }) as const;

export const attentionEndpoints = defineEndpoints({
  'GET /core-attention/': readAttention('core'),
  'POST /core-attention/retry/': retryAttention('core'),
  'GET /researcher-attention/': readAttention('researcher'),
  'POST /researcher-attention/retry/': retryAttention('researcher'),
  'GET /tissue-attention/': readAttention('tissue'),
  'POST /tissue-attention/retry/': retryAttention('tissue'),
});
