/** What institutions ask of features that stand on them; composed here, so that neither side imports the other. */
import type { Mailing } from './features/account-mail/index.ts';
import { clearAgreement, createAgreement, type AgreementWrite } from './features/agreement/index.ts';
import { commonPlaces, fillDecision, type MailSource } from './features/email/index.ts';
import type { InstitutionPorts, InstitutionWrite } from './features/institution/index.ts';
import { inviteOfficial, withdrawInvitations } from './features/invitation/index.ts';

export function createInstitutionPorts(mailing: Mailing, source: MailSource): InstitutionPorts {
  const { database, jobs } = mailing;
  const agreementWrite = ({ work, actor, publicUrl }: InstitutionWrite): AgreementWrite => ({
    call: { database, jobs, actor },
    trx: work.trx,
    publicUrl,
  });
  return {
    publicUrl: mailing.publicUrl,
    createAgreement: (write, institutionId) => createAgreement(agreementWrite(write), institutionId),
    decisionMail: {
      from: source.mailFrom,
      fill: (reads, decision, places) =>
        fillDecision(reads, decision, { ...commonPlaces(source), ...places }),
    },
    clearAgreement: (write, institutionId) => clearAgreement(agreementWrite(write), institutionId),
    async inviteOfficial({ work }, institutionId, official) {
      await inviteOfficial(work, mailing, {
        institutionId,
        invitedBy: work.author.actorId,
        firstName: official.first_name,
        lastName: official.last_name,
        email: official.email,
        phoneNumber: official.phone_number ?? null,
      });
    },
    withdrawInvitation: withdrawInvitations,
  };
}
