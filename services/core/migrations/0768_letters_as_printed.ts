import type { Knex } from 'knex';

const WORDS: readonly (readonly [column: 'subject' | 'body', before: string, after: string])[] = [
  ['subject', 'your institution’s agreement', "your institution's agreement"],
  [
    'body',
    'Agreement of {institution_name} is executed.',
    'Agreement of {institution_name} is fully executed.',
  ],
  ['body', 'Once the RDA is executed,', 'Once the RDA is fully executed,'],
  [
    'body',
    'Some requests also need a valid ethics approval letter.',
    'Some requests also need a valid IRB letter.',
  ],
  ['body', 'for the project "{project_title}"', 'for the project “{project_title}”'],
];

const replace = (knex: Knex, column: string, from: string, to: string) =>
  knex.raw(
    'update core.email_template set :column: = replace(:column:, :from, :to) where strpos(:column:, :from) > 0',
    { column, from, to },
  );

/** Letters with the quotation marks and the terms of all other texts. Words that administrators wrote stay as they are. */
export async function up(knex: Knex): Promise<void> {
  for (const [column, before, after] of WORDS) await replace(knex, column, before, after);
}

export async function down(knex: Knex): Promise<void> {
  for (const [column, before, after] of WORDS) await replace(knex, column, after, before);
}
