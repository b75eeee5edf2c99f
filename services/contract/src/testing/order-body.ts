/** A tissue order for tests of the service and of the whole portal. */
import type { OrderCase, OrderFields } from '../tissue/order.wire.ts';

type OrderedPiece = Pick<
  OrderCase,
  'hash_code' | 'hemisphere' | 'tissue_type' | 'storage' | 'amount' | 'unit'
>;

/** Order form fields: the pieces of tissue, one for each donor, and the shipping address. */
export const buildOrderFields = (pieces: readonly OrderedPiece[]): OrderFields => ({
  name: 'Jonas Lindgren',
  email: 'receiving@university.test',
  institution: 'University of Test',
  address: '12 College Road',
  city: 'Lakeside',
  region: '',
  postal_code: '55401',
  country: 'United States',
  phone_numbers: ['+1 555 0117'],
  donor: Object.fromEntries(
    pieces.map(({ hash_code: hash, hemisphere }) => [
      hash,
      { hemisphere, tissue: '', description: '', record_id: '' },
    ]),
  ),
  cases: pieces.map((piece) => ({ ...piece, distribution_id: '', description: '' })),
});

export const buildOrderBody = (request: number, pieces: readonly OrderedPiece[]) => ({
  ...buildOrderFields(pieces),
  request_id: request,
  key: crypto.randomUUID(),
});
