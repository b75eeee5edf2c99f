import type { TissueOrder } from '@portal/contract/types';
import { order as words } from '#texts/order';
import { writeAmount, writePart } from './order-values.ts';

const getTissue = ({ cases }: TissueOrder): string =>
  cases
    .map((piece) => `${piece.hash_code}: ${writePart(piece)}, ${writeAmount(piece.amount, piece.unit)}`)
    .join('; ');

/** An order as labels and values of its form. */
const describe = (order: TissueOrder): readonly { term: string; value: string }[] => [
  { term: words.fields.name, value: order.name },
  { term: words.fields.email, value: order.email },
  { term: words.fields.institution, value: order.institution },
  { term: words.fields.address, value: order.address },
  { term: words.fields.city, value: order.city },
  { term: words.fields.region, value: order.region },
  { term: words.fields.postalCode, value: order.postal_code },
  { term: words.fields.country, value: order.country },
  { term: words.fields.phones, value: order.phone_numbers.join(', ') },
  { term: words.fields.donors, value: getTissue(order) },
];

/** The changes someone else saved while the form was open. */
export function describeChanges(opened: TissueOrder, now: TissueOrder) {
  const before = new Map(describe(opened).map(({ term, value }) => [term, value]));
  return describe(now).filter(({ term, value }) => before.get(term) !== value);
}
