import { screen } from '@testing-library/react';
import type { Role } from '@portal/contract/roles';
import { emptyList, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { TissuePanel } from './TissuePanel.tsx';

const server = fakeServer();
const show = (role: Role) => showPage(TissuePanel, { route: '', at: '/', role });

function answer(agreements: number) {
  server.on('GET /abn-request/', { ...emptyList, count: 9, groups: { tab: { make_decision: 4 } } });
  server.on('GET /transfer-agreement/', {
    ...emptyList,
    count: agreements,
    groups: { state: agreements ? { awaiting_execution: 3, executed: 5 } : {} },
  });
}

test('who executes agreements sees how many wait for the foundation, and the way to them', async () => {
  answer(8);
  show('abn_proj_mgr');
  const tile = await screen.findByRole('link', { name: /^MTA: Awaiting Execution.*3/ });
  expect(tile.getAttribute('href')).toBe('/mta?state=awaiting_execution');
  expect(screen.getByRole('link', { name: /^MTA: Declined.*0/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Make Decision.*4/ })).toBeTruthy();
});

test.each([
  ['who reads none', 'abn_reviewer', 8],
  ['where there are none', 'abn_proj_mgr', 0],
] as const)('nothing is said of agreements to %s', async (_, role, agreements) => {
  answer(agreements);
  show(role);
  expect(await screen.findByRole('link', { name: /^Make Decision.*4/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^MTA/ })).toBeNull();
});
