/** Chooses the project of a planned request: one whose letter, team and owner fit the status. */
import {
  IRB_TYPES,
  REQUEST_STATUS as S,
  requestType,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
import type { Random } from '@portal/kit/seeding';
import { demoSlots, findDemoType, OWNED, typeByKey } from './data/types.data.ts';
import type { SeededProject } from './projects.seed.ts';
import { planDays, pathTo } from './requests.plan.ts';

export interface PlannedRequest {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly project: SeededProject;
  readonly path: readonly RequestStatus[];
  /** Days before today of each step of the path. */
  readonly days: readonly number[];
  /** The request that this renewal renews. */
  readonly parent?: PlannedRequest;
}

const GIVEN_ACCESS: readonly RequestStatus[] = [S.APPROVED, S.FULFILLED, S.ARCHIVED, S.SUSPENDED];
const VALID_LETTERS = ['valid', 'renewed', 'exempt', 'near_expiry'];

function canHaveRequest(project: SeededProject, type: RequestType, status: RequestStatus): boolean {
  const needsLetter = IRB_TYPES.includes(type);
  const letter = !needsLetter || VALID_LETTERS.includes(project.irb);
  // An owner who is suspended at the end has no later requests.
  if (project.suspended) return status === S.SUSPENDED;
  if (GIVEN_ACCESS.includes(status))
    return status !== S.SUSPENDED && letter && project.teamReady && project.owner.ready;
  if (status === S.APPROVED_PENDING_TEAM)
    return (
      letter &&
      !project.teamReady &&
      project.members.some((member) => member.userId !== null && !member.ready)
    );
  return status === S.CREATED || !needsLetter || project.irb !== 'none';
}

/** Plans all requests of the demo, oldest first, so that their numbers rise with time. */
export function planRequests(projects: readonly SeededProject[], random: Random): PlannedRequest[] {
  const others = projects.filter((project) => !(project.owner.email in OWNED));
  const owned = Object.entries(OWNED).flatMap(([email, wanted]) => {
    const own = projects.filter((project) => project.owner.email === email);
    return wanted.map(([key, status]) => plan(own.length > 0 ? own : others, typeByKey(key), status, random));
  });
  const planned = assignEndedToFirstOwner(
    [...owned, ...listUnownedSlots().map(([type, status]) => plan(others, type, status, random))],
    projects,
  );
  const fulfilled = planned.filter((request) => request.status === S.FULFILLED);
  const renewed = new Set<PlannedRequest>();
  return planned
    .map((request) => {
      const { renews } = findDemoType(requestType(request.type));
      if (renews === undefined) return request;
      const type = typeByKey(renews);
      return makeRenewal(
        request,
        fulfilled.filter((parent) => parent.type === type && !renewed.has(parent)),
        random,
        renewed,
      );
    })
    .toSorted((one, other) => first(other) - first(one));
}

/**
 * Gives one biospecimen request whose access has ended to the first investigator, so that they have something to close
 * out. The owner changes after all random choices, so the other requests stay the same.
 */
function assignEndedToFirstOwner(
  planned: readonly PlannedRequest[],
  projects: readonly SeededProject[],
): readonly PlannedRequest[] {
  const type = typeByKey('biospecimen');
  const ended = planned.find((request) => request.type === type && request.status === S.ARCHIVED);
  const [email] = Object.keys(OWNED);
  const own = projects.find(
    (project) => project.owner.email === email && canHaveRequest(project, type, S.ARCHIVED),
  );
  if (!ended || !own) return planned;
  return planned.map((request) => (request === ended ? { ...request, project: own } : request));
}

const first = (request: PlannedRequest): number => request.days[0] ?? 0;
const last = (request: PlannedRequest): number => request.days.at(-1) ?? 0;

/** A renewal belongs to a request that was fulfilled before; all renewals are from recent months. */
function makeRenewal(
  request: PlannedRequest,
  renewable: readonly PlannedRequest[],
  random: Random,
  renewed: Set<PlannedRequest>,
): PlannedRequest {
  const days = planDays(request.path, random, random.integer(1, 40));
  const before = renewable.filter((parent) => last(parent) > (days[0] ?? 0));
  if (before.length === 0)
    throw new Error(`no request is old enough to be renewed by one of type ${request.type}`);
  const parent = random.pick(before);
  // Only one renewal of a request may be open, so a parent is used only once.
  renewed.add(parent);
  return { ...request, days, parent, project: parent.project };
}

/** The type and status of each remaining slot, without those of the demo people. */
function listUnownedSlots(): (readonly [RequestType, RequestStatus])[] {
  const taken = Object.values(OWNED)
    .flat()
    .map(([key, status]) => `${key} ${status}`);
  return demoSlots().flatMap(({ type, status }) => {
    const owned = taken.indexOf(`${type.key} ${status}`);
    if (owned < 0) return [[type.number as RequestType, status] as const];
    taken.splice(owned, 1);
    return [];
  });
}

function plan(
  projects: readonly SeededProject[],
  type: RequestType,
  status: RequestStatus,
  random: Random,
): PlannedRequest {
  const fitting = projects.filter((project) => canHaveRequest(project, type, status));
  const project = random.pick(fitting.length > 0 ? fitting : projects);
  const path = pathTo(type, status, random);
  return { type, status, project, path, days: daysWithin(path, random, project) };
}

/** Shifts the days so that a request is younger than its project. */
function daysWithin(path: readonly RequestStatus[], random: Random, project: SeededProject): number[] {
  const days = planDays(path, random);
  const excess = (days[0] ?? 0) - (project.createdDaysAgo - 2);
  return excess <= 0 ? days : days.map((day, index) => Math.max(day - excess, days.length - 1 - index));
}
