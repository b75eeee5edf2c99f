/** What the samples of a request must be together with their kind (spec 2 sections 5 and 9). */
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import { MESSAGES } from '../words/messages.ts';
import { REQUEST_STATUS, type RequestStatus } from '../request/statuses.ts';
import { fillText, groupDigits, translated } from '../words/words.ts';
import { AVAILABILITY_LABELS, passesAvailability, type Availability } from './availability.ts';
import { AMOUNT_DECIMALS, LARGEST_AMOUNT, type SampleAmounts } from './sample-ids.ts';
import { type SampleKind } from './sample-kinds.ts';

const isRounded = (amount: number): boolean => Number(amount.toFixed(AMOUNT_DECIMALS)) === amount;

/**
 * Why an amount is not sent, whatever the sample is: nothing is asked for, or more than anyone has, or finer than it is
 * measured out. Undefined where it is fine.
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

/** Amounts that are not sent: none, too little DNA, a part of a vial. One message for each id. */
export const amountProblems = (kind: SampleKind, samples: SampleAmounts): string[] =>
  Object.entries(samples).flatMap(([id, amount]) => {
    if (amount !== null && amount < kind.minimum)
      return [fillText(INPUT_MESSAGES.sampleMinimum, { id, limit: kind.minimum, unit: kind.unit })];
    if (amount !== null && kind.isWhole && !Number.isInteger(amount))
      return [fillText(INPUT_MESSAGES.sampleWhole, { id })];
    return amountProblem(id, amount) ?? [];
  });

/**
 * True where more is asked for than there is. It is said and not refused: amounts are settled with the foundation, and cells
 * that are grown from cryopreserved ones are not there yet.
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
 * The quoted sentence, and a line for each id that fails; empty where every id passes.
 * @param sentence '* Please fix the ids below!' on the form, '* Save Failed. …' where staff save
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

/** Statuses in which administrators correct ids and amounts: it was submitted, and is not decided. */
const CORRECTABLE: readonly RequestStatus[] = [
  REQUEST_STATUS.SUBMITTED,
  REQUEST_STATUS.UNDER_REVIEW,
  REQUEST_STATUS.REVISIONS_REQUESTED,
];
export const areSamplesCorrectable = (status: RequestStatus): boolean => CORRECTABLE.includes(status);
/** The owner edits samples in the draft alone. */
export const areSamplesOwners = (status: RequestStatus): boolean => status === REQUEST_STATUS.CREATED;
