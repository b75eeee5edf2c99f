import { PRESERVED_PARAMETERS } from './request-address.ts';

/** An address on the request's page; it preserves the queue that the request was opened from. */
export function pageAddress(change: Readonly<Record<string, string>>, search: URLSearchParams): string {
  const next = new URLSearchParams(change);
  for (const name of PRESERVED_PARAMETERS) for (const one of search.getAll(name)) next.append(name, one);
  return `?${next.toString()}`;
}

/** The address of a tab. */
export const tabAddress = (tab: string, search: URLSearchParams): string => pageAddress({ tab }, search);
