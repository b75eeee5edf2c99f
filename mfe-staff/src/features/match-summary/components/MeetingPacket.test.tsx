import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOperations } from '../../../testing/operations.ts';
import { MeetingPacket } from './MeetingPacket.tsx';

const server = fakeServer();
const show = (role: 'sfari_admin' | 'superuser' | 'sfari_reviewer' = 'sfari_admin') =>
  showPage(MeetingPacket, { route: 'center', role });
const packet = (state?: string, done?: number) => listOperations('meeting_packet', state, done);

test('a packet is requested, shows its progress and can be downloaded when it is ready', async () => {
  const answers = [packet(), packet('working', 3), packet('ready', 12)];
  server.on('GET /staff-operation/', () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }));
  server.on('POST /meeting-packet/', () => ({ status: 202, body: {} }));
  const { user, container } = show();
  await user.click(await screen.findByRole('button', { name: 'Create meeting packet' }));
  expect(await screen.findByText(/Creating the meeting packet: 3 of 12/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  const link = await screen.findByRole('link', { name: 'Download meeting packet' });
  expect(link.getAttribute('href')).toContain('/meeting-packet/5/pdf/');
  expect(screen.getByRole('button', { name: 'Create it again' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('one that failed says so, and a refusal says why', async () => {
  server.on('GET /staff-operation/', packet('failed', 2));
  server.on('POST /meeting-packet/', () => ({
    status: 409,
    body: { code: 'WRONG_STATE', detail: 'No applications are in the review meeting', correlation_id: 'c' },
  }));
  const { user } = show('superuser');
  expect(await screen.findByText("We couldn't create the meeting packet. Please try again.")).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create it again' }));
  expect(await screen.findByText('No applications are in the review meeting')).toBeTruthy();
});

test('others are offered none, and nothing is asked', () => {
  show('sfari_reviewer');
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.sent).toEqual([]);
});
