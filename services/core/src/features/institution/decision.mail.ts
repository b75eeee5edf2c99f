/** The mail of a decision about an institution: filled from its template, shown to who decides, sent as it was seen. */
import { MESSAGES, NotificationRequested, type EmailDraft, type InstitutionDecision } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { queueMail } from '@portal/common';
import { hasUnwritten } from '@portal/contract/mail-rules';
import { invalid, notFound, sanitizeHtml, type Reads, type Work } from '@portal/kit';
import { InstitutionModel } from '../../models/index.ts';
import { readInvestigators, readOfficial, type Recipient } from './affiliated.queries.ts';
import type { InstitutionPorts } from './institution.ports.ts';
import { readLastChange } from './status-change.ts';

export type DecisionEmail = EmailDraft & { readonly bcc_all: boolean };

/** The official and the investigators may answer a question; a missing official is the investigators' matter. */
function choosePeople(
  decision: InstitutionDecision,
  investigators: readonly Recipient[],
  official: Recipient | undefined,
): readonly Recipient[] {
  if (decision === 'approve' || decision === 'disable') return investigators;
  const others = investigators.filter(({ id }) => id !== official?.id);
  return official && decision !== 'reject_official' ? [official, ...others] : others;
}

async function fillMail(ports: InstitutionPorts, reads: Reads, id: number, decision: InstitutionDecision) {
  const institution = await reads.read(InstitutionModel).findById(id);
  // The draft is read without a lock.
  if (!institution) throw notFound();
  const official = await readOfficial(reads, id);
  const people = choosePeople(decision, await readInvestigators(reads, id), official);
  const alone = people.length === 1 ? people[0] : undefined;
  const words = await ports.decisionMail.fill(reads, decision, {
    institution_name: nameInMail(institution.name, 'your institution'),
    institution_id: String(id),
    official_name: official
      ? nameInMail(`${official.first_name} ${official.last_name}`, 'the Signing Official')
      : 'the Signing Official',
    // One mail for all names no one.
    first_name: alone ? nameInMail(alone.first_name, 'colleague') : 'colleagues',
    last_name: nameInMail(alone?.last_name ?? '', ''),
  });
  return { people, words };
}

/** The draft that the composer shows. Several people do not see each other's addresses unless staff say so. */
export async function draftMail(
  ports: InstitutionPorts,
  reads: Reads,
  id: number,
  decision: InstitutionDecision,
) {
  const { people, words } = await fillMail(ports, reads, id, decision);
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
  /** Who gets a line in the bell, also when staff wrote to someone else. */
  readonly people: readonly Recipient[];
  /** Absent where there is no one to write to. */
  readonly email: DecisionEmail | undefined;
  readonly template: string;
}

/**
 * What will be sent, before the step changes who belongs to the institution.
 * @throws INVALID_INPUT while the template's own gaps are in it
 */
export async function prepareMail(
  ports: InstitutionPorts,
  reads: Reads,
  id: number,
  { decision, email }: { readonly decision: InstitutionDecision; readonly email: DecisionEmail | undefined },
): Promise<DecisionMail> {
  const { people, words } = await fillMail(ports, reads, id, decision);
  if (email) return { people, email, template: words.key };
  const to = people.map((person) => person.email);
  if (to.length === 0) return { people, email: undefined, template: words.key };
  // No one saw it: what waits for words must not go out.
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
  work: Work,
  id: number,
  { people, email, template }: DecisionMail,
  path: string,
): Promise<void> {
  if (!email) return;
  const { to, cc, bcc, bcc_all: isHidden, subject, body } = email;
  const key = `${template}:${id}:${await readLastChange(work, id)}`;
  const everybody = isHidden ? [...new Set([...to, ...cc, ...bcc])] : bcc;
  // Of the copies that no one sees, each mail takes as many as every server must.
  for (let from = 0; from === 0 || from < everybody.length; from += MOST_RECIPIENTS)
    await queueMail(
      work,
      { key: `${key}:${from}`, template, about: { model: 'institution', id } },
      {
        to: isHidden ? [] : to,
        cc: isHidden ? [] : cc,
        bcc: everybody.slice(from, from + MOST_RECIPIENTS),
        subject,
        body: sanitizeHtml(body),
      },
    );
  if (people.length > 0)
    await work.emit(NotificationRequested, {
      key,
      recipient_ids: people.map((person) => person.id),
      message: subject,
      redirect: path,
    });
}
