import type { SessionInstitution } from '@portal/shared-ui/session';
import { fill } from '@portal/shared-ui';
import { steps as words } from '#texts/official';

export interface OfficialStatusText {
  title: string;
  /** Who acts next and what happens then. */
  text: string;
  /** The page where the official acts; missing if no app serves it. */
  action?: { path: string; label: string };
  /** The action concerns the agreement and links to the agreement's own page once its id is known. */
  opensAgreement?: boolean;
}

/**
 * The state of an institution for its Signing Official (decisions, "Institutions").
 * @param waiting number of people to confirm; while it is above zero, no text claims that nothing waits
 */
export function describeOfficialStatus(institution: SessionInstitution, waiting: number): OfficialStatusText {
  const { display_name: name, id } = institution;
  switch (institution.status) {
    case 1:
      return {
        title: fill(words.details.title, { name }),
        text: words.details.text,
        action: { path: '/institution-details', label: words.details.action },
      };
    case 2:
      return {
        title: fill(words.underReview.title, { name }),
        text: words.underReview.text,
      };
    case 5:
      return {
        title: fill(words.question.title, { name }),
        text: words.question.text,
        action: { path: `/institution/${id}`, label: words.question.action },
      };
    case 4:
      return {
        title: fill(words.rejected.title, { name }),
        text: words.rejected.text,
      };
    case 6:
      return {
        title: fill(words.newOfficial.title, { name }),
        text: words.newOfficial.text,
      };
    case 3:
      return describeApprovedStatus(institution, waiting);
  }
}

function describeApprovedStatus(
  { display_name: name, id, rda_status: rda }: SessionInstitution,
  waiting: number,
): OfficialStatusText {
  switch (rda) {
    case 1:
      return {
        title: words.signature.title,
        text: fill(words.signature.text, { name }),
        action: { path: `/institution/${id}`, label: words.signature.action },
        opensAgreement: true,
      };
    case 2:
      return {
        title: words.execution.title,
        text: fill(words.execution.text, { name }),
      };
    case 3:
      return {
        title: waiting > 0 ? words.executed.title : words.executed.titleWhenIdle,
        text: fill(words.executed.text, { name }),
      };
    case 4:
      return {
        title: fill(words.noAgreement.title, { name }),
        text: words.noAgreement.text,
      };
  }
}
