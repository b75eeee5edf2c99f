/**
 * The mail of a decision about an institution: filled from its template, shown to the administrator, and sent as shown.
 */
import { MESSAGES, NotificationRequested, type EmailDraft, type InstitutionDecision } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { queueMail } from '@portal/common';
import { hasPrompt } from '@portal/contract/mail-rules';
import { invalid, notFound, sanitizeHtml, translate, type Reads, type Work } from '@portal/kit';
import { InstitutionModel } from '../../models/index.ts';
import { institutionMails as words } from '../../texts/en/institution-mails.ts';
import { readInvestigators, readOfficial, type Recipient } from './affiliated.queries.ts';
import type { InstitutionPorts } from './institution.ports.ts';
import { readLastChange } from './status-change.ts';

export type DecisionEmail = EmailDraft & { readonly bcc_all: boolean };

/**
 * Recipients of the decision: the official and the investigators for a question, only the investigators when the
 * official is missing.
 */
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
  // The draft is read without a lock, so the institution may be gone.
  if (!institution) throw notFound();
  const official = await readOfficial(reads, id);
  const people = choosePeople(decision, await readInvestigators(reads, id), official);
  const alone = people.length === 1 ? people[0] : undefined;
  const letter = await ports.decisionMail.fill(reads, decision, {
    to: people.map(({ email }) => email),
    places: () => ({
      institution_name: nameInMail(institution.name, translate(words.yourInstitution)),
      institution_id: String(id),
      official_name: official
        ? nameInMail(`${official.first_name} ${official.last_name}`, translate(words.theOfficial))
        : translate(words.theOfficial),
      // One mail to several people has no personal greeting.
      first_name: alone
        ? nameInMail(alone.first_name, translate(words.colleague))
        : translate(words.colleagues),
      last_name: nameInMail(alone?.last_name ?? '', ''),
    }),
  });
  return { people, letter };
}

/**
 * The draft for the composer. Several recipients go to bcc, so that they do not see each other's addresses unless staff
 * choose so.
 */
export async function draftMail(
  ports: InstitutionPorts,
  reads: Reads,
  id: number,
  decision: InstitutionDecision,
) {
  const {
    people,
    letter: { key: _, ...letter },
  } = await fillMail(ports, reads, id, decision);
  return {
    from: ports.decisionMail.from,
    to: people.map(({ email }) => email),
    cc: [],
    bcc: [],
    bcc_all: people.length > 1,
    ...letter,
  };
}

export interface DecisionMail {
  /** People who get a notification, even when staff sent the mail to someone else. */
  readonly people: readonly Recipient[];
  /** Undefined when there is no recipient. */
  readonly email: DecisionEmail | undefined;
  readonly template: string;
}

/**
 * Prepares the mail before the decision changes who belongs to the institution.
 * @throws INVALID_INPUT when the template still has gaps that a person must fill
 */
export async function prepareMail(
  ports: InstitutionPorts,
  reads: Reads,
  id: number,
  { decision, email }: { readonly decision: InstitutionDecision; readonly email: DecisionEmail | undefined },
): Promise<DecisionMail> {
  const { people, letter } = await fillMail(ports, reads, id, decision);
  if (email) return { people, email, template: letter.key };
  const to = people.map((person) => person.email);
  if (to.length === 0) return { people, email: undefined, template: letter.key };
  // No person has seen this mail, so it must not be sent with unfilled gaps.
  if (hasPrompt(letter.subject) || hasPrompt(letter.body)) throw invalid({ email: [MESSAGES.required] });
  const { subject, body } = letter;
  return {
    people,
    email: { to, cc: [], bcc: [], bcc_all: to.length > 1, subject, body },
    template: letter.key,
  };
}

/** RFC 5321 section 4.5.3.1.8: a server must accept a hundred recipients per mail and may refuse more. */
const MOST_RECIPIENTS = 100;

/** Sends the mail, logs it with the institution, and notifies the people concerned. */
export async function sendDecision(
  work: Work,
  id: number,
  { people, email, template }: DecisionMail,
  path: string,
): Promise<void> {
  if (!email) return;
  const { to, cc, bcc, bcc_all: isHidden, subject, body } = email;
  const key = `${template}:${id}:${await readLastChange(work, id)}`;
  const hidden = isHidden ? [...new Set([...to, ...cc, ...bcc])] : bcc;
  // Hidden recipients are split into several mails, so that no mail exceeds the limit.
  for (let from = 0; from === 0 || from < hidden.length; from += MOST_RECIPIENTS)
    await queueMail(
      work,
      { key: `${key}:${from}`, template, about: { model: 'institution', id } },
      {
        to: isHidden ? [] : to,
        cc: isHidden ? [] : cc,
        bcc: hidden.slice(from, from + MOST_RECIPIENTS),
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
