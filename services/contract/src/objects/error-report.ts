/** The report of an unexpected error (spec 1 sections 3 and 8): a mail to support, written by the person who met it. */
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { line, text } from '../primitives.ts';

export const ErrorReport = z.strictObject({
  notes: text(LIMITS.comment),
  payload_body: text(LIMITS.longText),
  response_body: text(LIMITS.longText),
  error_fe_url: line(2000),
  error_api_url: line(2000),
});
export type ErrorReport = z.infer<typeof ErrorReport>;

export const errorReportEndpoints = defineEndpoints({
  'POST /notification/': {
    service: 'core',
    summary: 'Send an error report to support, in the caller’s name',
    access: 'signed-in',
    body: z.strictObject({ task_name: z.literal('error_report'), fields: ErrorReport }),
    status: 202,
    response: z.object({ status: z.literal('queued') }),
    errors: ['TOO_MANY_REQUESTS'],
  },
});
