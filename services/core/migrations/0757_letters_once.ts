import type { Knex } from 'knex';

/** The frame of every email says whom to ask and who sends it. */
const SAID_BY_THE_FRAME = [
  '\n<p>If you have a question, write to {support_email}.</p>',
  '\n<p>If you need help, write to {support_email}.</p>',
  '\n<p>Kind regards,<br>{product_name}</p>',
];
const REPLACED: readonly (readonly [key: string, before: string, after: string])[] = [
  [
    'institution_approved_investigator',
    'We asked its Signing Official to sign the Researcher Distribution Agreement (RDA).',
    'Next, its Signing Official signs the Researcher Distribution Agreement (RDA).',
  ],
  [
    'institution_approved_investigator',
    'Until then you can write and submit requests.',
    'You can already prepare requests.',
  ],
];
const GREETED = ['institution_details_reminder', 'agreement_signature_reminder', 'institution_question'];
const FORMAL = '<p>Dear {first_name} {last_name},</p>';
const FRIENDLY = '<p>Dear {first_name},</p>';

const replace = (knex: Knex, key: string, from: string, to: string) =>
  knex.raw(
    'update core.email_template set body = replace(body, :from, :to) where key = :key and strpos(body, :from) > 0',
    { key, from, to },
  );

/** Says nothing twice, and greets everyone by first name. Words that administrators wrote stay as they are. */
export async function up(knex: Knex): Promise<void> {
  for (const paragraph of SAID_BY_THE_FRAME)
    await knex.raw(
      `update core.email_template set body = replace(body, :paragraph, '')
       where model_name = 'request' and decision is not null and strpos(body, :paragraph) > 0`,
      { paragraph },
    );
  for (const [key, before, after] of REPLACED) await replace(knex, key, before, after);
  for (const key of GREETED) await replace(knex, key, FORMAL, FRIENDLY);
}

/** The paragraphs of the frame are not put back: an email says them in either version. */
export async function down(knex: Knex): Promise<void> {
  for (const [key, before, after] of REPLACED) await replace(knex, key, after, before);
  for (const key of GREETED) await replace(knex, key, FRIENDLY, FORMAL);
}
