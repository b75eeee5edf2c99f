import type { Knex } from 'knex';

const WORDS: readonly (readonly [column: 'subject' | 'body', before: string, after: string])[] = [
  ['subject', '{institution_name} was not added', '{institution_name} was not approved'],
  [
    'body',
    'We are sorry to tell you that {institution_name} was not added as an institution.',
    'We are sorry that {institution_name} was not approved.',
  ],
];

const replace = (knex: Knex, column: string, from: string, to: string) =>
  knex.raw(
    `update core.email_template set :column: = replace(:column:, :from, :to)
      where key = 'institution_rejected' and strpos(:column:, :from) > 0`,
    { column, from, to },
  );

/** An institution that is rejected has been in lists before. Words that administrators wrote stay as they are. */
export async function up(knex: Knex): Promise<void> {
  for (const [column, before, after] of WORDS) await replace(knex, column, before, after);
}

export async function down(knex: Knex): Promise<void> {
  for (const [column, before, after] of WORDS) await replace(knex, column, after, before);
}
