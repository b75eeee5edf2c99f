/** Rules for the samples of a request that depend on their kind (spec 2 sections 5 and 9). */
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { MESSAGES } from '../words/messages.ts';
import { REQUEST_STATUS, type RequestStatus } from '../request/statuses.ts';
import { fillText, groupDigits, translated } from '../words/words.ts';
import { AVAILABILITY_LABELS, passesAvailability, type Availability } from './availability.ts';
import { AMOUNT_DECIMALS, LARGEST_AMOUNT, type SampleAmounts } from './sample-ids.ts';
import { type SampleKind } from './sample-kinds.ts';

const isRounded = (amount: number): boolean => Number(amount.toFixed(AMOUNT_DECIMALS)) === amount;

/**
 * Why an amount is invalid for every kind: it is missing or zero, exceeds any stock, or has too many decimals.
 * Undefined if it is valid.
 */
export function amountProblem(id: string, amount: number | null): string | undefined {
  if (amount === null) return fillText(INPUT_MESSAGES.sampleAmountMissing, { id });
  if (!(amount > 0)) return fillText(INPUT_MESSAGES.sampleAmount, { id });
  if (amount > LARGEST_AMOUNT)
    return fillText(INPUT_MESSAGES.sampleTooMuch, { id, limit: groupDigits(LARGEST_AMOUNT) });
  return isRounded(amount)
    ? undefined
    : fillText(INPUT_MESSAGES.sampleDecimals, { id, limit: AMOUNT_DECIMALS });
}

/** Amounts invalid for the kind: missing, too little DNA, or a fraction of a vial. One message per id. */
export const amountProblems = (kind: SampleKind, samples: SampleAmounts): string[] =>
  Object.entries(samples).flatMap(([id, amount]) => {
    if (amount !== null && amount < kind.minimum)
      return [fillText(INPUT_MESSAGES.sampleMinimum, { id, limit: kind.minimum, unit: kind.unit })];
    if (amount !== null && kind.isWhole && !Number.isInteger(amount))
      return [fillText(INPUT_MESSAGES.sampleWhole, { id })];
    return amountProblem(id, amount) ?? [];
  });

/**
 * True if the amount exceeds the stock. This is a warning, not a refusal: the foundation settles amounts, and cells
 * grown from cryopreserved ones do not exist yet.
 */
export const exceedsAvailable = (
  amount: number | null | undefined,
  {
    availability,
    amount_available: available,
  }: { readonly availability: Availability; readonly amount_available: number | null },
): boolean =>
  typeof amount === 'number' &&
  available !== null &&
  (availability === 'Available' || availability === 'Limited') &&
  amount > available;

export interface CheckedSample {
  readonly id: string;
  readonly availability: Availability;
}

/**
 * The given sentence plus one line for each id that fails; empty if all pass.
 * @param sentence '* Please fix the ids below!' on the form, '* Save Failed. …' when staff save
 */
export function availabilityProblems(
  checked: readonly CheckedSample[],
  sentence: string = MESSAGES.samplesToFix,
): string[] {
  const failing = checked.filter(({ availability }) => !passesAvailability(availability));
  if (failing.length === 0) return [];
  const lines = failing.map(({ id, availability }) =>
    fillText(INPUT_MESSAGES.sampleRefused, {
      id,
      availability: translated(AVAILABILITY_LABELS[availability]),
    }),
  );
  return [sentence, ...lines];
}

/** Statuses in which administrators may correct ids and amounts: submitted and not yet decided. */
const CORRECTABLE: readonly RequestStatus[] = [
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.REVISIONS_REQUESTED,
];
export const areSamplesCorrectable = (status: RequestStatus): boolean => CORRECTABLE.includes(status);
/** Whether the owner may edit the samples: only in a draft. */
export const canOwnerEditSamples = (status: RequestStatus): boolean => status === REQUEST_STATUS.CREATED;
