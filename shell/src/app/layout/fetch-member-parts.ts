import { fetchOnce } from '@portal/shared-ui';

/** In milliseconds: how long the page waits for the parts around it. */
const TIMEOUT_MS = 3000;

/** The chunk for signed-in people, loaded once; it includes their home and the search box. */
export const memberParts = fetchOnce(() => import(/* webpackChunkName: 'member' */ './member-parts.ts'));

let waiting: Promise<void> | null = null;

/**
 * The portal waits for this chunk in parallel with the session, so that header and ribbons are in the first paint.
 * Loading it earlier shortens the wait. If it is late, the page shows only the logo, and the rest follows.
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

/** Starts loading the chunk early; its user handles a failure. */
export function prefetchMember(): void {
  void memberParts.fetch();
}
