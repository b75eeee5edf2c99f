import { PRESERVED_PARAMETERS } from './request-address.ts';

/** The address of a tab; it preserves the queue that the request was opened from. */
export function tabAddress(tab: string, search: URLSearchParams): string {
  const next = new URLSearchParams({ tab });
  for (const name of PRESERVED_PARAMETERS) for (const one of search.getAll(name)) next.append(name, one);
  return `?${next.toString()}`;
}
