/** The five tabs of the staff command center (spec 3 sections 2.1 and 6). */
import { VIEW_MENU_ROLES, type SessionRole } from '@portal/contract/roles';
import { requestQueue as words } from '#texts/request-queue';

export type CommandTabKey = 'institutions' | 'rdas' | 'resource' | 'research-match' | 'tissue';

export interface CommandTab {
  readonly key: CommandTabKey;
  readonly label: string;
  readonly to: string;
  /** Roles that use the tab; each of them may open its address. */
  readonly roles: readonly SessionRole[];
}

/** Roles that see all institutions and agreements, besides their own command center. */
const OFFICE: readonly SessionRole[] = [...VIEW_MENU_ROLES, 'rm_admin', 'abn_proj_mgr'];

const COMMAND_TABS: readonly CommandTab[] = [
  // these two counts are of one status, so the links filter by it: Under Review, and signed by the official
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

/** The address of a tab, for screens that link back to it. */
export const commandAddress = (key: CommandTabKey): string =>
  COMMAND_TABS.find((tab) => tab.key === key)?.to ?? '/';

/** The tabs of a role. None if there is only one, because it would lead nowhere else. */
export function listCommandTabs(role: SessionRole | null): readonly CommandTab[] {
  const tabs = COMMAND_TABS.filter(({ roles }) => role !== null && roles.includes(role));
  return tabs.length > 1 ? tabs : [];
}
