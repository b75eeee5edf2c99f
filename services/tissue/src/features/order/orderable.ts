/** When tissue may be ordered for a request (spec 3 section 4.6, decision 364). */
import { REQUEST_STATUS, requestType, type RequestStatus, type RequestType } from '@portal/contract';
import { say, sql, wrongState, type Reads } from '@portal/kit';
import { z } from 'zod';
import { orderRefusals as words } from '../../texts/en/order.ts';

export interface OrderedRequest {
  readonly id: number;
  readonly type: RequestType;
  readonly status: RequestStatus;
}

/** Settings of the foundation for orders. */
export interface OrderRules {
  /** Whether ordering requires a Material Transfer Agreement (`REQUIRE_MTA`). */
  readonly needsAgreement: boolean;
}

const asksForDonors = (type: RequestType): boolean => requestType(type).collection !== undefined;

export const isOrderable = (type: RequestType, status: RequestStatus): boolean =>
  asksForDonors(type) && status === REQUEST_STATUS.APPROVED;

/** @throws WRONG_STATE for a request type without donors */
export function requireDonors({ type }: Pick<OrderedRequest, 'type'>): void {
  if (!asksForDonors(type)) throw wrongState(words.noDonors);
}

/**
 * All preconditions for ordering tissue for a request, in one place.
 * @returns what is missing, as a message for those who order; null if nothing is
 */
export async function findObstacle(
  reads: Reads,
  request: OrderedRequest,
  { needsAgreement }: OrderRules,
): Promise<string | null> {
  if (!isOrderable(request.type, request.status)) return say(words.notApproved);
  return needsAgreement ? findMissingAgreement(reads, request.id) : null;
}

/** @throws WRONG_STATE */
export async function requireOrderable(
  reads: Reads,
  request: OrderedRequest,
  rules: OrderRules,
): Promise<void> {
  requireDonors(request);
  const obstacle = await findObstacle(reads, request, rules);
  if (obstacle !== null) throw wrongState(obstacle);
}

const Agreement = z.object({
  state: z.enum(['signature_needed', 'awaiting_execution', 'executed', 'declined']),
  institution_name: z.string(),
});

/** The core service stores the request's valid Material Transfer Agreement. */
async function findMissingAgreement(reads: Reads, requestId: number): Promise<string | null> {
  const agreement = await reads.row(
    Agreement,
    sql`select state, institution_name from core_api.transfer_agreement where request_id = ${requestId}`,
  );
  if (!agreement) return say(words.agreement.none);
  if (agreement.state === 'executed') return null;
  return say(words.agreement[agreement.state], { institution: agreement.institution_name });
}
