/** Demo data: summaries of reviewed Research Match applications, with ids; a renewal has those of its study. */
import { REQUEST_STATUS as S } from '@portal/contract';
import type { Seed } from '@portal/kit/seeding';

interface Application {
  readonly id: number;
  readonly status: number;
  readonly renewal_of: number | null;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly project_title: string | null;
  readonly submitted: Date;
}

/** Statuses during or after the reviews; one application in four has no summary yet. */
const WRITTEN: readonly number[] = [
  S.UNDER_REVIEW,
  S.REVIEW_MEETING,
  S.CONDITIONALLY_APPROVED,
  S.APPROVED,
  S.FULFILLED,
];
const WITH_IDS: readonly number[] = [S.CONDITIONALLY_APPROVED, S.APPROVED, S.FULFILLED];
const DAY = 86_400_000;

/** Deterministic: the same on every machine. Does nothing if the demo data already exist. */
export const seedSummaries: Seed = async (context) => {
  const { client, random } = context;
  const { rows: found } = await client.query<{ found: boolean }>(
    'select exists (select 1 from staff.rm_summary) as found',
  );
  if (found[0]?.found) return;
  const { rows: admins } = await client.query<{ user_id: number }>(
    "select user_id from core_api.person_group where role = 'sfari_admin' order by user_id limit 1",
  );
  const { rows } = await client.query<Application>(
    `select t.id, t.status, t.renewal_of, t.answers, t.project_title, t.submission_date as submitted
     from researcher_api.match_application t where t.status > $1 order by t.id limit 200`,
    [S.CREATED],
  );
  let study = 0;
  for (const application of rows) {
    if (application.renewal_of !== null || !WRITTEN.includes(application.status)) continue;
    if (random.chance(0.25)) continue;
    const at = new Date(Math.min(application.submitted.getTime() + 10 * DAY, Date.now()));
    const due = new Date(application.submitted.getTime() + 40 * DAY).toISOString().slice(0, 10);
    await context.as(admins[0]?.user_id ?? null, at);
    await client.query(
      `insert into staff.rm_summary (request_id, written_at, scientific_title, scientific_abstract, hypotheses, research_aim,
        irb_status, irb_status_comments, study_type, std_instruments, build_preference, genetic_request, procedure,
        time_required, justification, incl_criteria, excl_criteria, feedback, funding, risks, stakeholder_feedback,
        considerations, due_date, version, created, modified)
       select $1, $2::timestamptz, coalesce(a ->> 'title', $3, ''), coalesce(a ->> 'abstract', ''), coalesce(a ->> 'hypotheses', ''),
        coalesce(a ->> 'research_aim', ''), $4, $5,
        array(select jsonb_array_elements_text(coalesce(a -> 'methods', '[]'))), coalesce(a ->> 'instruments', ''),
        a ->> 'build_preference', coalesce((a ->> 'genetic_request')::boolean, false), coalesce(a ->> 'procedure', ''),
        coalesce(a ->> 'time_length', ''), coalesce(a ->> 'justification', ''), coalesce(a ->> 'incl_criteria', ''),
        coalesce(a ->> 'excl_criteria', ''), coalesce(a ->> 'feedback', ''), coalesce(a ->> 'funding', ''),
        coalesce(a ->> 'risks', ''), coalesce(a ->> 'design_engagement', ''), coalesce(a ->> 'additional_info', ''),
        ($6 || 'T12:00:00Z')::timestamptz, 1, $2::timestamptz, $2::timestamptz
       from (select $7::jsonb as a) given`,
      [
        application.id,
        at,
        application.project_title,
        ...(random.chance(0.8)
          ? ['Fully Approved', '']
          : ['Partially Approved', 'The second site is not approved yet.']),
        due,
        JSON.stringify(application.answers),
      ],
    );
    if (!WITH_IDS.includes(application.status)) continue;
    study += 1;
    const base = `RM${String(study).padStart(4, '0')}`;
    const ids = random.chance(0.3) ? [base, `${base}A`, `${base}-2`] : [base];
    for (const id of ids)
      await client.query('insert into staff.rm_id (request_id, rm_id) values ($1, $2)', [application.id, id]);
  }
  await client.query("select set_config('app.actor', '', false), set_config('app.at', '', false)");
};
