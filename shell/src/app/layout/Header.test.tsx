import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen, within } from '@testing-library/react';
import { LANGUAGE_COOKIE } from '@portal/contract/language';
import { RemoteDeclaration, remoteFor, type RemoteEntry } from '@portal/contract/remotes';
import { GLOBAL_SEARCH_ROLES, ROLES, type Role } from '@portal/contract/roles';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { axeViolations, renderWithPortal, sessionUser, VISITOR } from '@portal/shared-ui/testing';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RegistryContext } from '../../remotes/registry-context.ts';
import { shellRoutes } from '../../start/router.tsx';
import { memberParts } from './fetch-member-parts.ts';
import { Header } from './Header.tsx';
import { headerNavigation } from './navigation.ts';
import { VIEW_MENU_ROLES } from '@portal/contract/roles';

const ROOT = path.join(import.meta.dirname, '../../../..');
const APPS = ['mfe-researcher', 'mfe-staff', 'mfe-tissue'];
const read = (app: string, file: string) => readFileSync(path.join(ROOT, app, file), 'utf8');
const ROUTES = ['src/expose.tsx', 'src/*.routes.tsx', 'src/features/*/*.routes.tsx'];
/** What an app says of its routes: where it is exposed, and in the features that list their own. */
const readRoutes = (app: string) =>
  globSync(ROUTES, { cwd: path.join(ROOT, app) })
    .map((file) => read(app, file))
    .join('');

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
  /** What the empty search box says. */
  search?: string;
  /** Logout alone; without it the menu has My Profile too. */
  logoutOnly?: true;
}
const SEARCH = 'Search by institution or researcher...';
const UPDATES = 'Project updates dashboard';
const VIEW = [
  'Compliance',
  'Data Access',
  'Datasets',
  'Institutions',
  UPDATES,
  'Projects',
  'Release Notes',
  'Research Match Applications',
  'Research Match Review',
  'Resource Requests',
  'Restricted Resources',
  'Statistics',
  'Users',
];
const TRANSFERS = 'Transfer Agreements';
const SYNC = 'Donor Synchronization';
const TISSUE = 'Tissue Catalogue';
const viewWith = (...more: string[]) => [...VIEW, ...more].toSorted();
const staff = (...more: string[]): Expected => ({
  main: [],
  view: viewWith(...more),
  bell: true,
  search: SEARCH,
  logoutOnly: true,
});
const ADMINISTRATION = ['Close-outs', 'Incidents', 'Reviewers', TISSUE, SYNC, TRANSFERS];
const ADMINISTRATOR = staff(...ADMINISTRATION);
const PROFILE_ONLY: Expected = { main: [] };

/** Spec 1 section 2 "Navigation by session role", as far as the pages exist (decision 043). */
const TABLE: Readonly<Record<Role, Expected>> = {
  primary_researcher: { main: [UPDATES, 'Projects', 'Requests'], bell: true },
  sbso: { main: ['Users'], bell: true },
  pi_sbso: {
    main: ['Users', UPDATES, 'Projects', 'Requests'],
    view: ['Datasets', 'Projects', 'Users'],
    bell: true,
  },
  sfari_admin: ADMINISTRATOR,
  sfari_admin_lead: ADMINISTRATOR,
  sfari_reviewer: staff(TISSUE),
  superuser: staff(...ADMINISTRATION, 'Machine keys', 'Webhooks', 'Organization logins'),
  access_admin: staff(TISSUE),
  internal_read_only: {
    main: [],
    view: viewWith('Reviewers', TISSUE, SYNC),
    search: SEARCH,
    logoutOnly: true,
  },
  abn_proj_mgr: {
    main: ['Projects', 'Requests', 'Reviewers', 'Tissue Catalog'],
    // Beside what the specification names, so that a line of entries has room.
    view: [SYNC, TRANSFERS],
    search: SEARCH,
    logoutOnly: true,
  },
  rm_admin: PROFILE_ONLY,
  internal_reviewer: PROFILE_ONLY,
  external_reviewer: PROFILE_ONLY,
  abn_reviewer: PROFILE_ONLY,
};
const MULTI: Role[] = ['sfari_reviewer', 'rm_admin', 'abn_reviewer'];

/** The bar of a visitor, and the one that opens on phones. */
const showVisitor = () =>
  act(() =>
    Promise.resolve(
      renderWithPortal(
        <SessionContext value={VISITOR}>
          <RegistryContext value={{ status: 'ready', remotes, retry: () => undefined }}>
            <Header />
          </RegistryContext>
        </SessionContext>,
      ),
    ),
  );

function show(role: Role | null, roles: Role[] = role ? [role] : MULTI, at = '/') {
  const session: SessionState = {
    ...VISITOR,
    status: 'signed-in',
    user: sessionUser({ display_name: 'Ada Reader', email: 'ada@demo.test', primary_role: role, roles }),
    role,
    roles,
  };
  const rendered = () =>
    renderWithPortal(
      <SessionContext value={session}>
        <RegistryContext value={{ status: 'ready', remotes, retry: () => undefined }}>
          <Header />
        </RegistryContext>
      </SessionContext>,
      { path: at },
    );
  return act(() => Promise.resolve(rendered()));
}
/** The header contains the entries twice: in one line, and behind a button on phones, closed here. */
const entries = (scope: HTMLElement) =>
  within(scope)
    .queryAllByRole('link')
    .map((link) => ({ label: link.textContent, path: link.getAttribute('href') ?? '' }));

// The portal itself waits for them before it shows anything.
beforeAll(() => memberParts.fetch());
beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ count: 0, results: [] }))));
afterEach(() => vi.unstubAllGlobals());

/** What the header of a role contains. Every entry leads somewhere, no matter who has several roles may switch. */
async function renderHeader(role: Role, roles: Role[] = [role]): Promise<Expected> {
  const { user, container } = await show(role, roles);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  const bar = screen.queryByRole('navigation', { name: 'Main' });
  const viewButton = screen.queryByRole('button', { name: 'View' });
  const main = bar ? entries(bar) : [];
  if (viewButton) await user.click(viewButton);
  const view = viewButton ? entries(screen.getByRole('group', { name: 'View' })) : [];
  expect([...main, ...view].filter(({ path: target }) => leadsNowhere(target, role))).toEqual([]);

  expect(screen.queryByRole('button', { name: /^Viewing As \S/ }) !== null).toBe(roles.length > 1);
  const box = headerNavigation(remotes, role).hasSearch
    ? await screen.findByRole('combobox', { name: 'Search the portal' })
    : screen.queryByRole('combobox');
  await user.click(screen.getByRole('button', { name: 'Ada Reader' }));
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  return {
    main: main.map(({ label }) => label),
    ...(viewButton ? { view: view.map(({ label }) => label) } : {}),
    ...(screen.queryByRole('button', { name: /^Notifications/ }) ? { bell: true } : {}),
    ...(box ? { search: box.getAttribute('placeholder') ?? '' } : {}),
    ...(screen.queryByRole('link', { name: 'My Profile' }) ? {} : { logoutOnly: true }),
  };
}

test('the table names every role', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...ROLES].sort());
  const searching = ROLES.filter((role) => TABLE[role].search);
  expect(searching.sort()).toEqual([...GLOBAL_SEARCH_ROLES].sort());
});

test('primary_researcher: Projects, Requests, bell, profile menu [C2.8.1 C2.7.1]', async () => {
  expect(await renderHeader('primary_researcher')).toEqual(TABLE.primary_researcher);
});

test('sbso: Users, bell, profile menu [C2.8.2 C2.7.1]', async () => {
  expect(await renderHeader('sbso')).toEqual(TABLE.sbso);
});

test('pi_sbso: Users, Projects, Requests, and a View menu of what it may open [C2.8.3 C2.7.1]', async () => {
  expect(await renderHeader('pi_sbso')).toEqual(TABLE.pi_sbso);
});

test.each(['sfari_admin', 'sfari_admin_lead', 'sfari_reviewer', 'superuser', 'access_admin'] as const)(
  '%s: search, View menu, logout menu, bell [C2.8.4 C2.7.1 S2.1-09]',
  async (role) => {
    expect(await renderHeader(role)).toEqual(TABLE[role]);
  },
);

test('internal_read_only: search, View menu, logout menu, no bell [C2.8.5 C2.7.1 S6-17]', async () => {
  expect(await renderHeader('internal_read_only')).toEqual(TABLE.internal_read_only);
});

test('abn_proj_mgr: search, Projects, Requests, Tissue Catalog, logout menu [C2.8.6 C2.7.1]', async () => {
  expect(await renderHeader('abn_proj_mgr')).toEqual(TABLE.abn_proj_mgr);
});

test.each(['rm_admin', 'internal_reviewer', 'external_reviewer', 'abn_reviewer'] as const)(
  '%s: the profile menu only [C2.8.7 C2.7.1]',
  async (role) => {
    expect(await renderHeader(role)).toEqual(TABLE[role]);
  },
);

test('researchers find the catalogue once their data request is approved [C2.8.1 R2.7-02]', () => {
  const offered = (role: Role, isApproved: boolean) => {
    const { main, view } = headerNavigation(remotes, role, { abn_approved: isApproved });
    return [...main, ...view].filter(({ path: target }) => target === '/tissue-catalogue').length;
  };
  expect([offered('primary_researcher', false), offered('pi_sbso', false)]).toEqual([0, 0]);
  expect([offered('primary_researcher', true), offered('pi_sbso', true)]).toEqual([1, 1]);
  // staff need no approval
  expect(offered('abn_proj_mgr', false)).toBe(1);
});

test.each(MULTI)('who has several roles switches by Viewing As, as %s [C2.7.1]', async (role) => {
  expect(await renderHeader(role, MULTI)).toEqual(TABLE[role]);
});

test('the View menu names its pages by alphabet; the menu of phones names each page once [C2.8.8]', async () => {
  const { user } = await show('pi_sbso');
  // Hidden where there is room for the line.
  await user.click(screen.getByRole('button', { name: 'Menu', hidden: true }));
  const menu = document.getElementById('mobile-menu') ?? document.body;
  const links = within(menu).getAllByRole('link', { hidden: true });
  const onPhone = links.map((link) => link.textContent);
  expect(onPhone).toEqual(['Users', UPDATES, 'Projects', 'Requests', 'Datasets', 'My Profile']);
  const names = VIEW_MENU_ROLES.map((role) => headerNavigation(remotes, role).view.map(({ label }) => label));
  expect(names).toEqual(VIEW_MENU_ROLES.map((role) => TABLE[role].view));
});

/** An entry must lead to a page of the shell, or to an app, that opens it to the role and has the page. */
function leadsNowhere(target: string, role: Role): boolean {
  const page = shellRoutes({ isSignedIn: true, role }).find(({ path: own }) => `/${own}` === target);
  if (page) return page.lazy === undefined;
  const remote = remoteFor(remotes, target, role);
  return !remote || !readRoutes(remote.name).includes(`path: '${target.slice(1)}'`);
}

test('before one of several roles is chosen: no entries, the way out', async () => {
  const { user } = await show(null);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ada Reader' }));
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
});

test('visitors choose their language in the bar, and on phones in its menu', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const { user } = await showVisitor();
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeTruthy();
  // Hidden where there is room for the line.
  await user.click(await screen.findByRole('button', { name: 'Menu', hidden: true }));
  const [inBar, inMenu] = screen.getAllByRole('combobox', { name: 'Language', hidden: true });
  expect(inMenu).toBeTruthy();
  await user.selectOptions(inBar ?? document.body, 'Español');
  expect(document.cookie).toContain(`${LANGUAGE_COOKIE}=es`);
  expect(reload).toHaveBeenCalledOnce();
  document.cookie = `${LANGUAGE_COOKIE}=; Max-Age=0; Path=/`;
});

test.each(['/login', '/password-reset'])('%s, while it leads on after login: the logo only', async (at) => {
  await show('primary_researcher', ['primary_researcher'], at);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});
