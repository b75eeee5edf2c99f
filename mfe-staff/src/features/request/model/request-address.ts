/** The address of a request remembers the queue it was opened from, so that the user can step through the queue. */
export const FROM = 'from';
export const PLACE = 'at';
/** Parameters that the tabs of the request's page must preserve. */
export const PRESERVED_PARAMETERS: readonly string[] = [FROM, PLACE];

interface Opened {
  /** Address of the queue with its filters, search and order. */
  readonly from: string;
  /** Position of the request in the queue, from 1. */
  readonly at: number;
  /** Key of the open tab. */
  readonly tab?: string | null;
}

export function requestAddress(id: number, { from, at, tab }: Opened): string {
  const parameters = new URLSearchParams({ ...(tab ? { tab } : {}), [FROM]: from, [PLACE]: String(at) });
  return `/request/${id}?${parameters.toString()}`;
}

export const meetingAddress = (id: number): string => `/request/${id}/review-meeting`;
