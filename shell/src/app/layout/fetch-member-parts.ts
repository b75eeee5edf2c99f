import { fetchOnce } from '@portal/shared-ui';

/** A page does not wait any longer for what is around it. */
const TIMEOUT_MS = 3000;

/** The chunk of those who are signed in, fetched once; their home and the search box are in it. */
export const memberParts = fetchOnce(() => import(/* webpackChunkName: 'member' */ './member-parts.ts'));

let waiting: Promise<void> | null = null;

/**
 * The portal waits for it as it waits for the session, so that header and ribbons are in the first paint; a caller that
 * fetches it earlier makes that wait shorter. Without it the page is under the logo alone, and the rest follows.
 */
export function waitForMemberParts(): Promise<void> {
  waiting ??= Promise.race([
    memberParts.fetch(),
    new Promise<void>((goOn) => {
      setTimeout(goOn, TIMEOUT_MS);
    }),
  ]);
  return waiting;
}

/** Begins to fetch what is going to be needed. A failure is met by who needs it. */
export function prefetchMember(): void {
  void memberParts.fetch();
}
