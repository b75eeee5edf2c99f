import type { SeedContext } from '@portal/kit/seeding';
import { COMMENTS, DECISION_MAILS, OTHER_NAMES } from './data/institution-notes.data.ts';
import type { Step } from './institution.seed.ts';

export interface NotedInstitution {
  readonly id: number;
  readonly name: string;
  readonly domain: string;
  readonly addressee: string;
}

/** Adds the notes, names and mails that administrators wrote while they evaluated an institution. */
export async function noteInstitution(
  context: SeedContext,
  { id, name, domain, addressee }: NotedInstitution,
  { by, at }: Step,
): Promise<void> {
  const { client } = context;
  await context.as(by, at);
  for (const other of OTHER_NAMES[name] ?? [])
    await client.query(
      'insert into core.institution_associated_name (institution_id, name) values ($1, $2)',
      [id, other],
    );
  if (OTHER_NAMES[name])
    await client.query('insert into core.institution_domain (institution_id, domain) values ($1, $2)', [
      id,
      `med.${domain}`,
    ]);
  for (const comment of COMMENTS[name] ?? [])
    await client.query(
      'insert into core.institution_comment (institution_id, author_id, comment, created) values ($1, $2, $3, $4)',
      [id, by, comment, at],
    );
  const mail = DECISION_MAILS[name];
  if (mail)
    await client.query(
      `insert into core.email (key, email_template, model_name, object_id, "to", subject, body, status, attempts, actor_id, created, sent_at)
       values ($1, $2, 'institution', $3, $4, $5, $6, 'sent', 1, $7, $8, $8)`,
      [
        `seed:${mail.template}:${id}`,
        mail.template,
        String(id),
        [addressee],
        mail.subject,
        `<p>Hello,</p><blockquote><p>${mail.message}</p></blockquote>`,
        by,
        at,
      ],
    );
}
