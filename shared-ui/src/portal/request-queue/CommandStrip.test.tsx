import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyList, fakeServer, showPage } from '../../testing/index.ts';
import { CommandPanel } from './CommandStrip.tsx';

const server = fakeServer();
const review = (type: number, isOpen: boolean) => ({
  request: { id: type, sfari_request_id: 'REQ000001', type, project_title: 'Sleep' },
  is_open: isOpen,
});
const show = (role: 'sfari_admin' | 'sfari_reviewer') => showPage(CommandPanel, { route: '', at: '/', role });

test('a reviewer’s tabs count the reviews that they can write now', async () => {
  server.on('GET /institution/', emptyList);
  server.on('GET /agreement/', emptyList);
  server.on('GET /own-review/', {
    results: [review(1, true), review(2, true), review(1, false), review(4, true)],
  });
  show('sfari_reviewer');
  expect((await screen.findByRole('link', { name: /^Resource Requests/ })).textContent).toContain('2 yours');
  expect(screen.getByRole('link', { name: /^Research Match/ }).textContent).toContain('1 yours');
});

test('an administrator’s tabs count what waits for the foundation', async () => {
  server.on('GET /institution/', { ...emptyList, groups: { status: { 2: 4 } } });
  server.on('GET /agreement/', emptyList);
  server.on('GET /request/', { ...emptyList, groups: { type: { 1: 5, 4: 3 } } });
  show('sfari_admin');
  expect((await screen.findByRole('link', { name: /^Resource Requests/ })).textContent).toContain('5');
  expect(screen.getByRole('link', { name: /^Research Match/ }).textContent).toContain('3');
  expect(screen.getByRole('link', { name: /^Institutions/ }).textContent).toContain('4');
});
