import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { RemoteDeclaration, remoteFor, type RemoteEntry } from '@portal/contract/remotes';
import { GLOBAL_SEARCH_ROLES, type Role } from '@portal/contract/roles';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RegistryContext } from '../../remotes/registry-context.ts';
import { shellRoutes } from '../router.tsx';
import { Header } from './Header.tsx';

const ROOT = path.join(import.meta.dirname, '../../../..');
const APPS = ['mfe-researcher', 'mfe-staff', 'mfe-tissue'];
const read = (app: string, file: string) => readFileSync(path.join(ROOT, app, file), 'utf8');

/** What the registry would say of the three apps as they are. */
const remotes = APPS.map((app): RemoteEntry => ({
  ...RemoteDeclaration.parse(JSON.parse(read(app, 'remote.json'))),
  version: '1',
  manifest: `/mfe/${app}/1/mf-manifest.json`,
  integrity: 'sha384-x',
}));

interface Expected {
  main: string[];
  view?: string[];
  bell?: true;
}
const RESEARCHER: Expected = { main: ['Projects', 'Requests', 'Datasets'], bell: true };
const VIEW = ['Datasets', 'Institutions', 'Projects', 'Resource Requests', 'Users'];

/** Spec 1 section 2 "Navigation by session role", as far as the pages exist; multi in each of three roles. */
const PEOPLE: readonly [person: string, role: Role, expected: Expected, row: string][] = [
  ['pi', 'primary_researcher', RESEARCHER, 'C2.8.1'],
  ['pi2', 'primary_researcher', RESEARCHER, 'C2.8.1'],
  ['newpi', 'primary_researcher', RESEARCHER, 'C2.8.1'],
  ['so', 'sbso', { main: ['Users'], bell: true }, 'C2.8.2'],
  ['newso', 'sbso', { main: ['Users'], bell: true }, 'C2.8.2'],
  ['admin', 'sfari_admin', { main: [], view: VIEW, bell: true }, 'C2.8.4'],
  ['lead', 'sfari_admin_lead', { main: [], view: VIEW, bell: true }, 'C2.8.4'],
  ['reviewer', 'sfari_reviewer', { main: [], view: VIEW, bell: true }, 'C2.8.4'],
  ['internal', 'internal_reviewer', { main: [] }, 'C2.8.7'],
  ['external', 'external_reviewer', { main: [] }, 'C2.8.7'],
  ['rmadmin', 'rm_admin', { main: [] }, 'C2.8.7'],
  ['abnpm', 'abn_proj_mgr', { main: ['Projects', 'Requests', 'Tissue Requests'] }, 'C2.8.6'],
  ['abnrev', 'abn_reviewer', { main: [] }, 'C2.8.7'],
  ['readonly', 'internal_read_only', { main: [], view: VIEW }, 'C2.8.5'],
  ['access', 'access_admin', { main: [], view: VIEW, bell: true }, 'C2.8.4'],
  ['super', 'superuser', { main: [], view: VIEW, bell: true }, 'C2.8.4'],
  ['multi', 'sfari_reviewer', { main: [], view: VIEW, bell: true }, 'C2.8.4'],
  ['multi', 'rm_admin', { main: [] }, 'C2.8.7'],
  ['multi', 'abn_reviewer', { main: [] }, 'C2.8.7'],
  ['both', 'pi_sbso', { ...RESEARCHER, main: ['Users', ...RESEARCHER.main] }, 'C2.8.3'],
];
const LOGOUT_ONLY: readonly Role[] = [
  'sfari_admin',
  'sfari_admin_lead',
  'sfari_reviewer',
  'superuser',
  'access_admin',
  'internal_read_only',
  'abn_proj_mgr',
];
const MULTI: Role[] = ['sfari_reviewer', 'rm_admin', 'abn_reviewer'];

function show(person: string, role: Role | null) {
  const roles = person === 'multi' ? MULTI : [role ?? 'sbso'];
  const session: SessionState = {
    status: 'signed-in',
    user: {
      id: 1,
      display_name: person,
      full_name: person,
      email: `${person}@demo.test`,
      primary_role: role,
      roles,
      globus_username: null,
      suspended_request: null,
      abn_approved: false,
    },
    institution: null,
    role,
    roles,
    expires: null,
    impersonator: null,
    wasLost: false,
    switchRole: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    accept: () => Promise.resolve(),
  };
  return renderWithPortal(
    <SessionContext value={session}>
      <RegistryContext value={{ status: 'ready', remotes, retry: () => undefined }}>
        <Header />
      </RegistryContext>
    </SessionContext>,
  );
}
/** The header holds the entries twice: in one line, and behind a button on phones, closed here. */
const entries = (scope: HTMLElement) =>
  within(scope)
    .queryAllByRole('link')
    .map((link) => ({ label: link.textContent, path: link.getAttribute('href') ?? '' }));

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ count: 0, results: [] }))));
afterEach(() => vi.unstubAllGlobals());

test.each(PEOPLE.map(([person, role, expected, row]) => [person, role, row, expected] as const))(
  '%s as %s [%s C2.7.1 C2.8.8]',
  async (person, role, _row, { main, view, bell }) => {
    const { user, container } = show(person, role);
    const bar = screen.queryByRole('navigation', { name: 'Main' });
    const found = bar ? entries(bar) : [];
    expect(found.map(({ label }) => label)).toEqual(main);

    const viewButton = screen.queryByRole('button', { name: 'View' });
    if (viewButton) await user.click(viewButton);
    const inView = viewButton ? entries(screen.getByRole('group', { name: 'View' })) : undefined;
    expect(inView?.map(({ label }) => label)).toEqual(view);

    const deadLinks = [...found, ...(inView ?? [])].filter(({ path: target }) => leadsNowhere(target, role));
    expect(deadLinks).toEqual([]);

    expect(screen.queryByRole('button', { name: /^Notifications/ }) !== null).toBe(bell === true);
    expect(screen.queryByRole('button', { name: /^Viewing As/ }) !== null).toBe(person === 'multi');
    const hasSearch = (GLOBAL_SEARCH_ROLES as readonly Role[]).includes(role);
    const box = hasSearch
      ? await screen.findByRole('combobox', { name: 'Search the portal' })
      : screen.queryByRole('combobox');
    expect(box !== null).toBe(hasSearch);
    await user.click(screen.getByRole('button', { name: person }));
    expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
    // Roles with a logout menu have that alone.
    expect(screen.queryByRole('link', { name: 'My Profile' }) === null).toBe(LOGOUT_ONLY.includes(role));
    expect(await axeViolations(container)).toEqual([]);
  },
);

/** An entry must lead to a page of the shell, or to an app, that opens it to the role and has the page. */
function leadsNowhere(target: string, role: Role): boolean {
  const page = shellRoutes({ isSignedIn: true, role }).find(({ path: own }) => `/${own}` === target);
  if (page) return page.lazy === undefined;
  const remote = remoteFor(remotes, target, role);
  return !remote || !read(remote.name, 'src/expose.tsx').includes(`path: '${target.slice(1)}'`);
}

test('multi before a role is chosen: no entries, the way out', async () => {
  const { user } = show('multi', null);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'multi' }));
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});
