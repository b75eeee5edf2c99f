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
  warnings: ['not_confirmed'],
};

// what was read once stays in memory: each has a type of its own
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
