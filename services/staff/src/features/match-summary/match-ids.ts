/** Ids of Research Match studies: their format, and conflicts with other requests (spec 3 section 5). */
import { findRmBase, MESSAGES, refuseRmIds, RequestStatusNumber, type UsedBase } from '@portal/contract';
import { AppError, invalid, say, sql, type Work } from '@portal/kit';
import { z } from 'zod';
import { MatchIdModel } from '../../models/index.ts';
import type { MatchApplication } from './match-application.ts';

/** @returns each id once, without blanks around it. @throws INVALID_INPUT for malformed ids, or ids of several bases */
export function checkRmIds(given: readonly string[]): string[] {
  const rmIds = [...new Set(given.map((rmId) => rmId.trim()).filter((rmId) => rmId !== ''))];
  const refusal = refuseRmIds(rmIds);
  if (refusal !== undefined) throw invalid({ rm_ids: [refusal] });
  return rmIds;
}

const OtherRequest = z.object({
  id: z.int(),
  sfari_request_id: z.string(),
  project_title: z.string(),
  status: RequestStatusNumber,
});

/**
 * Replaces the request's ids. If two requests take the same base at the same time, the second waits and then gets the
 * conflict.
 * @throws CONFLICT with the other requests of the base, unless the request had it before or `confirmed` names it
 */
export async function storeRmIds(
  work: Work,
  application: MatchApplication,
  change: {
    readonly before: readonly string[];
    readonly after: readonly string[];
    readonly confirmed: string | undefined;
  },
): Promise<void> {
  const { before, after, confirmed } = change;
  const [base] = after.map(findRmBase);
  const isNew = base !== undefined && !before.some((rmId) => findRmBase(rmId) === base);
  if (isNew) {
    await work.run(sql`select pg_advisory_xact_lock(hashtext('research match base'), hashtext(${base}))`);
    if (confirmed !== base) await askAboutBase(work, application, base);
  }
  const gone = before.filter((rmId) => !after.includes(rmId));
  for (const rmId of gone)
    await work.of(MatchIdModel).delete().matching({ request_id: application.id, rm_id: rmId });
  const added = after.filter((rmId) => !before.includes(rmId));
  for (const rmId of added) await work.of(MatchIdModel).insert({ request_id: application.id, rm_id: rmId });
}

/** A renewal and the renewed request are one study, so they share ids without a confirmation. */
async function askAboutBase(work: Work, application: MatchApplication, base: string): Promise<void> {
  const study = application.renewal_of ?? application.id;
  const requests = await work.rows(
    OtherRequest,
    sql`select t.id, t.sfari_request_id, coalesce(t.project_title, '') as project_title, t.status
      from researcher_api.match_application t
      where coalesce(t.renewal_of, t.id) <> ${study}
        and t.id in (select used.request_id from staff.rm_id used where used.base = ${base})
      order by t.id limit 100`,
  );
  if (requests.length === 0) return;
  const current: UsedBase = {
    base,
    requests: requests.map(({ id, sfari_request_id: code, project_title: title }) => ({
      id,
      sfari_request_id: code,
      project_title: title,
    })),
  };
  throw new AppError('CONFLICT', say(MESSAGES.rmBaseUsed, { base }), { current });
}
