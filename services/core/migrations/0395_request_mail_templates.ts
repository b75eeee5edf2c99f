import type { Knex } from 'knex';

interface Template {
  readonly decision: string;
  readonly title: string;
  readonly subject: string;
  /** Between the greeting and the link. */
  readonly paragraphs: readonly string[];
}

const ABOUT = 'your request <strong>{request_code}</strong> for the project "{project_title}"';

/** The words that an installation starts with; administrators change them. */
const TEMPLATES: readonly Template[] = [
  {
    decision: 'request_rejected',
    title: 'Decision: request rejected',
    subject: 'Your request {request_code} was not approved',
    paragraphs: [
      `Thank you for ${ABOUT}. We have read it with care. We are sorry to tell you that we cannot approve it.`,
      'This decision is final for this request. You are welcome to send a new request that takes other paths.',
    ],
  },
  {
    decision: 'request_revisions_requested',
    title: 'Decision: revisions of a request',
    subject: 'Please make changes to your request {request_code}',
    paragraphs: [
      `Thank you for ${ABOUT}. Before we can decide, we need some changes:`,
      '[Please list the changes here]',
      'Open your request, make the changes and submit it again. What you wrote before is still there.',
    ],
  },
  {
    decision: 'request_conditionally_approved',
    title: 'Decision: request approved with conditions',
    subject: 'Your request {request_code} is approved with conditions',
    paragraphs: [
      `Good news: we want to support ${ABOUT}. We can approve it when these conditions are met:`,
      '[Please list the conditions here]',
      'Reply to this mail when you have met them. We will then approve your request.',
    ],
  },
  {
    decision: 'request_approved',
    title: 'Decision: request approved',
    subject: 'Your request {request_code} is approved',
    paragraphs: [
      `Good news: we have approved ${ABOUT}.`,
      'We are now preparing what you asked for. You will get another mail when it is ready.',
    ],
  },
  {
    decision: 'request_deferred',
    title: 'Decision: request deferred',
    subject: 'We will decide later on your request {request_code}',
    paragraphs: [
      `Thank you for ${ABOUT}. We cannot decide on it now, so we have put it off to a later review.`,
      'You may change your request and submit it again. You do not need to start a new one.',
    ],
  },
  {
    decision: 'request_approved_pending_team',
    title: 'Decision: request approved, waiting for the team',
    subject: 'Your request {request_code} is approved and waits for your team',
    paragraphs: [
      `Good news: we have approved ${ABOUT}. Some people of the team still have steps to finish before we can give access.`,
      'Each person needs an active account, an institution with a signed agreement, and a signed joinder. Some requests also need a valid ethics approval letter.',
      'Your request page shows who is missing what. We go on by ourselves as soon as the last step is done.',
    ],
  },
];

const bodyOf = ({ paragraphs }: Template): string =>
  [
    'Dear {first_name},',
    ...paragraphs,
    '<a href="{request_link}">Open request {request_code}</a>',
    'If you have a question, write to {support_email}.',
    'Kind regards,<br>{product_name}',
  ]
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('\n');

const OF_INSTITUTIONS = ['approve', 'follow_up', 'reject', 'reject_official', 'disable'];
const isOneOf = (decisions: readonly string[]): string =>
  `check (decision in (${decisions.map((decision) => `'${decision}'`).join(', ')}))`;

/** Mails of decisions about requests are templates too, as those of institutions; the staff service reads their words. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.email_template drop constraint email_template_decision_check;
alter table core.email_template add constraint email_template_decision_check
  ${isOneOf([...OF_INSTITUTIONS, ...TEMPLATES.map(({ decision }) => decision)])};
create view core_api.decision_template as
  select id, decision, model_name, subject, body from core.email_template where decision is not null;
`);
  for (const template of TEMPLATES)
    await knex.raw(
      `insert into core.email_template (decision, key, title, model_name, subject, body) values (?, ?, ?, 'request', ?, ?)`,
      [template.decision, template.decision, template.title, template.subject, bodyOf(template)],
    );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop view core_api.decision_template;
delete from core.email_template where model_name = 'request' and decision is not null;
alter table core.email_template drop constraint email_template_decision_check;
alter table core.email_template add constraint email_template_decision_check ${isOneOf(OF_INSTITUTIONS)};
`);
}
