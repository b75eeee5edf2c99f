/**
 * The Research Match report: a workbook of the current cycle, generated in the background and emailed (spec 3 section
 * 7).
 */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { MATCH_REPORT_ROLES } from '../people/roles.ts';
import { staffOperationObject } from '../operation/wire.ts';

export const matchReportEndpoints = defineEndpoints({
  'POST /rm_report_dispatch/': {
    service: 'staff',
    summary:
      'Create a workbook of the Research Match applications that are open or were decided this quarter, and email it to the caller. It has IDs, summaries and scores. One at a time',
    access: MATCH_REPORT_ROLES,
    response: staffOperationObject.schema.extend({
      /** The caller's email address. */
      sent_to: z.string(),
      applications: z.int(),
    }),
    status: 202,
  },
});
