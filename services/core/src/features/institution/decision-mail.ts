/** The mail of a decision about an institution: filled from its template, shown to who decides, sent as it was seen. */
import { randomUUID } from 'node:crypto';
import {
  MESSAGES,
  MailRequested,
  NotificationRequested,
  type EmailDraft,
  type InstitutionDecision,
} from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { hasUnwritten } from '@portal/contract/mail-rules';
import { invalid, sanitizeHtml } from '@portal/kit';
import { investigatorsOf, officialOf, type Recipient } from './affiliated.queries.ts';
import type { InstitutionLook, InstitutionPorts, InstitutionWrite } from './institution.write.ts';

export type DecisionEmail = EmailDraft & { readonly bcc_all: boolean };

/** The official and the investigators may answer a question; a missing official is the investigators' matter. */
async function peopleOf(
  look: InstitutionLook,
  id: number,
  decision: InstitutionDecision,
): Promise<Recipient[]> {
  const investigators = await investigatorsOf(look, id);
  if (decision === 'approve' || decision === 'disable') return investigators;
  const official = await officialOf(look, id);
  const others = investigators.filter((person) => person.id !== official[0]?.id);
  return decision === 'reject_official' ? others : [...official, ...others];
}

async function fillFor(
  ports: InstitutionPorts,
  look: InstitutionLook,
  id: number,
  decision: InstitutionDecision,
) {
  const [row] = await look.call.database.query<{ name: string }>(
    { text: 'select name from core.institution where id = $1', values: [id] },
    look.trx,
  );
  if (!row) throw new Error(`institution ${id} vanished while it was read`);
  const people = await peopleOf(look, id, decision);
  const [official] = await officialOf(look, id);
  const alone = people.length === 1 ? people[0] : undefined;
  const words = await ports.decisionMail.fill(look, decision, {
    institution_name: nameInMail(row.name, 'your institution'),
    institution_id: String(id),
    official_name: official
      ? nameInMail(`${official.first_name} ${official.last_name}`, 'the Signing Official')
      : 'the Signing Official',
    // One mail for all names nobody.
    first_name: alone ? nameInMail(alone.first_name, 'colleague') : 'colleagues',
    last_name: nameInMail(alone?.last_name ?? '', ''),
  });
  return { people, words };
}

/** The draft that the composer shows. Several people do not see each other's addresses unless staff say so. */
export async function draftOf(
  ports: InstitutionPorts,
  look: InstitutionLook,
  id: number,
  decision: InstitutionDecision,
) {
  const { people, words } = await fillFor(ports, look, id, decision);
  return {
    from: ports.decisionMail.from,
    to: people.map(({ email }) => email),
    cc: [],
    bcc: [],
    bcc_all: people.length > 1,
    subject: words.subject,
    body: words.body,
  };
}

export interface DecisionMail {
  /** Who gets a line in the bell, also when staff wrote to somebody else. */
  readonly people: readonly Recipient[];
  /** Absent where there is nobody to write to. */
  readonly email: DecisionEmail | undefined;
  readonly template: string;
}

/**
 * What will be sent, before the step changes who belongs to the institution.
 * @throws INVALID_INPUT while the template's own gaps stand in it
 */
export async function prepareMail(
  ports: InstitutionPorts,
  write: InstitutionWrite,
  id: number,
  { decision, email }: { readonly decision: InstitutionDecision; readonly email: DecisionEmail | undefined },
): Promise<DecisionMail> {
  const { people, words } = await fillFor(ports, write, id, decision);
  if (email) return { people, email, template: words.key };
  const to = people.map((person) => person.email);
  if (to.length === 0) return { people, email: undefined, template: words.key };
  // Nobody saw it: what waits for words must not go out.
  if (hasUnwritten(words.subject) || hasUnwritten(words.body)) throw invalid({ email: [MESSAGES.required] });
  const { subject, body } = words;
  return {
    people,
    email: { to, cc: [], bcc: [], bcc_all: to.length > 1, subject, body },
    template: words.key,
  };
}

/** RFC 5321 section 4.5.3.1.8: a server takes a hundred recipients of one mail, and may refuse the next. */
const MOST_RECIPIENTS = 100;

/** In the log of the institution, with a line in the bells of those whom it concerns. */
export async function sendDecision(
  { call, trx }: InstitutionWrite,
  id: number,
  { people, email, template }: DecisionMail,
  path: string,
): Promise<void> {
  if (!email) return;
  const { to, cc, bcc, bcc_all: isHidden, subject, body } = email;
  const key = `${template}:${id}:${randomUUID()}`;
  const everybody = isHidden ? [...new Set([...to, ...cc, ...bcc])] : bcc;
  // Of the copies that nobody sees, each mail takes as many as every server must.
  for (let from = 0; from === 0 || from < everybody.length; from += MOST_RECIPIENTS)
    await call.jobs.emit(trx, MailRequested, {
      key: `${key}:${from}`,
      template,
      model_name: 'institution',
      object_id: String(id),
      to: isHidden ? [] : to,
      cc: isHidden ? [] : cc,
      bcc: everybody.slice(from, from + MOST_RECIPIENTS),
      subject,
      body: sanitizeHtml(body),
      actor_id: call.actor.userId || null,
    });
  const ids = people.flatMap((person) => (person.id === null ? [] : [person.id]));
  if (ids.length > 0)
    await call.jobs.emit(trx, NotificationRequested, {
      key,
      recipient_ids: ids,
      message: subject,
      redirect: path,
    });
}
