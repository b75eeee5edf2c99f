import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { TeamTab } from './TeamTab.tsx';

afterEach(() => vi.unstubAllGlobals());

const MEMBER = {
  id: 1,
  user_id: 9,
  first_name: 'Maya',
  last_name: 'Lindqvist',
  user_role: 'Student',
  institution: 'Lakeside University',
  email: 'maya@lakeside.test',
  globus_username: null,
  removal_date: null,
  warnings: ['not_confirmed'],
};

// what was read once stays in memory: each has its own type
test.each([
  [true, 1],
  [false, 2],
] as const)('a member who is ready (%s) shows as such, with what they lack', async (ready, type) => {
  const body = { results: [{ ...MEMBER, ready }], abilities: {} };
  serve({ 'GET /research-team/': () => ({ body }) });
  showAs('sfari_admin', <TeamTab request={buildRequest({ type })} />);
  expect(await screen.findByText('Not confirmed by the institution')).toBeTruthy();
  expect(screen.queryByText('Ready') !== null).toBe(ready);
});

test.each([
  ['sfari_admin', 4],
  ['sfari_reviewer', 6],
  ['access_admin', 7],
] as const)('%s sees what a member lacks [R6-07]', async (role, type) => {
  const body = { results: [{ ...MEMBER, warnings: ['no_joinder'], ready: false }], abilities: {} };
  serve({ 'GET /research-team/': () => ({ body }) });
  showAs(
    role,
    <TeamTab request={buildRequest({ type, project: { ...buildRequest().project, id: 60 + type } })} />,
  );
  const row = await screen.findByRole('row', { name: /Maya Lindqvist/ });
  expect(row.textContent).toMatch(/joinder/i);
  expect(row.textContent).not.toContain('Ready');
});

test('who was taken out of the team is not on it, and gets no access', async () => {
  const gone = { ...MEMBER, id: 2, user_id: 10, first_name: 'Bo', removal_date: '2026-10-01T12:00:00Z' };
  const results = [
    { ...MEMBER, ready: true },
    { ...gone, ready: true },
  ];
  serve({ 'GET /research-team/': () => ({ body: { results, abilities: {} } }) });
  const request = buildRequest({
    type: 4,
    access_control_list: [
      { user_id: 9, display_name: 'Maya Lindqvist', verified: true, removal_date: '2026-10-01T12:00:00Z' },
    ],
  });
  showAs('sfari_admin', <TeamTab request={request} />);
  expect(await screen.findByText('Maya Lindqvist')).toBeTruthy();
  expect(screen.queryByText('Bo Lindqvist')).toBeNull();
  expect(screen.queryByText('Requests access')).toBeNull();
});
