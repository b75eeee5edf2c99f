/** Which decisions a caller may take now: the contract's table, compared with who they are to the request. */
import {
  decisionsFor,
  listDeciders,
  REQUEST_STATUS as S,
  type DecisionActor,
  type NoDecisionReason,
  type RequestStatus,
  type Role,
} from '@portal/contract';
import { actsAs, type Actor, type Relations } from '@portal/kit';
import { requestPolicy, type RequestState } from './request.policy.ts';

const DECIDERS = {
  sfari_admin: 'admin',
  rm_admin: 'rm_admin',
  abn_proj_mgr: 'project_manager',
  sfari_reviewer: 'reviewer',
} as const satisfies Partial<Record<Role, DecisionActor>>;
type DecidingRole = keyof typeof DECIDERS;

/** The relations on which a capacity depends, for a person who has another role that needs none. */
export const CAPACITY_RELATIONS: readonly string[] = Object.values(requestPolicy.actions.decide.who).flatMap(
  (grant) => (grant === 'any' ? [] : [...grant]),
);

/** As what the caller decides on this request; several when they act under several roles. */
function listCapacities(actor: Actor, relations: Relations): DecisionActor[] {
  const { who } = requestPolicy.actions.decide;
  return (Object.keys(DECIDERS) as DecidingRole[])
    .filter((role) => {
      const grant = who[role];
      if (!grant || !actsAs(actor, role)) return false;
      return grant === 'any' || grant.some((relation) => relations[relation]);
    })
    .map((role) => DECIDERS[role]);
}

/** Statuses that `actor` may set now, ascending. Fulfillment waits for institution, agreement and team (docs/requests.md). */
export function offeredDecisions(state: RequestState, actor: Actor, relations: Relations): RequestStatus[] {
  if (state.owner_id === actor.userId || isDone(state)) return [];
  return [...new Set(listTabled(state, actor, relations))]
    .filter((status) => !waitsForAccess(state, status) && !isCountryListed(state, status))
    .toSorted((one, other) => one - other);
}

/** What the table gives to the capacities of the caller, before access is looked at. */
const listTabled = (state: RequestState, actor: Actor, relations: Relations): RequestStatus[] =>
  listCapacities(actor, relations).flatMap((capacity) =>
    decisionsFor({ actor: capacity, type: state.type, status: state.status, teamReady: state.team_ready }),
  );

/** Why nothing is offered; null where something is. */
export function findNoDecision(
  state: RequestState,
  actor: Actor,
  relations: Relations,
): NoDecisionReason | null {
  if (state.owner_id === actor.userId) return 'own';
  if (isDone(state)) return 'status';
  if (offeredDecisions(state, actor, relations).length > 0) return null;
  const tabled = listTabled(state, actor, relations);
  if (tabled.length > 0) return tabled.some((to) => isCountryListed(state, to)) ? 'country' : 'access';
  return listDeciders(state.type, state.status).length > 0 ? 'role' : 'status';
}

/** An approved renewal moved the date of its request and gives nothing itself. */
const isDone = (state: RequestState): boolean => state.renewal_of !== null && state.status === S.APPROVED;

export const waitsForAccess = (state: RequestState, to: RequestStatus): boolean =>
  state.status === S.APPROVED && to === S.FULFILLED && !(state.team_ready && state.access_agreed);

/** Nothing is given to an institution of a listed country, also not again after it was archived or suspended. */
export const isCountryListed = (state: RequestState, to: RequestStatus): boolean =>
  to === S.FULFILLED && state.country_listed;
