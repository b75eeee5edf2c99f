import type { Knex } from 'knex';

/**
 * A request keeps the version of the form and of the rubric that it was made with, as it keeps that of the terms. Until
 * now there was one of each. Neither ever changes, so the history does not tell them. Which types there are is said by
 * the contract's list: a new type needs no migration.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table researcher.request add form_version smallint not null default 1;
alter table researcher.request add rubric_version smallint;
alter table researcher.request disable trigger user;
update researcher.request set rubric_version = 1 where type in (4, 5, 7, 8);
alter table researcher.request enable trigger user;
alter table researcher.request drop constraint request_type_check;
alter table researcher.request add constraint request_type_check check (type > 0);
call audit.attach('researcher.request', 'request', '', '', 'modified,status_since,form_version,rubric_version');
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
call audit.attach('researcher.request', 'request', '', '', 'modified,status_since');
alter table researcher.request drop constraint request_type_check;
alter table researcher.request add constraint request_type_check check (type between 1 and 8);
alter table researcher.request drop column rubric_version;
alter table researcher.request drop column form_version;
`);
}
