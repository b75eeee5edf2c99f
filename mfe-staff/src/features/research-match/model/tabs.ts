import type { SessionRole } from '@portal/contract/roles';
import { MATCH_TABS, MATCH_TAB_STATUSES, type MatchTab } from '@portal/contract/match-tabs';
import { ADMINISTRATOR_ROLES } from '@portal/contract/roles';

/** Address of the review center, to which the user returns after starting reviews or moving an application. */
export const MATCH_CENTRE = '/research-match-review';
export const MATCH_APPLICATIONS = '/research-match-applications';

/** True for roles that start and close reviews and see new applications (spec 3 section 2.3). */
export const isOpener = (role: SessionRole | null): boolean =>
  role !== null && ADMINISTRATOR_ROLES.includes(role);

/** The tabs of a role; only roles that start reviews have New Applications. */
export const listMatchTabs = (role: SessionRole | null): readonly MatchTab[] =>
  isOpener(role) ? MATCH_TABS : MATCH_TABS.filter((tab) => tab !== 'new');

/** The tab named in the address if the role has it; otherwise the first tab. */
export function readMatchTab(asked: string | null, tabs: readonly MatchTab[]): MatchTab {
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'review';
}

/** The number of applications on a tab, from the counts by status. */
export const countTab = (tab: MatchTab, byStatus: Readonly<Record<string, number>>): number =>
  MATCH_TAB_STATUSES[tab].reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);

/** Roles that see the list, but only those meeting pages whose application they review. */
const OUTSIDE_THE_MEETING: readonly (SessionRole | null)[] = ['sfari_reviewer', 'access_admin'];

/**
 * A row on the meeting tab opens its meeting page. Other rows, and users who may not read the meeting, get the
 * application.
 */
export function matchAddress(
  tab: MatchTab | null,
  row: { readonly id: number; readonly reviewers: readonly { readonly id: number }[] },
  { role, userId }: { readonly role: SessionRole | null; readonly userId: number | undefined },
): string {
  const isOutside = OUTSIDE_THE_MEETING.includes(role) && row.reviewers.every(({ id }) => id !== userId);
  return tab === 'meeting' && !isOutside ? `/request/${row.id}/review-meeting` : `/request/${row.id}/`;
}
