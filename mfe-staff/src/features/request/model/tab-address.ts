import { PRESERVED_PARAMETERS } from '../../queue/model/request-address.ts';

/** The address of a part of the page; a queue that the request was opened from stays in it. */
export function tabAddress(tab: string, search: URLSearchParams): string {
  const next = new URLSearchParams({ tab });
  for (const name of PRESERVED_PARAMETERS) for (const one of search.getAll(name)) next.append(name, one);
  return `?${next.toString()}`;
}
