/** Why a type cannot be asked for now (spec 2 section 5, "Resource disabled reasons"). */
import { MESSAGES } from '../words/messages.ts';
import type { RequestTypeDefinition } from './request-type.ts';

/** What is known of the owner's dealings with the brain bank. */
export interface OfferFacts {
  /** May look through the donors: a request for the brain bank's data was approved. */
  readonly isBrainBankApproved: boolean;
  /** Such a request is on its way. */
  readonly hasBrainBankRequest: boolean;
}

/** @returns the quoted reason, or null where the type may be asked for */
export function offerReason({ approval }: RequestTypeDefinition, facts: OfferFacts): string | null {
  switch (approval) {
    case 'gives':
      if (facts.isBrainBankApproved) return MESSAGES.alreadyApproved;
      return facts.hasBrainBankRequest ? MESSAGES.brainBankRequestInReview : null;
    case 'needs':
      return facts.isBrainBankApproved ? null : MESSAGES.applyForDataFirst;
    case undefined:
      return null;
  }
}
