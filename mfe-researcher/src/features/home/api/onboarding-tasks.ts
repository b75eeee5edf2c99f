import { INSTITUTION_STATUS, RDA_STATUS, REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract';
import type { SessionInstitution } from '@portal/shared-ui/session';

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

function accountTask({ institution }: OnboardingInput): OnboardingTask {
  const task = { id: 'account', title: 'Your account and institution' } as const;
  if (!institution)
    return {
      ...task,
      state: 'mine',
      words: 'Tell us where you work. Without an institution nobody can sign for you.',
      link: { label: 'Name your institution', to: '/provide-institution' },
    };
  const { display_name: name, status } = institution;
  switch (status) {
    case INSTITUTION_STATUS.APPROVED:
      return { ...task, state: 'done', words: `Your account is active at ${name}.` };
    case INSTITUTION_STATUS.PENDING_SBSO:
      return {
        ...task,
        state: 'others',
        words: `The Signing Official of ${name} must give its details. We have written to them. After that foundation staff check the institution.`,
      };
    case INSTITUTION_STATUS.UNDER_REVIEW:
    case INSTITUTION_STATUS.FOLLOW_UP:
      return {
        ...task,
        state: 'others',
        words: `Foundation staff are checking ${name}. We write to you when they have finished.`,
      };
    case INSTITUTION_STATUS.REJECTED:
      return {
        ...task,
        state: 'blocked',
        words: `${name} was rejected. You cannot submit requests from there.`,
      };
    case INSTITUTION_STATUS.NEW_SBSO:
      return {
        ...task,
        state: 'mine',
        words: `${name} needs a new Signing Official. Name one; we then write to them.`,
        link: { label: 'Name a Signing Official', to: '/revise-institution-officer' },
      };
  }
}

function agreementTask({ institution }: OnboardingInput): OnboardingTask {
  const task = { id: 'agreement', title: 'Researcher Distribution Agreement (RDA)' } as const;
  if (institution?.status !== INSTITUTION_STATUS.APPROVED)
    return { ...task, state: 'blocked', words: 'Starts when your institution is approved.' };
  switch (institution.rda_status) {
    case RDA_STATUS.FULLY_EXECUTED:
      return {
        ...task,
        state: 'done',
        words: `The agreement with ${institution.display_name} is fully executed.`,
      };
    case RDA_STATUS.SIGNATURE_NEEDED:
      return {
        ...task,
        state: 'others',
        words: `The Signing Official of ${institution.display_name} must sign it. Then the foundation signs.`,
      };
    case RDA_STATUS.AWAITING_EXECUTION:
      return {
        ...task,
        state: 'others',
        words: 'The foundation must sign it. Then you can agree to the joinder.',
      };
    case RDA_STATUS.NONE:
      return {
        ...task,
        state: 'others',
        words: 'Foundation staff prepare the agreement. Then your Signing Official signs it.',
      };
  }
}

function joinderTask({ institution }: OnboardingInput): OnboardingTask {
  const task = { id: 'joinder', title: 'Joinder' } as const;
  if (institution?.joinder_date)
    return { ...task, state: 'done', words: 'You have agreed to the terms of the agreement.' };
  if (institution?.rda_status !== RDA_STATUS.FULLY_EXECUTED)
    return {
      ...task,
      state: 'blocked',
      words: 'You agree to the terms after the agreement is fully executed.',
    };
  return {
    ...task,
    state: 'mine',
    words: 'Read the executed agreement and say that you keep to it. Access to data starts only after that.',
    link: { label: 'Read and agree', to: '/joinder' },
  };
}

function projectTask({ projectCount }: OnboardingInput): OnboardingTask {
  const task = { id: 'project', title: 'A project' } as const;
  if (projectCount > 0)
    return {
      ...task,
      state: 'done',
      words: projectCount === 1 ? 'You have one project.' : `You have ${projectCount} projects.`,
    };
  return {
    ...task,
    state: 'mine',
    words: 'Say what you study. You can do this while others still work on the agreement.',
    link: { label: 'Create a project', to: '/project/create' },
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
  const task = { id: 'request', title: 'A request' } as const;
  if (suspendedRequest)
    return {
      ...task,
      state: 'mine',
      words: 'A request of yours is suspended. You cannot start another one until that is settled.',
      link: { label: 'See the suspended request', to: `/request/${suspendedRequest}` },
    };
  if (projectCount === 0)
    return { ...task, state: 'blocked', words: 'A request belongs to a project. Create one first.' };
  const start = { label: 'Start a request', to: '/request/create' };
  if (!latestRequest)
    return {
      ...task,
      state: 'mine',
      words: 'Choose the datasets that you need. It takes about 20 minutes.',
      link: start,
    };
  const { sfari_request_id: code, id, status } = latestRequest;
  const see = { label: `See ${code}`, to: `/request/${id}` };
  // the link stands above the list, with every other request that waits for the reader
  if (status === REQUEST_STATUS.CREATED)
    return {
      ...task,
      state: 'mine',
      words: `${code} is a draft. Finish it and submit it.`,
    };
  if (status === REQUEST_STATUS.REVISIONS_REQUESTED)
    return { ...task, state: 'mine', words: `The reviewers ask for changes to ${code}.` };
  if (status === REQUEST_STATUS.APPROVED_PENDING_TEAM)
    return {
      ...task,
      state: 'others',
      words: `${code} is approved and waits for members of your team.`,
      link: see,
    };
  if (IN_REVIEW.includes(status))
    return {
      ...task,
      state: 'others',
      words: `Foundation staff review ${code}. This may take up to two weeks.`,
      link: see,
    };
  if (APPROVED.includes(status)) return { ...task, state: 'done', words: `${code} is approved.`, link: see };
  return { ...task, state: 'mine', words: `${code} is closed. You may start a new request.`, link: start };
}
