/** The report of an unexpected error (spec 1 sections 3 and 8): an email to support from the affected user. */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { filter } from '../api/filters.ts';
import { LIMITS } from '../basics/limits.ts';
import { defineObject } from '../api/object.ts';
import { Id, Summary, Timestamp, singleLineText, text } from '../api/primitives.ts';

export const ErrorReport = z.strictObject({
  notes: text(LIMITS.comment),
  payload_body: text(LIMITS.longText),
  response_body: text(LIMITS.longText),
  error_fe_url: singleLineText(2000),
  error_api_url: singleLineText(2000),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

/** Stored reports. They may quote other people's input, so only administrators read them. */
export const errorReportObject = defineObject({
  name: 'error-report',
  service: 'core',
  access: { read: ['sfari_admin', 'superuser'], write: [] },
  schema: z.object({
    id: Id,
    reporter: Summary.nullable(),
    impersonator: Summary.nullable(),
    notes: z.string(),
    payload_body: z.string(),
    response_body: z.string(),
    error_fe_url: z.string(),
    error_api_url: z.string(),
    correlation_id: z.string().nullable(),
    created: Timestamp,
    /** When someone marked the report as done. */
    handled: Timestamp.nullable(),
  }),
  filters: { reporter: filter.number('in'), handled: filter.date('isnull') },
  search: ['notes', 'error_api_url', 'correlation_id'],
  ordering: ['id', 'created'],
  defaultOrdering: '-id',
});

export const errorReportEndpoints = defineEndpoints({
  'POST /notification/': {
    service: 'core',
    summary: "Send an error report to support in the caller's name",
    access: 'signed-in',
    bodyLimit: BODY_LIMITS.texts,
    body: z.strictObject({ task_name: z.literal('error_report'), fields: ErrorReport }),
    status: 202,
    response: z.object({ status: z.literal('queued') }),
    errors: ['TOO_MANY_REQUESTS'],
  },
});
