import { OFFERED_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';

/** The type that a new request is of: the one that the address names by its key, or the first that is offered. */
export function startingType(search: string): RequestTypeDefinition {
  const key = new URLSearchParams(search).get('type');
  const [first] = OFFERED_REQUEST_TYPES;
  if (!first) throw new Error('no request type has a form');
  return OFFERED_REQUEST_TYPES.find((type) => type.key === key) ?? first;
}
