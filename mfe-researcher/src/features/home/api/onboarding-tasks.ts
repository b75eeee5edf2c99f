import { INSTITUTION_STATUS, RDA_STATUS, REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { fill } from '@portal/shared-ui';
import { home as texts } from '#texts/home';

export interface OnboardingTask {
  id: string;
  title: string;
  /** `mine`: the reader can act now. `others`: somebody else has it. `blocked`: an earlier task comes first. */
  state: 'done' | 'mine' | 'others' | 'blocked';
  /** Who acts next and what happens then. */
  words: string;
  link?: { label: string; to: string };
}

export interface OnboardingInput {
  institution: SessionInstitution | null;
  projectCount: number;
  /** The newest request, a draft too. */
  latestRequest: Request | undefined;
  /** A request of the person is suspended: no new one until that is settled. */
  suspendedRequest: number | null;
}

/** The five things between an account and data, in order, each with who must act next (design card "ux", 1). */
export function onboardingTasks(input: OnboardingInput): OnboardingTask[] {
  return [
    accountTask(input),
    agreementTask(input),
    joinderTask(input),
    projectTask(input),
    requestTask(input),
  ];
}

/**
 * Whether the way to the data was gone once: all that comes before a request stands, and a request was sent. A first
 * draft does not count. What happens to requests later is no part of the way.
 */
export function isOnboarded(input: OnboardingInput & { readonly requestCount: number }): boolean {
  const { latestRequest, requestCount, suspendedRequest } = input;
  if (suspendedRequest || !latestRequest) return false;
  const before = [accountTask(input), agreementTask(input), joinderTask(input), projectTask(input)];
  const wasSent = latestRequest.status !== REQUEST_STATUS.CREATED || requestCount > 1;
  return wasSent && before.every(({ state }) => state === 'done');
}

function accountTask({ institution }: OnboardingInput): OnboardingTask {
  const task = { id: 'account', title: texts.yourAccountAndInstitution } as const;
  if (!institution)
    return {
      ...task,
      state: 'mine',
      words: texts.tellUsWhereYouWork,
      link: { label: texts.nameYourInstitution, to: '/provide-institution' },
    };
  const { display_name: name, status } = institution;
  if (institution.disowned)
    return {
      ...task,
      state: 'mine',
      words: fill(texts.theInstitutionRemovedYou, { name }),
      link: { label: texts.chooseAnotherInstitution, to: '/my-profile' },
    };
  switch (status) {
    case INSTITUTION_STATUS.APPROVED:
      if (!institution.confirmed)
        return { ...task, state: 'others', words: fill(texts.theSigningOfficialMustConfirmYou, { name }) };
      return { ...task, state: 'done', words: fill(texts.yourAccountIsActiveAt, { name }) };
    case INSTITUTION_STATUS.PENDING_SBSO:
      return {
        ...task,
        state: 'others',
        words: fill(texts.theSigningOfficialOfMust, { name }),
      };
    case INSTITUTION_STATUS.UNDER_REVIEW:
    case INSTITUTION_STATUS.FOLLOW_UP:
      return {
        ...task,
        state: 'others',
        words: fill(texts.foundationStaffAreCheckingWe, { name }),
      };
    case INSTITUTION_STATUS.REJECTED:
      return {
        ...task,
        state: 'blocked',
        words: fill(texts.wasRejectedYouCannotSubmit, { name }),
      };
    case INSTITUTION_STATUS.NEW_SBSO:
      if (!institution.names_official)
        return { ...task, state: 'others', words: fill(texts.aConfirmedResearcherNames, { name }) };
      return {
        ...task,
        state: 'mine',
        words: fill(texts.needsANewSigningOfficial, { name }),
        link: { label: texts.nameASigningOfficial, to: '/revise-institution-officer' },
      };
  }
}

function agreementTask({ institution }: OnboardingInput): OnboardingTask {
  const task = { id: 'agreement', title: texts.researcherDistributionAgreementRda } as const;
  if (institution?.disowned) return { ...task, state: 'blocked', words: texts.startsWithAnInstitution };
  if (institution?.status !== INSTITUTION_STATUS.APPROVED)
    return { ...task, state: 'blocked', words: texts.startsWhenYourInstitutionIs };
  switch (institution.rda_status) {
    case RDA_STATUS.FULLY_EXECUTED:
      return {
        ...task,
        state: 'done',
        words: fill(texts.theAgreementWithIsFully, { displayName: institution.display_name }),
      };
    case RDA_STATUS.SIGNATURE_NEEDED:
      return {
        ...task,
        state: 'others',
        words: fill(texts.agreementWaitsForOfficial, { displayName: institution.display_name }),
      };
    case RDA_STATUS.AWAITING_EXECUTION:
      return {
        ...task,
        state: 'others',
        words: texts.theFoundationMustSignIt,
      };
    case RDA_STATUS.NONE:
      return {
        ...task,
        state: 'others',
        words: texts.foundationStaffPrepareTheAgreement,
      };
  }
}

function joinderTask({ institution }: OnboardingInput): OnboardingTask {
  const task = { id: 'joinder', title: texts.joinder } as const;
  if (institution?.confirmed && institution.joinder_date)
    return { ...task, state: 'done', words: texts.youHaveAgreedToThe };
  if (institution?.rda_status !== RDA_STATUS.FULLY_EXECUTED || institution.disowned)
    return {
      ...task,
      state: 'blocked',
      words: texts.youAgreeToTheTerms,
    };
  if (!institution.confirmed) return { ...task, state: 'blocked', words: texts.youAgreeOnceConfirmed };
  return {
    ...task,
    state: 'mine',
    words: texts.readTheExecutedAgreementAnd,
    link: { label: texts.readAndAgree, to: '/joinder' },
  };
}

function projectTask({ projectCount }: OnboardingInput): OnboardingTask {
  const task = { id: 'project', title: texts.aProject } as const;
  if (projectCount > 0)
    return {
      ...task,
      state: 'done',
      words: projectCount === 1 ? texts.youHaveOneProject : fill(texts.youHaveProjects, { projectCount }),
    };
  return {
    ...task,
    state: 'mine',
    words: texts.sayWhatYouStudyYou,
    link: { label: texts.createAProject, to: '/project/create' },
  };
}

const APPROVED: readonly number[] = [REQUEST_STATUS.APPROVED, REQUEST_STATUS.FULFILLED];
const IN_REVIEW: readonly number[] = [
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.REVIEW_MEETING,
  REQUEST_STATUS.DEFERRED,
  REQUEST_STATUS.CONDITIONALLY_APPROVED,
];

function requestTask({ projectCount, latestRequest, suspendedRequest }: OnboardingInput): OnboardingTask {
  const task = { id: 'request', title: texts.aRequest } as const;
  if (suspendedRequest)
    return {
      ...task,
      state: 'mine',
      words: texts.aRequestOfYoursIs,
      link: { label: texts.seeTheSuspendedRequest, to: `/request/${suspendedRequest}` },
    };
  if (projectCount === 0) return { ...task, state: 'blocked', words: texts.aRequestBelongsToA };
  const start = { label: texts.startARequest, to: '/request/create' };
  if (!latestRequest)
    return {
      ...task,
      state: 'mine',
      words: texts.chooseTheDatasetsThatYou,
      link: start,
    };
  const { sfari_request_id: code, id, status } = latestRequest;
  const see = { label: fill(texts.see, { code }), to: `/request/${id}` };
  // the link stands above the list, with every other request that waits for the reader
  if (status === REQUEST_STATUS.CREATED)
    return {
      ...task,
      state: 'mine',
      words: fill(texts.isADraftFinishIt, { code }),
    };
  if (status === REQUEST_STATUS.REVISIONS_REQUESTED)
    return { ...task, state: 'mine', words: fill(texts.theReviewersAskForChanges, { code }) };
  if (status === REQUEST_STATUS.APPROVED_PENDING_TEAM)
    return {
      ...task,
      state: 'others',
      words: fill(texts.isApprovedAndWaitsFor, { code }),
      link: see,
    };
  if (IN_REVIEW.includes(status))
    return {
      ...task,
      state: 'others',
      words: fill(texts.foundationStaffReviewThisMay, { code }),
      link: see,
    };
  if (APPROVED.includes(status))
    return { ...task, state: 'done', words: fill(texts.isApproved, { code }), link: see };
  return { ...task, state: 'mine', words: fill(texts.isClosedYouMayStart, { code }), link: start };
}
