/** Notifies people when an agreement changes its status. */
import { ObjectChanged, RDA_STATUS } from '@portal/contract';
import { say, type Work } from '@portal/kit';
import { agreementMails } from '../../texts/en/agreement-mails.ts';
import { SOME, mailAgreementNews, YOURS } from './agreement.mail.ts';
import type { LockedAgreement } from './agreement.resource.ts';
import { announceReadiness } from '../institution/index.ts';
import {
  listPeopleWithRole,
  readOfficial,
  readPerson,
  readResearchersWithoutJoinder,
} from './recipients.queries.ts';

/** Other systems that subscribed to agreements are notified (docs/integrations.md). */
export const emitStatus = (work: Work, id: string, state: number): Promise<void> =>
  work.emit(ObjectChanged, { type: 'agreement.status_changed', id, state });

/** Announces a changed status, no matter which command changed it. */
export async function announceStatus(work: Work, agreement: LockedAgreement, status: number): Promise<void> {
  const before = agreement.state.status;
  if (status === before) return;
  await emitStatus(work, String(agreement.id), status);
  if (status === RDA_STATUS.AWAITING_EXECUTION) await notifyLeads(work, agreement);
  if (status === RDA_STATUS.FULLY_EXECUTED) await notifyInstitution(work, agreement);
  if (status === RDA_STATUS.FULLY_EXECUTED || before === RDA_STATUS.FULLY_EXECUTED)
    await announceReadiness(work, agreement.state.institution_id);
}

/**
 * Sends the signer a mail: what they signed, for whom, and where the signed document is. It creates no notification,
 * because those are for actions of others.
 */
export async function confirmToSigner(
  work: Work,
  agreement: LockedAgreement,
  signatureId: number,
): Promise<void> {
  const words = agreementMails.signed;
  await mailAgreementNews(work, await readPerson(work, work.author.actorId), {
    key: `rda-signed:${signatureId}`,
    template: 'rda_signed',
    agreementId: String(agreement.id),
    institution: { name: agreement.state.institution_name, otherwise: YOURS },
    path: `/rda/${agreement.id}`,
    write: (institution) => ({
      subject: say(words.subject, { institution }),
      paragraphs: [say(words.confirmed, { institution }), say(words.where)],
      linkLabel: say(words.link),
      notification: null,
    }),
  });
}

const mailKey = (what: string, agreement: LockedAgreement): string =>
  `${what}:${agreement.id}:${agreement.state.storage_key}`;

async function notifyLeads(work: Work, agreement: LockedAgreement): Promise<void> {
  const words = agreementMails.toExecute;
  await mailAgreementNews(work, await listPeopleWithRole(work, 'sfari_admin_lead'), {
    key: mailKey('rda-to-execute', agreement),
    template: 'rda_awaiting_execution',
    agreementId: String(agreement.id),
    institution: { name: agreement.state.institution_name, otherwise: SOME },
    path: `/rda/${agreement.id}`,
    write: (institution) => ({
      subject: say(words.subject, { institution }),
      paragraphs: [say(words.signed, { institution }), say(words.next)],
      linkLabel: say(words.link),
    }),
  });
}

async function notifyInstitution(work: Work, agreement: LockedAgreement): Promise<void> {
  const { institution_id: institutionId, institution_name: name } = agreement.state;
  const { executed, joinder } = agreementMails;
  const about = { agreementId: String(agreement.id), institution: { name, otherwise: YOURS } };
  await mailAgreementNews(work, await readOfficial(work, institutionId), {
    ...about,
    key: mailKey('rda-executed', agreement),
    template: 'rda_fully_executed',
    path: `/rda/${agreement.id}`,
    write: (institution) => ({
      subject: say(executed.subject, { institution }),
      paragraphs: [say(executed.signed, { institution }), say(executed.next)],
      linkLabel: say(executed.link),
    }),
  });
  await mailAgreementNews(work, await readResearchersWithoutJoinder(work, institutionId), {
    ...about,
    key: mailKey('rda-joinder', agreement),
    template: 'rda_joinder_needed',
    path: '/joinder',
    write: (institution) => ({
      subject: say(joinder.subject, { institution }),
      paragraphs: [say(joinder.executed, { institution }), say(joinder.next)],
      linkLabel: say(joinder.link),
    }),
  });
}
