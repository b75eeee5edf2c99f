/** Which request types a person may ask for (spec 2 section 5); the rule itself is in the contract. */
import {
  ALL_REQUEST_TYPES,
  isTypeOffered,
  offerReason,
  REQUEST_STATUS as S,
  requestType,
  type OfferFacts,
  type RequestOffer,
  type RequestType,
} from '@portal/contract';
import { sql, translate, type Actor, type Reads } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { findOfferOwner, startableTypes } from './on-behalf.ts';

const UNDER_WAY = [
  S.SUBMITTED,
  S.UNDER_REVIEW,
  S.REVISIONS_REQUESTED,
  S.REVIEW_MEETING,
  S.DEFERRED,
  S.CONDITIONALLY_APPROVED,
  S.APPROVED_PENDING_TEAM,
];
/** Types whose approval gives access to the brain bank. */
const OPENING = ALL_REQUEST_TYPES.filter(({ approval }) => approval === 'gives').map(({ number }) => number);
const APPROVED = [S.APPROVED, S.FULFILLED];

const Facts = z.object({ approved: z.boolean(), under_way: z.boolean() });

/** @param except the request being checked, which does not count */
async function readOfferFacts(reads: Reads, ownerId: number, except = 0): Promise<OfferFacts> {
  const facts = await reads.row(
    Facts,
    sql`select coalesce(bool_or(own.status = any(${APPROVED}::smallint[]) and own.expired_on is null), false) as approved,
        coalesce(bool_or(own.status = any(${UNDER_WAY}::smallint[])), false) as under_way
      from researcher.request own
      where own.owner_id = ${ownerId} and own.renewal_of is null and own.type = any(${OPENING}::smallint[]) and own.id <> ${except}`,
  );
  return {
    isBrainBankApproved: facts?.approved ?? false,
    hasBrainBankRequest: facts?.under_way ?? false,
  };
}

/** The types that the caller may start, for the owner and the research of the project if one is given. */
export async function readOffers(
  reads: Reads,
  actor: Actor,
  projectId: number | undefined,
): Promise<RequestOffer[]> {
  const ownerId = await findOfferOwner(reads, actor, projectId);
  const facts = ownerId === null ? null : await readOfferFacts(reads, ownerId);
  const isNonAutismResearch = projectId !== undefined && (await readResearch(reads, projectId));
  return startableTypes(actor, ownerId)
    .filter((type) => isTypeOffered(type, isNonAutismResearch))
    .map((type) => {
      const reason = facts && offerReason(type, facts);
      return { type: type.number as RequestType, key: type.key, reason: reason && translate(reason) };
    });
}

/** Whether the research of a project does not relate to autism. */
async function readResearch(reads: Reads, projectId: number): Promise<boolean> {
  const project = await reads.row(
    z.object({ non_autism_research: z.boolean() }),
    sql`select non_autism_research from researcher.project where id = ${projectId}`,
  );
  return project?.non_autism_research ?? false;
}

/** Problems by field, as in the body of a 400 answer; empty if the type may be requested. */
export async function offerProblem(
  reads: Reads,
  request: {
    readonly ownerId: number;
    readonly type: number;
    readonly id?: number;
    readonly isNonAutismResearch: boolean;
  },
): Promise<Record<string, string[]>> {
  const type = requestType(request.type);
  if (!isTypeOffered(type, request.isNonAutismResearch)) return { type: [requestRefusals.sparkOnly] };
  if (!type.approval) return {};
  const reason = offerReason(type, await readOfferFacts(reads, request.ownerId, request.id));
  return reason === null ? {} : { type: [reason] };
}
