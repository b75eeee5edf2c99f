/** Why a type cannot be requested at present (spec 2 section 5, "Resource disabled reasons"). */
import { MESSAGES } from '../words/messages.ts';
import type { RequestTypeDefinition } from './request-type.ts';

/** The owner's status with the brain bank. */
export interface OfferFacts {
  /** The owner may browse donors: a request for brain bank data was approved. */
  readonly isBrainBankApproved: boolean;
  /** Such a request is in progress. */
  readonly hasBrainBankRequest: boolean;
}

/** @returns the reason as quoted in the specification, or null if the type may be requested */
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
