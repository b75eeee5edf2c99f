import type { Knex } from 'knex';

const WORDS: readonly (readonly [column: 'body' | 'body_es', before: string, after: string])[] = [
  ['body', 'We will email you when it is ready.', 'Your request page shows when it is ready.'],
  [
    'body_es',
    'Le avisaremos por correo electrónico cuando esté listo.',
    'La página de su solicitud muestra cuándo está listo.',
  ],
];

const replace = (knex: Knex, column: string, from: string, to: string) =>
  knex.raw(
    `update core.email_template set :column: = replace(:column:, :from, :to)
      where key = 'request_approved' and strpos(:column:, :from) > 0`,
    { column, from, to },
  );

/** The letter of an approval promised an email that is not sent. Words that administrators wrote stay as they are. */
export async function up(knex: Knex): Promise<void> {
  for (const [column, before, after] of WORDS) await replace(knex, column, before, after);
}

export async function down(knex: Knex): Promise<void> {
  for (const [column, before, after] of WORDS) await replace(knex, column, after, before);
}
