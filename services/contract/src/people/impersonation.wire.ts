/** Impersonation and its log (spec 1 sections 3 "Post-log", 4 "Impersonation" and 7). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Id, Summary, Timestamp, requiredText } from '../api/primitives.ts';
import { Session } from './account.wire.ts';

/** Who writes each kind of log line: the signed-in person, about an event on a page, or only the portal. */
export const LOG_WRITERS = { page: 'people', impersonation: 'portal' } as const;
export type LogKind = keyof typeof LOG_WRITERS;
const LogKindName = z.enum(['page', 'impersonation']) satisfies z.ZodType<LogKind>;

/** One line of the log. Lines are never changed or removed. */
export const postLogObject = defineObject({
  name: 'post-log',
  service: 'core',
  access: { read: ['superuser'], write: [] },
  schema: z.object({
    id: Id,
    log: z.string(),
    /** Null for lines written before kinds existed. */
    kind: LogKindName.nullable(),
    actor: Summary.nullable(),
    impersonator: Summary.nullable(),
    correlation_id: z.string().nullable(),
    created: Timestamp,
  }),
  filters: {
    id: filter.number('in'),
    kind: filter.text('in'),
    actor: filter.number('in'),
    impersonator: filter.number('in'),
  },
  search: ['log'],
  ordering: ['id', 'created'],
  defaultOrdering: '-id',
});

export const impersonationEndpoints = defineEndpoints({
  'DELETE /impersonation/': {
    service: 'core',
    summary: 'Stop acting as someone else and return to the original session, with its original expiry',
    access: 'anyone',
    response: z.object({ session: Session }),
    errors: ['NOT_SIGNED_IN'],
  },
  'POST /post-log/': {
    service: 'core',
    summary: 'Write a log entry of a kind that people can write',
    access: 'signed-in',
    body: z.strictObject({ log: requiredText(LIMITS.logText), kind: LogKindName.optional() }),
    status: 201,
    response: z.object({ id: Id }),
    errors: ['TOO_MANY_REQUESTS'],
  },
});
