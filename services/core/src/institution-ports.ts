/** Connects the institution feature with the features that depend on it, so that they do not import each other. */
import type { Mailing } from './features/account-mail/index.ts';
import { clearAgreement, createAgreement } from './features/agreement/index.ts';
import { commonPlaces } from '@portal/common';
import { fillDecision, type MailSource } from './features/email/index.ts';
import type { InstitutionPorts } from './features/institution/index.ts';
import { inviteOfficial, withdrawInvitations } from './features/invitation/index.ts';
import { askForTransfers } from './features/transfer-agreement/index.ts';

export const createInstitutionPorts = (mailing: Mailing, source: MailSource): InstitutionPorts => ({
  createAgreement,
  decisionMail: {
    from: source.mailFrom,
    fill: (reads, decision, { to, places }) =>
      fillDecision(reads, decision, { to, places: () => ({ ...commonPlaces(source), ...places() }) }),
  },
  askForTransfers,
  clearAgreement,
  async inviteOfficial(work, institutionId, official) {
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
});
