/** The Research Match report: a workbook of the current cycle, sent by mail (spec 3 section 7). */
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { MATCH_REPORT_ROLES } from '../roles.ts';

export const matchReportEndpoints = defineEndpoints({
  'POST /rm_report_dispatch/': {
    service: 'staff',
    summary:
      'Send the caller a workbook of the Research Match applications that are under way or were decided in this quarter, with ids, summaries and scores',
    access: MATCH_REPORT_ROLES,
    response: z.object({
      /** Of the caller. */
      sent_to: z.string(),
      applications: z.int(),
    }),
  },
});
