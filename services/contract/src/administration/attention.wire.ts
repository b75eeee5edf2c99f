/**
 * The inbox "Needs attention": failures grouped by cause, with the action that resolves them (decision 504). Each
 * service reports its own failures, so the inbox still shows the other services when one is down.
 */
import { z } from 'zod';
import { BulkReport } from '../request/bulk.wire.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { Id, Timestamp } from '../api/primitives.ts';
import { LIMITS } from '../basics/limits.ts';
import type { AttentionService } from '../basics/nightly-services.ts';
import { ATTENTION_ROLES } from '../people/roles.ts';

/**
 * Emails, external systems, nightly tasks, access changes refused by a system, donor imports, files awaiting a virus
 * check, error reports, tissue orders that have not reached BINS, and webhooks that fail or were disabled.
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
  'webhook',
] as const;
export type AttentionArea = (typeof ATTENTION_AREAS)[number];

const Attention = z.object({
  /** The areas that the caller may see. `fine_since` is the time of the last failure; null if there never was one. */
  areas: z.array(z.object({ area: z.enum(ATTENTION_AREAS), fine_since: Timestamp.nullable() })),
  causes: z.array(
    z.object({
      area: z.enum(ATTENTION_AREAS),
      /** The error message, or the name of the system or task. */
      cause: z.string(),
      count: z.int(),
      since: Timestamp,
      /** The object that has a page of its own, such as the webhook. */
      object_id: Id.optional(),
      /** Ids of the first failed items, for one retry; empty if the caller may not retry them. */
      retry: z.array(Id),
    }),
  ),
});

const readAttention = (service: AttentionService) =>
  ({
    service,
    summary: 'What needs attention, grouped by cause, or since when nothing does',
    access: ATTENTION_ROLES,
    response: Attention,
  }) as const;
const retryAttention = (service: AttentionService) =>
  ({
    service,
    summary:
      'Try up to 100 failures of one area again. Permissions are checked for each; the response lists each result',
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
