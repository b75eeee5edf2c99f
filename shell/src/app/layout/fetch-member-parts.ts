import type * as MemberParts from './member-parts.ts';

let parts: Promise<typeof MemberParts> | null = null;

/**
 * The chunk of those who are signed in, fetched once. The portal waits for it as it waits for the session, so that
 * header and ribbons stand with the first paint; whoever fetches it earlier makes that wait shorter.
 */
export function fetchMemberParts(): Promise<typeof MemberParts> {
  parts ??= import('./member-parts.ts');
  return parts;
}

/** Begins to fetch what is going to be needed. A failure is told by who needs it. */
export function foretellMember(): void {
  fetchMemberParts().catch(() => undefined);
}
