import type { Knex } from 'knex';

const KEY = 'request_rejected';
const THANKS =
  'Thank you for your request <strong>{request_code}</strong> for the project "{project_title}". We have read it with care. We are sorry to tell you that we cannot approve it';
const BEFORE = `${THANKS}.`;
const REASON = `${THANKS}, for this reason:</p>\n<p>[Please say why here]`;

const replace = (knex: Knex, from: string, to: string): Promise<unknown> =>
  knex.raw(
    `update core.email_template set body = replace(body, ?, ?) where decision = ? and strpos(body, ?) > 0`,
    [from, to, KEY, from],
  );

/**
 * The mail of a rejection asks its writer for the reason, as that of revisions asks for the changes. Words that
 * administrators wrote stay as they are.
 */
export async function up(knex: Knex): Promise<void> {
  await replace(knex, BEFORE, REASON);
}

export async function down(knex: Knex): Promise<void> {
  await replace(knex, REASON, BEFORE);
}
