/** The five tabs of the staff command centre (spec 3 sections 2.1 and 6). */
import { VIEW_MENU_ROLES, type SessionRole } from '@portal/contract/roles';
import { requestQueue as words } from '#texts/request-queue';

export type CommandTabKey = 'institutions' | 'rdas' | 'resource' | 'research-match' | 'tissue';

export interface CommandTab {
  readonly key: CommandTabKey;
  readonly label: string;
  readonly to: string;
  /** Who works with it; each of them may open its address. */
  readonly roles: readonly SessionRole[];
}

/** The person who reads all institutions and agreements beside their own centre. */
const OFFICE: readonly SessionRole[] = [...VIEW_MENU_ROLES, 'rm_admin', 'abn_proj_mgr'];

const COMMAND_TABS: readonly CommandTab[] = [
  // the two whose count is of one status open what is counted: Under Review, and signed by the official
  { key: 'institutions', label: words.tabs.institutions, to: '/institution?status=2', roles: OFFICE },
  { key: 'rdas', label: words.tabs.rdas, to: '/rda?status=2', roles: OFFICE },
  { key: 'resource', label: words.tabs.resource, to: '/resource-request', roles: VIEW_MENU_ROLES },
  {
    key: 'research-match',
    label: words.tabs.researchMatch,
    to: '/research-match-review',
    roles: [...VIEW_MENU_ROLES, 'rm_admin'],
  },
  {
    key: 'tissue',
    label: words.tabs.tissue,
    to: '/abn-dashboard',
    roles: ['sfari_admin', 'sfari_admin_lead', 'internal_read_only', 'abn_proj_mgr', 'abn_reviewer'],
  },
];

/** Where a tab leads, for screens that come back to it. */
export const commandAddress = (key: CommandTabKey): string =>
  COMMAND_TABS.find((tab) => tab.key === key)?.to ?? '/';

/** The tabs of a role; none where there would be a single one, which leads nowhere else. */
export function listCommandTabs(role: SessionRole | null): readonly CommandTab[] {
  const tabs = COMMAND_TABS.filter(({ roles }) => role !== null && roles.includes(role));
  return tabs.length > 1 ? tabs : [];
}
