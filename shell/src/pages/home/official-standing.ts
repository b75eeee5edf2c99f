import type { SessionInstitution } from '@portal/shared-ui/session';

export interface Standing {
  title: string;
  /** Who acts next and what happens then. */
  text: string;
  /** Page where the official acts, when an app serves it. */
  action?: { path: string; label: string };
}

/** Where an institution stands, told to its Signing Official (decisions, "Institutions"). */
export function officialStanding(institution: SessionInstitution): Standing {
  const { display_name: name, id } = institution;
  switch (institution.status) {
    case 1:
      return {
        title: `${name} waits for its details`,
        text: 'You give the details of your institution. Then an administrator approves or rejects it.',
        action: { path: '/institution-details', label: 'Give the details' },
      };
    case 2:
      return {
        title: `${name} is under review`,
        text: 'An administrator approves or rejects it; you need not do anything now. After approval you sign the Researcher Distribution Agreement (RDA).',
      };
    case 5:
      return {
        title: `The foundation has a question about ${name}`,
        text: 'An administrator needs more information before the institution can be approved.',
        action: { path: `/institution/${id}`, label: 'Open the institution' },
      };
    case 4:
      return {
        title: `${name} was rejected`,
        text: 'Its researchers cannot submit requests. If you think that this is a mistake, write to support.',
      };
    case 6:
      return {
        title: `${name} gets a new Signing Official`,
        text: 'A Principal Investigator of the institution names the new one. You need not do anything.',
      };
    case 3:
      return approvedStanding(institution);
  }
}

function approvedStanding({ display_name: name, id, rda_status: rda }: SessionInstitution): Standing {
  switch (rda) {
    case 1:
      return {
        title: 'The RDA waits for your signature',
        text: `${name} is approved. You sign its Researcher Distribution Agreement (RDA), then the foundation does.`,
        action: { path: `/institution/${id}`, label: 'Open the RDA' },
      };
    case 2:
      return {
        title: 'The foundation signs next',
        text: `You have signed the Researcher Distribution Agreement (RDA) of ${name}. When the foundation has signed too, each researcher agrees to a joinder.`,
      };
    case 3:
      return {
        title: 'Nothing waits for you',
        text: `${name} is approved and its Researcher Distribution Agreement (RDA) is fully executed. Its researchers can agree to the joinder and request resources.`,
      };
    case 4:
      return {
        title: `${name} has no RDA at this time`,
        text: 'The foundation prepares the Researcher Distribution Agreement (RDA). Then you sign it.',
      };
  }
}
