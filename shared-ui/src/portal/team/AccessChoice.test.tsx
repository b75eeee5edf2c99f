import type { Request, TeamMember } from '@portal/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeViolations, buildMember, renderWithPortal } from '../../testing/index.ts';
import { AccessChoice, isChoosable } from './AccessChoice.tsx';
import { RemovedMembers } from './RemovedMembers.tsx';

afterEach(() => vi.unstubAllGlobals());

const entry = (user_id: number, removal_date: string | null = null) => ({
  user_id,
  display_name: 'x',
  removal_date,
  verified: true,
});
const request = {
  id: 7,
  owner: { id: 3, display_name: 'Maya Lindqvist' },
  abilities: { edit_team: true },
  access_control_list: [entry(3), entry(8, '2026-10-01')],
} as unknown as Request;

test.each<[boolean, Partial<TeamMember>, Record<string, boolean>]>([
  [true, { user_id: 9 }, { edit_team: true }],
  [false, { user_id: 9 }, {}],
  [false, { user_id: 3 }, { edit_team: true }],
  [false, { user_id: null }, { edit_team: true }],
  [false, { user_id: 9, user_role: 'Student' }, { edit_team: true }],
  [false, { user_id: 9, removal_date: '2026-10-01T00:00:00Z' }, { edit_team: true }],
])('%s: %j may be chosen by who has %j', (isOffered, member, abilities) => {
  expect(isChoosable({ ...request, abilities }, buildMember(member))).toBe(isOffered);
});

test('ticking someone saves the whole list in the version that is on the page, without who left it', async () => {
  const sent: { body: unknown; ifMatch: string | null }[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit = {}) => {
    sent.push({
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      ifMatch: new Headers(init.headers).get('If-Match'),
    });
    return Promise.resolve(new Response(JSON.stringify(request)));
  });
  const page = { etag: 'W/"5"', reload: vi.fn<() => Promise<void>>(() => Promise.resolve()) };
  const { user, container } = renderWithPortal(
    <AccessChoice request={request} page={page} member={buildMember({ user_id: 9 })} />,
  );
  const box = screen.getByRole('checkbox');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(box);
  await waitFor(() => expect(page.reload).toHaveBeenCalled());
  expect(sent[0]).toEqual({
    ifMatch: 'W/"5"',
    body: { access_control_list: [{ user_id: 3 }, { user_id: 9 }] },
  });
});

test('who left the team is shown with the day, and read only by who may [R6-08]', async () => {
  const calls: string[] = [];
  const results = [buildMember({ id: 1 }), buildMember({ id: 2, removal_date: '2026-10-01T12:00:00Z' })];
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address);
    return Promise.resolve(new Response(JSON.stringify({ results, abilities: {} })));
  });
  const { unmount, container } = renderWithPortal(<RemovedMembers projectId={701} mayRead={false} />);
  expect(calls).toEqual([]);
  expect(container.textContent).toBe('');
  unmount();
  renderWithPortal(<RemovedMembers projectId={701} mayRead />);
  expect(await screen.findByRole('heading', { name: 'People who left the team' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/left on 10\/01\/2026$/)).toBeTruthy();
  expect(calls[0]).toContain('removed=true');
});
