/** The way from a queue to a request and on to the next: the address of a request remembers where one comes from. */
export const FROM = 'from';
export const PLACE = 'at';
/** What the parts of the request's page leave in the address. */
export const PRESERVED_PARAMETERS: readonly string[] = [FROM, PLACE];

interface Opened {
  /** Address of the queue with its filters, search and order. */
  readonly from: string;
  /** Place of the request in it, from 1. */
  readonly at: number;
  /** Part of the page that is open. */
  readonly tab?: string | null;
}

export function requestAddress(id: number, { from, at, tab }: Opened): string {
  const parameters = new URLSearchParams({ ...(tab ? { tab } : {}), [FROM]: from, [PLACE]: String(at) });
  return `/request/${id}?${parameters.toString()}`;
}
