import { axeViolations, emptyList, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import app from '../../../expose.tsx';
import { EndOfAccessPanel } from './EndOfAccessPanel.tsx';

const server = fakeServer();
const show = () => showPage(EndOfAccessPanel, { route: 'home', role: 'sfari_admin' });

test('administrators see which close-outs and incidents wait, and get to them', async () => {
  server.on('GET /close-out/', ({ query }: { query: URLSearchParams }) => ({
    body: { ...emptyList, count: query.get('status') === 'confirmed' ? 3 : query.get('is_overdue') ? 2 : 9 },
  }));
  server.on('GET /incident/', { ...emptyList, count: 7, groups: { status: { new: 1, closed: 6 } } });
  const { container } = show();
  const tiles = within(screen.getByRole('list', { name: 'Close-outs and incidents' }));
  const links = [
    ['Close-out: Waiting for Review 3', '/close-outs?status=confirmed'],
    ['Close-out: Overdue 2', '/close-outs?is_overdue=true'],
    ['Incident: New 1', '/incidents?status=new'],
    ['Incident: In Progress 0', '/incidents?status=in_progress'],
  ] as const;
  for (const [name, address] of links)
    expect((await tiles.findByRole('link', { name })).getAttribute('href')).toBe(address);
  expect(await axeViolations(container)).toEqual([]);
});

test('a failure is shown, and can be tried again', async () => {
  server.on('GET /close-out/', emptyList);
  server.on('GET /incident/', () => ({ status: 500, body: { code: 'SERVER_ERROR', detail: 'x' } }));
  const { user } = show();
  expect(await screen.findByText('Could not get close-outs and incidents.')).toBeTruthy();
  server.on('GET /incident/', { ...emptyList, groups: { status: {} } });
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('link', { name: 'Incident: New 0' })).toBeTruthy();
});

test('it is on the home of those who follow both, and the menu leads to the lists', () => {
  const roles = ['sfari_admin', 'sfari_admin_lead', 'superuser'];
  expect(app.homePanels.find(({ id }) => id === 'end-of-access')?.roles).toEqual(roles);
  for (const path of ['/close-outs', '/incidents'])
    expect(app.navigation.find((entry) => entry.path === path)).toMatchObject({ roles, menu: 'view' });
});
