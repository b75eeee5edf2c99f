import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from '@portal/shared-ui/router';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { axeViolations, renderWithPortal, sessionUser, VISITOR } from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountActions } from '../AccountActions.tsx';
import type { HeaderNavigation } from '../navigation.ts';
import { CommandPaletteProvider } from './CommandPaletteProvider.tsx';

const entry = (label: string, path: string) => ({ label, path, roles: [], order: 1 });
const NAVIGATION = {
  main: [entry('Projects', '/project'), entry('Requests', '/request')],
  view: [entry('Requests', '/request'), entry('Users', '/user')],
  hasSearch: true,
  hasNotifications: true,
  hasProfile: false,
} as unknown as HeaderNavigation;
const VIEW = { id: 4, page: '/request', name: 'Old and unassigned', search: 'status=2' };
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(
      url.includes('/saved-view/')
        ? Response.json({ count: 1, next: null, previous: null, results: [VIEW] })
        : Response.json({
            results: [{ id: 9, display_name: 'Lakshmi Rao', model: 'user', detail: 'rao@lakeside.test' }],
            incomplete: false,
          }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="path">{`${pathname}${search}`}</output>;
};
const path = () => screen.getByTestId('path').textContent;

function show(navigation = NAVIGATION, changes: Partial<SessionState> = {}) {
  const session: SessionState = {
    ...VISITOR,
    status: 'signed-in',
    user: sessionUser({ display_name: 'Ada Reader' }),
    role: 'sfari_admin',
    roles: ['sfari_admin', 'rm_admin'],
    ...changes,
  };
  return renderWithPortal(
    <SessionContext value={session}>
      <AccountActions>
        <CommandPaletteProvider navigation={navigation}>
          <input aria-label="A field" />
        </CommandPaletteProvider>
      </AccountActions>
      <Where />
    </SessionContext>,
    { path: '/project/7' },
  );
}
const listTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl-K lists pages once, actions and one’s views; what is typed narrows them, Enter opens', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Pages, actions, people and requests' });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await waitFor(() =>
    expect(listTexts()).toEqual([
      'Home',
      'Projects',
      'Requests',
      'Users',
      'New Request',
      'View as Research Match Administrator',
      'Log out',
      'Old and unassignedRequests',
    ]),
  );
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.type(box, 'proj');
  expect(listTexts()).toEqual(['Projects']);
  await user.keyboard('{Enter}');
  expect(path()).toBe('/project');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a saved view is opened with its filters', async () => {
  const { user } = show();
  await user.keyboard('{Meta>}k{/Meta}');
  await user.type(await screen.findByRole('combobox'), 'unassigned');
  await user.click(await screen.findByRole('option', { name: /Old and unassigned/ }));
  expect(path()).toBe('/request?status=2');
});

test('people and requests come below what the page offers, and are opened by arrow and Enter', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'us');
  expect(await screen.findByRole('option', { name: /Lakshmi Rao/ })).toBeTruthy();
  expect(asked.filter((url) => url.includes('/search/'))).toEqual(['/api/search/?q=us']);
  expect(listTexts()[0]).toBe('Users');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(path()).toBe('/user/9');
});

test('who may not search finds pages alone, and reads it where there is none', async () => {
  const { user } = show(
    { ...NAVIGATION, hasSearch: false, hasProfile: true },
    {
      role: 'primary_researcher',
      roles: ['primary_researcher'],
    },
  );
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Pages and actions' });
  expect(listTexts()).toEqual([
    'Home',
    'Projects',
    'Requests',
    'Users',
    'My Profile',
    'New Request',
    'Log out',
  ]);
  await user.type(box, 'zzz');
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(within(screen.getByRole('dialog')).getByText(/Try a shorter search/)).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked).toEqual([]);
});

test('an editor that has used the key keeps it; Escape closes', async () => {
  const { user } = show();
  const field = screen.getByRole('textbox', { name: 'A field' });
  const takeKey = (event: Event) => event.preventDefault();
  field.addEventListener('keydown', takeKey);
  field.focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  field.removeEventListener('keydown', takeKey);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Go to' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(field));
});
