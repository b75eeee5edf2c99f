import type { RequestOffer } from '@portal/contract';
import { OFFERED_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';

/**
 * The type of a new request: the one named in the address by its key, or the first that the reader is offered, if
 * already loaded.
 */
export function startingType(
  search: string,
  offers: readonly Pick<RequestOffer, 'key'>[] = [],
): RequestTypeDefinition {
  const key = new URLSearchParams(search).get('type') ?? offers[0]?.key;
  const [first] = OFFERED_REQUEST_TYPES;
  if (!first) throw new Error('no request type has a form');
  return OFFERED_REQUEST_TYPES.find((type) => type.key === key) ?? first;
}
