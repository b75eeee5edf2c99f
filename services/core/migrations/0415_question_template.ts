import type { Knex } from 'knex';

const BEFORE = [
  'approve',
  'follow_up',
  'reject',
  'reject_official',
  'disable',
  'request_rejected',
  'request_revisions_requested',
  'request_conditionally_approved',
  'request_approved',
  'request_deferred',
  'request_approved_pending_team',
];
const limitTo = (decisions: readonly string[]): string => `
alter table core.email_template drop constraint email_template_decision_check;
alter table core.email_template add constraint email_template_decision_check
  check (decision in (${decisions.map((decision) => `'${decision}'`).join(', ')}));`;

const QUESTION = 'request_question';
const BODY = [
  'Dear {first_name},',
  'We have a question about your request <strong>{request_code}</strong> for the project "{project_title}":',
  '[Please write your question here]',
  '<a href="{request_link}">Open request {request_code}</a>',
  'If you need help, write to {support_email}.',
  'Kind regards,<br>{product_name}',
];

/** The mail with which staff ask the owner of a request something: a template as those of decisions are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(limitTo([...BEFORE, QUESTION]));
  await knex.raw(
    `insert into core.email_template (decision, key, title, model_name, subject, body) values (?, ?, ?, 'request', ?, ?)`,
    [
      QUESTION,
      QUESTION,
      'Question about a request',
      'A question about your request {request_code}',
      BODY.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    ],
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`delete from core.email_template where decision = '${QUESTION}';${limitTo(BEFORE)}`);
}
