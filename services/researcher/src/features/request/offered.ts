/** Which decisions a caller may make now: the contract's table, combined with the caller's relations to the request. */
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

const DECISION_ACTOR_BY_ROLE = {
  sfari_admin: 'admin',
  rm_admin: 'rm_admin',
  abn_proj_mgr: 'project_manager',
  sfari_reviewer: 'reviewer',
} as const satisfies Partial<Record<Role, DecisionActor>>;
type DecidingRole = keyof typeof DECISION_ACTOR_BY_ROLE;

/** The relations that capacities depend on, also read for a person who has another role that needs none. */
export const CAPACITY_RELATIONS: readonly string[] = Object.values(requestPolicy.actions.decide.who).flatMap(
  (grant) => (grant === 'any' ? [] : [...grant]),
);

/** The capacities in which the caller decides on this request; several if they have several roles. */
function listCapacities(actor: Actor, relations: Relations): DecisionActor[] {
  const { who } = requestPolicy.actions.decide;
  return (Object.keys(DECISION_ACTOR_BY_ROLE) as DecidingRole[])
    .filter((role) => {
      const grant = who[role];
      if (!grant || !actsAs(actor, role)) return false;
      return grant === 'any' || grant.some((relation) => relations[relation]);
    })
    .map((role) => DECISION_ACTOR_BY_ROLE[role]);
}

/**
 * Statuses that `actor` may set now, ascending. Fulfillment requires institution, agreement and team
 * (docs/requests.md).
 */
export function offeredDecisions(state: RequestState, actor: Actor, relations: Relations): RequestStatus[] {
  if (state.owner_id === actor.userId || isApprovedRenewal(state)) return [];
  return [...new Set(listTableDecisions(state, actor, relations))]
    .filter((status) => !waitsForAccess(state, status) && !isCountryListed(state, status))
    .toSorted((one, other) => one - other);
}

/** What the table offers to the caller's capacities, before access conditions are checked. */
const listTableDecisions = (state: RequestState, actor: Actor, relations: Relations): RequestStatus[] =>
  listCapacities(actor, relations).flatMap((capacity) =>
    decisionsFor({ actor: capacity, type: state.type, status: state.status, teamReady: state.team_ready }),
  );

/** Why no decision is offered; null if one is. */
export function findNoDecision(
  state: RequestState,
  actor: Actor,
  relations: Relations,
): NoDecisionReason | null {
  if (state.owner_id === actor.userId) return 'own';
  if (isApprovedRenewal(state)) return 'status';
  if (offeredDecisions(state, actor, relations).length > 0) return null;
  const tabled = listTableDecisions(state, actor, relations);
  if (tabled.length > 0) return tabled.some((to) => isCountryListed(state, to)) ? 'country' : 'access';
  return listDeciders(state.type, state.status).length > 0 ? 'role' : 'status';
}

/** An approved renewal has extended its request and allows no further decision. */
const isApprovedRenewal = (state: RequestState): boolean =>
  state.renewal_of !== null && state.status === S.APPROVED;

export const waitsForAccess = (state: RequestState, to: RequestStatus): boolean =>
  state.status === S.APPROVED && to === S.FULFILLED && !(state.team_ready && state.access_agreed);

/** An institution in a listed country gets no access, even if the request was archived or suspended in between. */
export const isCountryListed = (state: RequestState, to: RequestStatus): boolean =>
  to === S.FULFILLED && state.country_listed;
