import type { AttentionSource } from '@portal/common';
import { errorReportObject } from '@portal/contract';
import { definePolicy, defineResource, fromModel, lockOne, sql } from '@portal/kit';
import { z } from 'zod';
import { ErrorReportModel } from '../../models/index.ts';
import { personSummary } from '../../rules/person-summary.sql.ts';

const errorReportPolicy = definePolicy({
  object: 'error-report',
  relations: {},
  actions: {
    read: { who: { sfari_admin: 'any', superuser: 'any' } },
    /** Marks the report as handled. */
    handle: { who: { sfari_admin: 'any', superuser: 'any' } },
  },
});

/** Error reports as stored, without secrets. */
export const errorReportResource = defineResource({
  object: errorReportObject,
  ...fromModel(ErrorReportModel),
  policy: errorReportPolicy,
  columns: {
    reporter: personSummary('t.reporter_id'),
    impersonator: personSummary('t.impersonator_id'),
  },
  filters: { reporter: 't.reporter_id' },
  search: { notes: 't.notes', error_api_url: 't.error_api_url', correlation_id: 't.correlation_id' },
});

const Waiting = z.object({ cause: z.string(), count: z.int(), since: z.string(), ids: z.array(z.int()) });

/**
 * Error reports that no one has handled, grouped by the failed call or else by the page. Ids and parameters are removed
 * for the grouping.
 */
export const reportAttention: AttentionSource = {
  area: 'report',
  policy: errorReportPolicy,
  readCauses: ({ database }) =>
    database.rows(
      Waiting,
      sql`select regexp_replace(split_part(coalesce(nullif(t.error_api_url, ''), t.error_fe_url), '?', 1),
            '/[0-9][0-9a-f-]*(?=/|$)', '/…', 'g') as cause, count(*)::int as count,
          to_jsonb(min(t.created)) #>> '{}' as since, array_agg(t.id order by t.id) as ids
        from core.error_report t where t.handled is null group by 1 order by 2 desc, 1`,
    ),
  readFineSince: async (reads) =>
    (
      await reads.row(
        z.object({ since: z.string().nullable() }),
        sql`select to_jsonb(max(t.handled)) #>> '{}' as since from core.error_report t`,
      )
    )?.since ?? null,
  retry: {
    action: 'handle',
    run: async (id, work, actor) => {
      (await lockOne(errorReportResource, { work, actor, id })).authorise('handle');
      await work.run(sql`update core.error_report set handled = now() where id = ${id} and handled is null`);
    },
  },
};
