import { screen, waitFor, within } from '@testing-library/react';
import {
  keptDestination,
  rememberDestination,
  SessionContext,
  type SessionInstitution,
} from '@portal/shared-ui/session';
import {
  axeViolations,
  fakeServer,
  makeMember,
  makeSession,
  renderWithPortal,
} from '@portal/shared-ui/testing';
import { afterEach, expect, test } from 'vitest';
import { GoalLine } from './GoalLine.tsx';

const server = fakeServer();
afterEach(() => localStorage.clear());

const GOAL = '/request/create?dataset=DS0001';
interface Shown {
  goal?: string | null;
  path?: string;
  impersonator?: { id: number; display_name: string } | null;
  hasRole?: boolean;
  institution?: SessionInstitution | null;
}
function show({ goal = null, path = '/', impersonator = null, hasRole = true, institution }: Shown) {
  server.on('PUT /session/goal/', {});
  const session = makeSession({ goal });
  const state = {
    ...session,
    impersonator,
    ...(hasRole ? {} : { role: null }),
    ...(institution && { institution }),
  };
  const shown = renderWithPortal(
    <SessionContext value={state}>
      <GoalLine />
    </SessionContext>,
    { path },
  );
  return { ...shown, refresh: session.refresh };
}
const line = () => screen.queryByRole('region', { name: 'Your next step' });
const goalsSent = () => server.sent.map(({ call, body }) => [call, body]);

test('the goal that the account stores is shown on every page, with the way on', async () => {
  const { container } = show({ goal: GOAL });
  expect(line()?.textContent).toContain('You wanted to request access to dataset DS0001.');
  const way = screen.getByRole('link', { name: 'Continue to your request' });
  expect(way.getAttribute('href')).toBe(GOAL);
  expect(await axeViolations(container)).toEqual([]);
  expect(goalsSent()).toEqual([]);
});

test('the dataset of the goal is named once it is read', async () => {
  server.on('GET /dataset/DS0001/', { name: 'SPARK Phenotype Core' });
  show({ goal: GOAL });
  expect(
    await screen.findByText('You wanted to request access to dataset DS0001 (SPARK Phenotype Core).'),
  ).toBeTruthy();
});

test.each(['5f0c9f3e-2f0e-4c57-9d0a-7a9a41a5a001', '12', 'DS0001 and more'])(
  'the dataset "%s" of an address is no code, and is not shown',
  (dataset) => {
    show({ goal: `/request/create?dataset=${dataset}` });
    expect(line()?.textContent).toContain('You wanted to start a request.');
    expect(line()?.textContent).not.toContain(dataset);
  },
);

test('a new researcher sees what is done and what comes before the request', async () => {
  const { container } = show({
    goal: GOAL,
    institution: makeMember({ confirmed: true, joinder_date: null }),
  });
  const stations = within(screen.getByRole('list', { name: 'Steps to your request' }));
  expect(stations.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Account (done)',
    'Institution confirms you (done)',
    'Joinder',
    'Request',
  ]);
  expect(stations.getByText('Joinder').getAttribute('aria-current')).toBe('step');
  expect(await axeViolations(container)).toEqual([]);
});

test('another page has no such steps', () => {
  show({ goal: '/project/7' });
  expect(screen.queryByRole('list')).toBeNull();
});

test('what the browser stored for a visitor moves to the account', async () => {
  rememberDestination('/project/7');
  show({ path: '/joinder' });
  expect(screen.getByRole('link', { name: 'Continue to your page' }).getAttribute('href')).toBe('/project/7');
  await waitFor(() => expect(keptDestination()).toBeNull());
  expect(goalsSent()).toEqual([['PUT /session/goal/', { goal: '/project/7' }]]);
});

test('what the account stores already does not stay in the browser for the next person', async () => {
  rememberDestination(GOAL);
  show({ goal: GOAL });
  await waitFor(() => expect(keptDestination()).toBeNull());
  expect(line()).not.toBeNull();
  expect(goalsSent()).toEqual([]);
});

test('a request is not offered where it starts, and lasts until it has begun', async () => {
  rememberDestination(GOAL);
  show({ goal: GOAL, path: '/request/create/?dataset=DS0001&type=dataset' });
  expect(line()).toBeNull();
  await waitFor(() => expect(keptDestination()).toBeNull());
  expect(goalsSent()).toEqual([]);
});

test('the start page stays the goal of someone who logs in straight to it', async () => {
  rememberDestination(GOAL);
  show({ path: `${GOAL}&type=dataset` });
  expect(line()).toBeNull();
  await waitFor(() => expect(keptDestination()).toBeNull());
  expect(goalsSent()).toEqual([['PUT /session/goal/', { goal: GOAL }]]);
});

test.each([
  ['/project/7', '/project/7/?tab=team'],
  ['/request/12', '/request/12'],
  ['/request/create?draft=7', '/request/create?draft=7'],
])('%s is forgotten on arrival, whatever else the address says', async (goal, path) => {
  show({ goal, path });
  expect(line()).toBeNull();
  await waitFor(() => expect(goalsSent()).toEqual([['PUT /session/goal/', { goal: null }]]));
});

test('someone who must choose a role first has not arrived', () => {
  show({ goal: GOAL, path: GOAL, hasRole: false });
  expect(line()).not.toBeNull();
  expect(goalsSent()).toEqual([]);
});

test('it can be dismissed', async () => {
  const { user } = show({ goal: GOAL });
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(goalsSent()).toEqual([['PUT /session/goal/', { goal: null }]]));
});

test('the person who acts for someone neither hands over a goal nor sees one', () => {
  rememberDestination(GOAL);
  show({ impersonator: { id: 9, display_name: 'Sam Root' } });
  expect(line()).toBeNull();
  expect(goalsSent()).toEqual([]);
  expect(keptDestination()).toBe(GOAL);
});
