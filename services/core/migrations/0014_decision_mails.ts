import type { Knex } from 'knex';

interface Template {
  readonly decision: string;
  readonly key: string;
  readonly title: string;
  readonly subject: string;
  readonly body: string;
}

const PAGE = '{portal_url}/institution/{institution_id}';

/** The words that an installation starts with; administrators change them. */
const TEMPLATES: readonly Template[] = [
  {
    decision: 'approve',
    key: 'institution_approved_investigator',
    title: 'Decision: institution approved',
    subject: 'Your institution {institution_name} is approved',
    body: `<p>Dear {first_name},</p>
<p>{institution_name} is approved. Its Signing Official is asked to sign the Researcher Distribution Agreement (RDA).</p>
<p>Once the RDA is executed, we will ask you to agree to the joinder. Until then you can write and submit requests.</p>
<p><a href="${PAGE}">See the institution</a></p>`,
  },
  {
    decision: 'follow_up',
    key: 'institution_follow_up',
    title: 'Decision: follow up on an institution',
    subject: 'We need more about {institution_name}',
    body: `<p>Dear {first_name},</p>
<p>We looked at the details of {institution_name} and have a question before we can go on:</p>
<p>[Please write your question here]</p>
<p><a href="${PAGE}">Answer and send the details again</a></p>`,
  },
  {
    decision: 'reject',
    key: 'institution_rejected',
    title: 'Decision: institution rejected',
    subject: '{institution_name} was not added',
    body: `<p>Dear {first_name},</p>
<p>We are sorry to tell you that {institution_name} was not added as an institution. Its researchers cannot request resources.</p>
<p>[Please say why here]</p>
<p><a href="${PAGE}">See the institution</a></p>`,
  },
  {
    decision: 'reject_official',
    key: 'institution_official_rejected',
    title: 'Decision: Signing Official rejected',
    subject: 'Please name a new Signing Official for {institution_name}',
    body: `<p>Dear {first_name},</p>
<p>We could not accept the Signing Official of {institution_name}. Please tell us who else signs for your institution.</p>
<p>[Please say why here]</p>
<p><a href="{portal_url}/revise-institution-officer">Name a new Signing Official</a></p>`,
  },
  {
    decision: 'disable',
    key: 'institution_disabled',
    title: 'Decision: institution disabled',
    subject: 'Please name a new Signing Official for {institution_name}',
    body: `<p>Dear {first_name},</p>
<p>{institution_name} was disabled and its agreement with the foundation no longer holds. To go on, your institution needs a Signing Official who gives its details again.</p>
<p><a href="{portal_url}/revise-institution-officer">Name a new Signing Official</a></p>`,
  },
];

/** Mails of decisions about institutions are templates too: their words have one source, which staff see and change. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
alter table core.email_template add column decision text unique
  check (decision in ('approve', 'follow_up', 'reject', 'reject_official', 'disable'));
`);
  for (const { decision, key, title, subject, body } of TEMPLATES)
    await knex.raw(
      `insert into core.email_template (decision, key, title, model_name, subject, body) values (?, ?, ?, 'institution', ?, ?)`,
      [decision, key, title, subject, body],
    );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
delete from core.email_template where decision is not null;
alter table core.email_template drop column decision;
`);
}
