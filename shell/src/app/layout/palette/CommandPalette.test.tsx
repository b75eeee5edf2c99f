import { screen, waitFor, within } from '@testing-library/react';
import { useCommands, useOpenedObject, type Command, type OpenedObject } from '@portal/shared-ui/commands';
import { useLocation } from '@portal/shared-ui/router';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import {
  axeViolations,
  passTime,
  renderWithPortal,
  sessionUser,
  VISITOR,
  startFakeClock,
} from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountActions } from '../AccountActions.tsx';
import type { HeaderNavigation } from '../navigation.ts';
import { watchEarlyPaletteKey } from './early-palette-key.ts';
import { recentKey } from './recent-objects.ts';
import { Toaster } from '@portal/shared-ui/toaster';
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
/** Rows of lists by a part of their address. */
let lists: Record<string, readonly object[]> = {};
let failing: string[] = [];
let results: object[] = [];
const RAO = { id: 9, display_name: 'Lakshmi Rao', model: 'user', detail: 'rao@lakeside.test' };

beforeEach(() => {
  asked = [];
  failing = [];
  results = [RAO];
  lists = { '/saved-view/': [VIEW] };
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (failing.some((part) => url.includes(part))) return Promise.reject(new TypeError('away'));
    const rows = Object.entries(lists).find(([part]) => url.includes(part))?.[1] ?? [];
    return Promise.resolve(
      !url.includes('/search/')
        ? Response.json({ count: rows.length, next: null, previous: null, results: rows })
        : Response.json({
            results,
            incomplete: false,
          }),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="path">{`${pathname}${search}`}</output>;
};
const path = () => screen.getByTestId('path').textContent;

/** A page of an app: the object that it shows and what it offers. */
function AppPage({ object, commands }: { object: OpenedObject | null; commands: readonly Command[] }) {
  useOpenedObject(object);
  useCommands(commands);
  return <input aria-label="Reviewer" />;
}

function show(navigation = NAVIGATION, changes: Partial<SessionState> = {}, page: React.ReactNode = null) {
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
          {page}
        </CommandPaletteProvider>
      </AccountActions>
      <Where />
      <Toaster />
    </SessionContext>,
    { path: '/project/7' },
  );
}
const listTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

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

test('messages, comments and donors are found by their words, and lead to their pages', async () => {
  lists = {
    '/request-message/': [
      {
        id: 1,
        request: 7,
        sfari_request_id: 'REQ000007',
        kind: 'decision',
        subject: 'Your request',
        text: `<p>${'Dear Dr. Rao, thank you. '.repeat(4)}</p><p>Please name the <b>cerebellum</b> bank.</p>`,
      },
      {
        id: 2,
        request: 8,
        sfari_request_id: 'REQ000008',
        kind: 'answer',
        subject: '',
        text: 'Cerebellum only',
      },
    ],
    '/user-comment/': [{ id: 3, about: { id: 5, display_name: 'Mo Ali' }, text: 'Studies the cerebellum' }],
    '/institution-comment/': [
      { id: 3, about: { id: 6, display_name: 'Lakeside' }, comment: 'Has a cerebellum lab' },
    ],
    '/abn_data/': [{ donor_hash: '00aa', diagnosis: 'Autism' }],
  };
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'cerebellum');
  const texts = async (name: string) =>
    within(await screen.findByRole('group', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(await texts('Letters and messages')).toEqual([
    'REQ000007: Your request…Dear Dr. Rao, thank you. Please name the cerebellum bank.',
    'REQ000008: answerCerebellum only',
  ]);
  expect(await texts('Comments')).toEqual(['Mo AliStudies the cerebellum', 'LakesideHas a cerebellum lab']);
  expect(await texts('Donors')).toEqual(['Donor 00aaAutism']);
  expect(asked.filter((url) => url.includes('/request-message/'))).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: /Your request/ }));
  expect(path()).toBe('/request/7?tab=conversation');
});

test('what is typed to the letter comes before what is merely near', async () => {
  const found = (model: string, id: number, name: string) => ({
    model,
    id,
    display_name: name,
    detail: null,
  });
  results = [
    found('institution', 1, 'Lakeside Institute'),
    found('user', 2, 'Claire Lakeman'),
    found('project', 3, 'Lakes of the north'),
    found('project', 4, 'Lakes'),
  ];
  lists = {
    '/institution-comment/': [{ id: 3, about: { id: 6, display_name: 'Bay' }, comment: 'By the lakes' }],
  };
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'lakes');
  await screen.findByRole('option', { name: /Claire Lakeman/ });
  expect(listTexts()).toEqual([
    'Lakes',
    'Lakes of the north',
    'Lakeside Institute',
    'BayBy the lakes',
    'Claire Lakeman',
  ]);
});

test('a list that fails says so in its group, and is asked again there', async () => {
  failing = ['/request-message/'];
  lists = { '/abn_data/': [{ donor_hash: '00aa', diagnosis: 'Autism' }] };
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'cerebellum');
  const letters = within(await screen.findByRole('group', { name: 'Letters and messages' }));
  const again = letters.getByRole('option', { name: "We couldn't search letters and messages. Try again." });
  expect(await screen.findByRole('option', { name: /Donor 00aa/ })).toBeTruthy();
  failing = [];
  lists['/request-message/'] = [
    { id: 1, request: 7, sfari_request_id: 'REQ000007', kind: 'answer', subject: '', text: 'Cerebellum' },
  ];
  await user.click(again);
  expect(await screen.findByRole('option', { name: /REQ000007/ })).toBeTruthy();
  expect(screen.queryByText(/We couldn't search/)).toBeNull();
});

test('the key opens it once the header is there, if it was pressed before', async () => {
  watchEarlyPaletteKey();
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  show();
  expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeTruthy();
});

test('who must not read comments on people is not asked for them', async () => {
  const { user } = show(NAVIGATION, { role: 'sfari_reviewer', roles: ['sfari_reviewer'] });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'cerebellum');
  await waitFor(() => expect(asked.some((url) => url.includes('/abn_data/'))).toBe(true));
  expect(asked.some((url) => url.includes('/user-comment/'))).toBe(false);
});

test('who must not search finds pages alone, and reads it where there is none', async () => {
  startFakeClock();
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
  await passTime(10_000);
  expect(asked).toEqual([]);
});

test('an editor that has used the key still gets it; Escape closes', async () => {
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

const REQUEST = { path: '/request/7', label: 'Sleep and growth', detail: 'REQ000007' };
const openRequest = (commands: readonly Command[], object: OpenedObject | null = REQUEST) =>
  show(NAVIGATION, { roles: ['sfari_admin'] }, <AppPage object={object} commands={commands} />);
const command = (label: string, changes: Partial<Command> = {}): Command => ({
  id: label,
  label,
  run: () => undefined,
  ...changes,
});

test('what can be done with the open object is under its code with its keys, which are read out', async () => {
  const run = vi.fn<() => void>();
  const { user } = openRequest([
    command('Approve', { keys: ['d', 'a'], run }),
    command('Set status to Withdrawn', { isTypedOnly: true }),
  ]);
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox');
  const group = within(screen.getByRole('group', { name: 'REQ000007' }));
  expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Approve, keys d ada',
    'Copy link',
  ]);
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.type(box, 'withdr');
  expect(listTexts()).toEqual(['Set status to Withdrawn']);
  await user.clear(box);
  await user.type(box, 'appr');
  expect(listTexts()).toEqual(['Approve, keys d ada']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a command that leads to a field comes after the dialog has given the focus back', async () => {
  startFakeClock();
  const { user } = openRequest([
    command('Assign a reviewer', { run: () => screen.getByRole('textbox', { name: 'Reviewer' }).focus() }),
  ]);
  screen.getByRole('textbox', { name: 'A field' }).focus();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'assign{Enter}');
  const reviewer = screen.getByRole('textbox', { name: 'Reviewer' });
  await waitFor(() => expect(document.activeElement).toBe(reviewer));
  await passTime(1000);
  expect(document.activeElement).toBe(reviewer);
});

test('a verb with a name asks the app, whose answer to another text is not shown; a failure costs nothing', async () => {
  const run = vi.fn<() => void>();
  const find = vi.fn<NonNullable<Command['find']>>((name) =>
    name === 'claire'
      ? Promise.resolve([command('Assign Claire Dupont', { detail: 'Primary Reviewer', run })])
      : Promise.reject(new Error('away')),
  );
  const { user } = openRequest([command('Assign a reviewer', { find })]);
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox');
  await user.type(box, 'assign claire');
  expect(await screen.findByRole('option', { name: /Assign Claire Dupont/ })).toBeTruthy();
  expect(find).toHaveBeenCalledOnce();
  await user.type(box, 'x');
  expect(listTexts()).toEqual([]);
  await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  await user.type(box, '{Backspace}');
  await user.click(await screen.findByRole('option', { name: /Assign Claire Dupont/ }));
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('the link of the open object is copied; without an object there is none', async () => {
  const { user } = openRequest([]);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'copy{Enter}');
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(new URL('/request/7', location.origin).href);
});

test('the last five objects come first, without the open one and without those of another role', async () => {
  const objects = [1, 2, 3, 4, 5, 6].map((n) => ({ path: `/project/${n}`, label: `Project ${n}` }));
  sessionStorage.setItem(
    recentKey(sessionUser({}).id, 'sfari_admin'),
    JSON.stringify([...objects, 'odd', { path: 'https://evil.test', label: 'x' }]),
  );
  const { user } = openRequest([], { path: '/project/2', label: 'Project 2' });
  await user.keyboard('{Control>}k{/Control}');
  const group = within(await screen.findByRole('group', { name: 'Recently opened' }));
  expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Project 1',
    'Project 3',
    'Project 4',
    'Project 5',
    'Project 6',
  ]);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Project 1');
  await user.keyboard('{Enter}');
  expect(path()).toBe('/project/1');
});
