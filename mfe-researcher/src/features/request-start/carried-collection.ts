import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';

/** The answer that chooses the collection whose page led here; empty if none did, or the type asks for none. */
export function carriedCollection(
  { collection }: Pick<RequestTypeDefinition, 'collection'>,
  search: string,
): Readonly<Record<string, number>> {
  const id = Number(new URLSearchParams(search).get('collection'));
  return collection && Number.isSafeInteger(id) && id > 0 ? { [collection.field]: id } : {};
}
