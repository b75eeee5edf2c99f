import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';

/** The collection whose page led here; null if none did, or the type asks for none. */
export function carriedId(
  { collection }: Pick<RequestTypeDefinition, 'collection'>,
  search: string,
): number | null {
  const id = Number(new URLSearchParams(search).get('collection'));
  return collection && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The answers that choose that collection; empty if there is none. */
export function carriedCollection(
  type: Pick<RequestTypeDefinition, 'collection'>,
  search: string,
): Readonly<Record<string, number>> {
  const id = carriedId(type, search);
  return type.collection && id !== null ? { [type.collection.field]: id } : {};
}

/** In a copy also clears how many donors the copied request asked for, which were others. */
export function carriedIntoCopy(
  type: Pick<RequestTypeDefinition, 'collection'>,
  search: string,
): Readonly<Record<string, number | null>> {
  const carried = carriedCollection(type, search);
  if (!type.collection || Object.keys(carried).length === 0) return {};
  return { ...Object.fromEntries(type.collection.numbers.map((name) => [name, null])), ...carried };
}
