import type { Knex } from 'knex';

/** Of the templates by their keys: what an installation started with, and the same in plain words. */
const SUBJECTS: readonly (readonly [key: string, before: string, after: string])[] = [
  [
    'request_deferred',
    'We will decide later on your request {request_code}',
    'We deferred our decision on your request {request_code}',
  ],
  [
    'request_approved_pending_team',
    'is approved and waits for your team',
    'is approved and waiting for your team',
  ],
  [
    'institution_follow_up',
    'We need more about {institution_name}',
    'We have a question about {institution_name}',
  ],
  ['agreement_signature_reminder', 'waits for your signature', 'is waiting for your signature'],
];
const BODIES: readonly (readonly [key: string, before: string, after: string])[] = [
  [
    'request_rejected',
    'We have read it with care. We are sorry to tell you that we cannot approve it',
    'We reviewed it carefully. We are sorry that we cannot approve it',
  ],
  [
    'request_rejected',
    'You are welcome to send a new request that takes other paths.',
    'You are welcome to submit a new request with a different approach.',
  ],
  [
    'request_revisions_requested',
    'What you wrote before is still there.',
    'Your earlier answers are still there.',
  ],
  ['request_conditionally_approved', 'Reply to this mail', 'Reply to this email'],
  [
    'request_approved',
    'We are now preparing what you asked for. You will get another mail when it is ready.',
    'We are preparing what you requested. We will email you when it is ready.',
  ],
  [
    'request_deferred',
    'We cannot decide on it now, so we have put it off to a later review.',
    'We cannot decide on it now, so we deferred it to a later review.',
  ],
  ['request_deferred', 'You may change your request', 'You can change your request'],
  [
    'request_approved_pending_team',
    'Some people of the team still have steps to finish before we can give access.',
    'Some people on your team still have steps to complete before we can give access.',
  ],
  [
    'request_approved_pending_team',
    'Your request page shows who is missing what. We go on by ourselves as soon as the last step is done.',
    'Your request page shows who still needs what. We continue automatically once the last step is done.',
  ],
  [
    'institution_approved_investigator',
    'Its Signing Official is asked to sign the',
    'We asked its Signing Official to sign the',
  ],
  [
    'institution_follow_up',
    'We looked at the details of {institution_name} and have a question before we can go on:',
    'We reviewed the details of {institution_name} and have a question before we can continue:',
  ],
  ['institution_follow_up', 'Answer and send the details again', 'Answer and submit the details again'],
  [
    'institution_official_rejected',
    'Please tell us who else signs for your institution.',
    'Please tell us who else can sign for your institution.',
  ],
  [
    'institution_disabled',
    'was disabled and its agreement with the foundation no longer holds. To go on, your institution needs a Signing Official who gives its details again.',
    'was disabled, and its agreement with the foundation is no longer in force. To continue, your institution needs a Signing Official who submits its details again.',
  ],
  [
    'institution_details_reminder',
    'We cannot review the institution before its details are complete.',
    'We cannot review the institution until its details are complete.',
  ],
];

const replace = (knex: Knex, column: 'subject' | 'body', key: string, from: string, to: string) =>
  knex.raw(
    'update core.email_template set :column: = replace(:column:, :from, :to) where key = :key and strpos(:column:, :from) > 0',
    { column, key, from, to },
  );

/** Letters in plain words. Words that administrators wrote stay as they are. */
export async function up(knex: Knex): Promise<void> {
  for (const [key, before, after] of SUBJECTS) await replace(knex, 'subject', key, before, after);
  for (const [key, before, after] of BODIES) await replace(knex, 'body', key, before, after);
}

export async function down(knex: Knex): Promise<void> {
  for (const [key, before, after] of SUBJECTS) await replace(knex, 'subject', key, after, before);
  for (const [key, before, after] of BODIES) await replace(knex, 'body', key, after, before);
}
