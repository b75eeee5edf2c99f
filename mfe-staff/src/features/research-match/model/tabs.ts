import type { SessionRole } from '@portal/contract/roles';
import { MATCH_TABS, MATCH_TAB_STATUSES, type MatchTab } from '@portal/contract/match-tabs';
import { ADMINISTRATOR_ROLES } from '@portal/contract/roles';

/** Where the review centre is: one comes back to it after a start and after a move. */
export const MATCH_CENTRE = '/research-match-review';
export const MATCH_APPLICATIONS = '/research-match-applications';

/** Who begins reviews, sees what is new, and closes reviews (spec 3 section 2.3). */
export const isOpener = (role: SessionRole | null): boolean =>
  role !== null && ADMINISTRATOR_ROLES.includes(role);

/** The tabs of a role; New Applications is for those who begin reviews. */
export const listMatchTabs = (role: SessionRole | null): readonly MatchTab[] =>
  isOpener(role) ? MATCH_TABS : MATCH_TABS.filter((tab) => tab !== 'new');

/** The tab that the address names, where the role has it. */
export function readMatchTab(asked: string | null, tabs: readonly MatchTab[]): MatchTab {
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'review';
}

/** How many are on a tab, of the counts by status. */
export const countTab = (tab: MatchTab, byStatus: Readonly<Record<string, number>>): number =>
  MATCH_TAB_STATUSES[tab].reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);

/** They read of the list, and of the meeting only what they review themselves. */
const OUTSIDE_THE_MEETING: readonly (SessionRole | null)[] = ['sfari_reviewer', 'access_admin'];

/** On the meeting tab a row opens the meeting, elsewhere the application; that too for whom the meeting is not. */
export function matchAddress(
  tab: MatchTab | null,
  row: { readonly id: number; readonly reviewers: readonly { readonly id: number }[] },
  { role, userId }: { readonly role: SessionRole | null; readonly userId: number | undefined },
): string {
  const isOutside = OUTSIDE_THE_MEETING.includes(role) && row.reviewers.every(({ id }) => id !== userId);
  return tab === 'meeting' && !isOutside ? `/request/${row.id}/review-meeting` : `/request/${row.id}/`;
}
