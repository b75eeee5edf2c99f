import type { Knex } from 'knex';

const RUBRICS = [
  { key: 'plain', criteria: [], scale: [null, null, null], comments: ['other'] },
  {
    key: 'research_match',
    criteria: ['research', 'engagement', 'feasibility', 'alignment', 'scientific', 'community'],
    scale: [1, 5, 1],
    comments: ['strengths', 'weaknesses', 'other'],
  },
  {
    key: 'tissue',
    criteria: [
      'importance',
      'autism_understanding',
      'novel',
      'design',
      'alternatives',
      'preliminary_data',
      'expertise',
    ],
    scale: [0, 50, 5],
    comments: ['comments', 'funding', 'missing_info', 'recommendation'],
  },
] as const;

/** Rubrics, frozen once a review used them, and what reviewers write by them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table staff.rubric (
  key text not null,
  version smallint not null,
  criteria jsonb not null,
  minimum smallint,
  maximum smallint,
  step smallint,
  comments jsonb not null,
  primary key (key, version)
);
create table staff.review_score (
  -- The review is the researcher service's; where it is taken off and put back, its scores are there again.
  id integer primary key,
  request_id integer not null,
  reviewer_id integer not null,
  rubric_key text not null,
  rubric_version smallint not null,
  quarter text not null,
  blocks jsonb not null default '{}',
  notes jsonb not null default '{}',
  reviewer_decision text check (reviewer_decision in ('Approve', 'Conditionally Approve', 'Defer', 'Reject')),
  build_merit text check (build_merit in ('Yes', 'No', 'Not Applicable')),
  submitted_at timestamptz,
  version integer not null default 0,
  created timestamptz not null default now(),
  modified timestamptz not null default now(),
  foreign key (rubric_key, rubric_version) references staff.rubric (key, version)
);
create index review_score_request on staff.review_score (request_id, id);

create function staff.keep_rubric() returns trigger language plpgsql as $$
begin
  if exists (select 1 from staff.review_score s where s.rubric_key = old.key and s.rubric_version = old.version) then
    raise exception 'rubric % in version % was used and is never changed', old.key, old.version
      using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger kept before update or delete on staff.rubric for each row execute function staff.keep_rubric();

-- What was submitted is final.
create trigger submitted before update or delete on staff.review_score for each row
  when (old.submitted_at is not null) execute function audit.refuse_change();
create trigger touch before update on staff.review_score for each row execute function audit.touch();
-- The history tells that a review was begun and submitted, and none of its words: others read it too.
call audit.attach('staff.review_score', 'review_score', 'request', 'request_id',
  'modified,version,blocks,notes,reviewer_decision,build_merit,rubric_key,rubric_version');
`);
  for (const { key, criteria, scale, comments } of RUBRICS)
    await knex.raw(
      `insert into staff.rubric (key, version, criteria, minimum, maximum, step, comments)
       values (?, 1, ?::jsonb, ?, ?, ?, ?::jsonb)`,
      [key, JSON.stringify(criteria), ...scale, JSON.stringify(comments)],
    );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop table staff.review_score; drop table staff.rubric; drop function staff.keep_rubric();',
  );
}
