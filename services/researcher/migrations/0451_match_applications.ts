import type { Knex } from 'knex';

/**
 * What the staff service needs of a Research Match application for its summary, and the one way in which it writes notes of
 * the review meeting: they are the same notes as those of a PATCH, so they stay in one place.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create view researcher_api.match_application as
  select r.id, r.sfari_request_id, r.type, r.status, r.owner_id, r.institution_id, r.renewal_of, r.submission_date,
    -- A renewal goes on with the study of the request that it renews.
    coalesce(renewed.additional_data, '{}'::jsonb) || r.additional_data as answers,
    (select p.title from researcher.project p where p.id = r.project_id) as project_title,
    array(select c.display_name from researcher.request_cohort chosen join core_api.cohort c on c.id = chosen.cohort_id
      where chosen.request_id = case when r.renewal_of is not null and not exists (
        select 1 from researcher.request_cohort own where own.request_id = r.id) then r.renewal_of else r.id end
      order by c.display_name) as cohorts
  from researcher.request r left join researcher.request renewed on renewed.id = r.renewal_of
  where r.type in (4, 5);

create view researcher_api.meeting_note as
  select note.request_id, note.text, note.version from researcher.meeting_note note;

-- Whether the caller may is asked before. Without a version nothing is compared; null where another one is there.
create function researcher_api.write_meeting_note(of_request integer, words text, seen integer, writer integer)
returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare present integer;
begin
  perform 1 from researcher.request r where r.id = of_request for no key update;
  select note.version into present from researcher.meeting_note note where note.request_id = of_request;
  if seen is not null and seen <> coalesce(present, 0) then return null; end if;
  insert into researcher.meeting_note as note (request_id, text, author_id) values (of_request, words, writer)
  on conflict (request_id) do update set text = excluded.text, version = note.version + 1,
    author_id = excluded.author_id, modified = now();
  return coalesce(present, 0) + 1;
end $$;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop function researcher_api.write_meeting_note(integer, text, integer, integer);
drop view researcher_api.meeting_note;
drop view researcher_api.match_application;
`);
}
