import { INSTITUTION_STATUS, RDA_STATUS, REQUEST_STATUS } from '@portal/contract/statuses';
import { AWAITING_OWNER } from '@portal/contract/transitions';
import type { Agreement, Request } from '@portal/contract';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { fill, formatDate } from '@portal/shared-ui';
import { home as texts } from '#texts/home';

export interface OnboardingTask {
  id: string;
  title: string;
  /** `mine`: the reader can act now. `others`: someone else must act. `blocked`: an earlier task comes first. */
  state: 'done' | 'mine' | 'others' | 'blocked';
  /** Who acts next and what happens then. */
  words: string;
  link?: { label: string; to: string };
}

export interface OnboardingInput {
  institution: SessionInstitution | null;
  projectCount: number;
  /** The newest submitted request; if there is none, the newest draft. */
  latestRequest: Request | undefined;
  /** False if the request belongs to someone else and the user is on the team. */
  ownsLatest?: boolean;
  /** Id of a suspended request of this person; it blocks new requests until it is resolved. */
  suspendedRequest: number | null;
  /** The agreement that waits for the Signing Official, with the fields the reader may see. */
  agreement?: Pick<Agreement, 'official' | 'created'> | undefined;
}

/** The five steps from an account to data, in order, each with who must act next (design card "ux", 1). */
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
 * True if all five steps were completed once: the steps before the request are done, and a request was submitted.
 * Drafts do not count. What happens to a request later does not matter.
 */
export function isOnboarded(input: OnboardingInput): boolean {
  const { latestRequest, suspendedRequest } = input;
  if (suspendedRequest || !latestRequest) return false;
  const before = [accountTask(input), agreementTask(input), joinderTask(input), projectTask(input)];
  return latestRequest.status !== REQUEST_STATUS.CREATED && before.every(({ state }) => state === 'done');
}

function accountTask({ institution }: OnboardingInput): OnboardingTask {
  const task = { id: 'account', title: texts.account.title } as const;
  if (!institution)
    return {
      ...task,
      state: 'mine',
      words: texts.account.noInstitution,
      link: { label: texts.account.nameInstitution, to: '/provide-institution' },
    };
  const { display_name: name, status } = institution;
  if (institution.disowned)
    return {
      ...task,
      state: 'mine',
      words: fill(texts.account.disowned, { name }),
      link: { label: texts.account.chooseInstitution, to: '/my-profile' },
    };
  switch (status) {
    case INSTITUTION_STATUS.APPROVED:
      if (!institution.confirmed)
        return { ...task, state: 'others', words: fill(texts.account.unconfirmed, { name }) };
      return { ...task, state: 'done', words: fill(texts.account.done, { name }) };
    case INSTITUTION_STATUS.PENDING_SBSO:
      return {
        ...task,
        state: 'others',
        words: fill(texts.account.detailsPending, { name }),
      };
    case INSTITUTION_STATUS.UNDER_REVIEW:
    case INSTITUTION_STATUS.FOLLOW_UP:
      return {
        ...task,
        state: 'others',
        words: fill(texts.account.underReview, { name }),
      };
    case INSTITUTION_STATUS.REJECTED:
      return {
        ...task,
        state: 'mine',
        words: fill(texts.account.rejected, { name }),
        link: { label: texts.account.chooseInstitution, to: '/my-profile' },
      };
    case INSTITUTION_STATUS.NEW_SBSO:
      if (!institution.names_official)
        return { ...task, state: 'others', words: fill(texts.account.othersNameOfficial, { name }) };
      return {
        ...task,
        state: 'mine',
        words: fill(texts.account.needsOfficial, { name }),
        link: { label: texts.account.nameOfficial, to: '/revise-institution-officer' },
      };
  }
}

function agreementTask({ institution, agreement }: OnboardingInput): OnboardingTask {
  const task = { id: 'agreement', title: texts.agreement.title } as const;
  if (institution?.disowned) return { ...task, state: 'blocked', words: texts.agreement.noInstitution };
  if (institution?.status !== INSTITUTION_STATUS.APPROVED)
    return { ...task, state: 'blocked', words: texts.agreement.institutionPending };
  switch (institution.rda_status) {
    case RDA_STATUS.FULLY_EXECUTED:
      return {
        ...task,
        state: 'done',
        words: fill(texts.agreement.done, { displayName: institution.display_name }),
      };
    case RDA_STATUS.SIGNATURE_NEEDED:
      return {
        ...task,
        state: 'others',
        words: agreement?.official
          ? fill(texts.agreement.namedOfficialSigns, {
              official: agreement.official.display_name,
              displayName: institution.display_name,
              date: formatDate(agreement.created),
            })
          : fill(texts.agreement.officialSigns, { displayName: institution.display_name }),
      };
    case RDA_STATUS.AWAITING_EXECUTION:
      return {
        ...task,
        state: 'others',
        words: texts.agreement.foundationSigns,
      };
    case RDA_STATUS.NONE:
      return {
        ...task,
        state: 'others',
        words: texts.agreement.inPreparation,
      };
  }
}

function joinderTask({ institution }: OnboardingInput): OnboardingTask {
  const task = { id: 'joinder', title: texts.joinder.title } as const;
  if (institution?.confirmed && institution.joinder_date)
    return { ...task, state: 'done', words: texts.joinder.done };
  if (institution?.rda_status !== RDA_STATUS.FULLY_EXECUTED || institution.disowned)
    return {
      ...task,
      state: 'blocked',
      words: texts.joinder.notExecuted,
    };
  if (!institution.confirmed) return { ...task, state: 'blocked', words: texts.joinder.unconfirmed };
  return {
    ...task,
    state: 'mine',
    words: texts.joinder.yourTurn,
    link: { label: texts.joinder.open, to: '/joinder' },
  };
}

function projectTask(input: OnboardingInput): OnboardingTask {
  const { projectCount } = input;
  const task = { id: 'project', title: texts.project.title } as const;
  if (projectCount > 0)
    return {
      ...task,
      state: 'done',
      words: fill(texts.project.done, { count: projectCount }),
    };
  return {
    ...task,
    state: 'mine',
    words: agreementTask(input).state === 'done' ? texts.project.yourTurn : texts.project.yourTurnEarly,
    link: { label: texts.project.create, to: '/project/create' },
  };
}

const APPROVED: readonly number[] = [REQUEST_STATUS.APPROVED, REQUEST_STATUS.FULFILLED];
const IN_REVIEW: readonly number[] = [
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.REVIEW_MEETING,
];

const RETURNED = {
  [REQUEST_STATUS.REVISIONS_REQUESTED]: 'revisions',
  [REQUEST_STATUS.CONDITIONALLY_APPROVED]: 'conditions',
  [REQUEST_STATUS.DEFERRED]: 'deferred',
} as const satisfies Record<(typeof AWAITING_OWNER)[number], keyof typeof texts.request>;

function requestTask({
  projectCount,
  latestRequest,
  ownsLatest = true,
  suspendedRequest,
}: OnboardingInput): OnboardingTask {
  const task = { id: 'request', title: texts.request.title } as const;
  if (suspendedRequest)
    return {
      ...task,
      state: 'mine',
      words: texts.request.suspended,
      link: { label: texts.request.openSuspended, to: `/request/${suspendedRequest}` },
    };
  if (projectCount === 0) return { ...task, state: 'blocked', words: texts.request.noProject };
  const start = { label: texts.request.start, to: '/request/create' };
  if (!latestRequest)
    return {
      ...task,
      state: 'mine',
      words: texts.request.yourTurn,
      link: start,
    };
  const { sfari_request_id: code, id, status } = latestRequest;
  const see = { label: fill(texts.request.open, { code }), to: `/request/${id}` };
  // the link is in the list above, together with all other requests that wait for the reader
  if (status === REQUEST_STATUS.CREATED)
    return {
      ...task,
      state: 'mine',
      words: fill(texts.request.draft, { code }),
    };
  const returned = AWAITING_OWNER.find((one) => one === status);
  if (returned !== undefined)
    return {
      ...task,
      state: ownsLatest ? 'mine' : 'others',
      words: fill(texts.request[RETURNED[returned]], { code }),
    };
  if (status === REQUEST_STATUS.APPROVED_PENDING_TEAM)
    return {
      ...task,
      state: 'others',
      words: fill(texts.request.pendingTeam, { code }),
      link: see,
    };
  if (IN_REVIEW.includes(status))
    return {
      ...task,
      state: 'others',
      words: fill(status === REQUEST_STATUS.SUBMITTED ? texts.request.submitted : texts.request.underReview, {
        code,
      }),
      link: see,
    };
  if (APPROVED.includes(status))
    return { ...task, state: 'done', words: fill(texts.request.approved, { code }), link: see };
  return { ...task, state: 'mine', words: fill(texts.request.closed, { code }), link: start };
}
