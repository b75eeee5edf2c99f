import type { SessionInstitution } from '@portal/shared-ui/session';
import { fill } from '@portal/shared-ui';
import { steps as words } from '#texts/official';

export interface Standing {
  title: string;
  /** Who acts next and what happens then. */
  text: string;
  /** Page where the official acts, when an app serves it. */
  action?: { path: string; label: string };
  /** The action is about the agreement, which has a page of its own once it is known which one. */
  opensAgreement?: boolean;
}

/**
 * Where an institution stands, told to its Signing Official (decisions, "Institutions").
 * @param waiting people whom the official is to confirm: while there are any, nothing says that nothing waits
 */
export function officialStanding(institution: SessionInstitution, waiting: number): Standing {
  const { display_name: name, id } = institution;
  switch (institution.status) {
    case 1:
      return {
        title: fill(words.waitsForItsDetails, { name }),
        text: words.youGiveTheDetailsOf,
        action: { path: '/institution-details', label: words.giveTheDetails },
      };
    case 2:
      return {
        title: fill(words.isUnderReview, { name }),
        text: words.anAdministratorApprovesOrRejects,
      };
    case 5:
      return {
        title: fill(words.theFoundationHasAQuestion, { name }),
        text: words.anAdministratorNeedsMoreInformation,
        action: { path: `/institution/${id}`, label: words.openTheInstitution },
      };
    case 4:
      return {
        title: fill(words.wasRejected, { name }),
        text: words.itsResearchersCannotSubmitRequests,
      };
    case 6:
      return {
        title: fill(words.getsANewSigningOfficial, { name }),
        text: words.aPrincipalInvestigatorOfThe,
      };
    case 3:
      return approvedStanding(institution, waiting);
  }
}

function approvedStanding(
  { display_name: name, id, rda_status: rda }: SessionInstitution,
  waiting: number,
): Standing {
  switch (rda) {
    case 1:
      return {
        title: words.theRdaWaitsForYour,
        text: fill(words.isApprovedYouSignIts, { name }),
        action: { path: `/institution/${id}`, label: words.openTheRda },
        opensAgreement: true,
      };
    case 2:
      return {
        title: words.theFoundationSignsNext,
        text: fill(words.youHaveSignedTheResearcher, { name }),
      };
    case 3:
      return {
        title: waiting > 0 ? words.theRdaIsInForce : words.nothingWaitsForYourSignature,
        text: fill(words.isApprovedAndItsResearcher, { name }),
      };
    case 4:
      return {
        title: fill(words.hasNoRdaAtThis, { name }),
        text: words.theFoundationPreparesTheResearcher,
      };
  }
}
