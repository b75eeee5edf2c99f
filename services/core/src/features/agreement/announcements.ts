/** Who is told when an agreement moves on. */
import { RDA_STATUS } from '@portal/contract';
import { nameInMail } from '@portal/contract/plain-names';
import { mailEach, type AgreementWrite } from './agreement.mail.ts';
import type { LockedAgreement } from './agreement.resource.ts';
import { announceReadiness } from '../institution/index.ts';
import {
  readHolders,
  readOfficial,
  readPerson,
  readResearchersWithoutJoinder,
} from './recipients.queries.ts';

/** Tells of the new status, whichever way the agreement came to it. */
export async function announceStatus(
  write: AgreementWrite,
  agreement: LockedAgreement,
  status: number,
): Promise<void> {
  const before = agreement.state.status;
  if (status === before) return;
  if (status === RDA_STATUS.AWAITING_EXECUTION) await tellLeads(write, agreement);
  if (status === RDA_STATUS.FULLY_EXECUTED) await tellInstitution(write, agreement);
  if (status === RDA_STATUS.FULLY_EXECUTED || before === RDA_STATUS.FULLY_EXECUTED)
    await announceReadiness(write.work, agreement.state.institution_id);
}

/** Who signs has it in writing: what, for whom, and where the signed document is. The bell is for what others did. */
export async function confirmToSigner(
  write: AgreementWrite,
  agreement: LockedAgreement,
  signatureId: number,
): Promise<void> {
  const institution = nameInMail(agreement.state.institution_name, 'your institution');
  await mailEach(write, await readPerson(write.work, write.work.author.actorId), {
    key: `rda-signed:${signatureId}`,
    template: 'rda_signed',
    agreementId: String(agreement.id),
    subject: `You signed the RDA of ${institution}`,
    paragraphs: [
      `This confirms that you signed the Researcher Distribution Agreement (RDA) of ${institution}.`,
      'Your signature is on the last page of the document, which you can read and download in the portal.',
    ],
    link: { label: 'Read the signed RDA', path: `/rda/${agreement.id}` },
    notification: null,
  });
}

const mailKey = (what: string, agreement: LockedAgreement): string =>
  `${what}:${agreement.id}:${agreement.state.storage_key}`;

async function tellLeads(write: AgreementWrite, agreement: LockedAgreement): Promise<void> {
  const institution = nameInMail(agreement.state.institution_name, 'an institution');
  await mailEach(write, await readHolders(write.work, 'sfari_admin_lead'), {
    key: mailKey('rda-to-execute', agreement),
    template: 'rda_awaiting_execution',
    agreementId: String(agreement.id),
    subject: `The RDA of ${institution} is signed and waits for the foundation`,
    paragraphs: [
      `The Signing Official of ${institution} has signed the Researcher Distribution Agreement (RDA).`,
      'Please read it and sign for the foundation. With your signature it is fully executed.',
    ],
    link: { label: 'Read and sign the RDA', path: `/rda/${agreement.id}` },
  });
}

async function tellInstitution(write: AgreementWrite, agreement: LockedAgreement): Promise<void> {
  const { institution_id: institutionId, institution_name: name } = agreement.state;
  const institution = nameInMail(name, 'your institution');
  await mailEach(write, await readOfficial(write.work, institutionId), {
    key: mailKey('rda-executed', agreement),
    template: 'rda_fully_executed',
    agreementId: String(agreement.id),
    subject: `The RDA of ${institution} is fully executed`,
    paragraphs: [
      `The foundation has signed the Researcher Distribution Agreement (RDA) of ${institution}. Both signatures are on the last page of the document.`,
      'Researchers of your institution can now agree to the joinder. You need not do anything.',
    ],
    link: { label: 'Read the executed RDA', path: `/rda/${agreement.id}` },
  });
  await mailEach(write, await readResearchersWithoutJoinder(write.work, institutionId), {
    key: mailKey('rda-joinder', agreement),
    template: 'rda_joinder_needed',
    agreementId: String(agreement.id),
    subject: `Please agree to the joinder to the RDA of ${institution}`,
    paragraphs: [
      `The Researcher Distribution Agreement (RDA) of ${institution} is fully executed.`,
      'Please read it and agree to the joinder. Requests that are approved are fulfilled once you and your team have agreed.',
    ],
    link: { label: 'Read the RDA and agree', path: '/joinder' },
  });
}
