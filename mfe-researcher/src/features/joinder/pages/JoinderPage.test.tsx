import { screen, waitFor } from '@testing-library/react';
import { onFailedCall } from '@portal/shared-ui/data';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { AGREEMENT_ID } from '@portal/shared-ui/testing';
import { Component } from './JoinderPage.tsx';

const server = fakeServer();
const institution = (more: Partial<SessionInstitution> = {}): SessionInstitution => ({
  id: 3,
  display_name: 'Northfield University',
  status: 3,
  rda_status: 3,
  is_current_officer: false,
  user_institution: 11,
  confirmed: true,
  disowned: false,
  names_official: false,
  joinder_date: null,
  ...more,
});
const ROW = { id: 3, current_rda: AGREEMENT_ID };
const show = (given: SessionInstitution | null, status = 200) => {
  server.on('GET /institution/3/', () => ({ status, body: status === 200 ? ROW : { detail: 'x' } }));
  return showPage(Component, { route: 'joinder', institution: given });
};

test('a researcher reads the executed RDA and must check before agreeing [C4.4.5 C4.7.1 S5-35]', async () => {
  const { user, session, container } = show(institution());
  const read = await screen.findByRole('link', { name: 'Read the executed RDA' });
  expect(read.getAttribute('href')).toBe(`/rda/${AGREEMENT_ID}`);
  const document = screen.getByTitle('The agreement as PDF');
  expect(document.getAttribute('src')).toContain(`/api/agreement/${AGREEMENT_ID}/pdf/`);
  const box = screen.getByRole('checkbox', { name: 'I have read and understood the above' });
  expect(document.compareDocumentPosition(box), 'it stands above').toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const agree = screen.getByRole('button', { name: 'Agree to the joinder' });
  expect(agree).toHaveProperty('disabled', true);
  expect(screen.getByText('Confirm above that you have read it.').id).toBe(
    agree.getAttribute('aria-describedby'),
  );
  expect(await axeViolations(container)).toEqual([]);
  await user.click(box);
  expect(agree).toHaveProperty('disabled', false);
  server.on('PATCH /user-institution/11/', {});
  await user.click(agree);
  await waitFor(() => expect(session.refresh).toHaveBeenCalled());
  expect(server.sent[0]?.body).toEqual({ joinder_date: expect.any(String) });
});

test.each([
  ['alone', false, 1],
  ['not at all behind the modal of the frame', true, 0],
] as const)('a joinder that cannot be saved is reported on the page %s', async (_, isShown, times) => {
  const stop = onFailedCall(() => isShown);
  const { user, session } = show(institution());
  server.on('PATCH /user-institution/11/', () => ({
    status: 500,
    body: { code: 'SERVER_ERROR', detail: 'The database is away' },
  }));
  await user.click(await screen.findByRole('checkbox'));
  const agree = screen.getByRole('button', { name: 'Agree to the joinder' });
  await user.click(agree);
  await waitFor(() => expect(server.sent).toHaveLength(1));
  await waitFor(() => expect(agree).toHaveProperty('disabled', false));
  expect(screen.queryAllByRole('alert')).toHaveLength(times);
  expect(session.refresh).not.toHaveBeenCalled();
  stop();
});

test('an executed RDA that cannot be read now is asked for again [C4.7.1]', async () => {
  const { user } = show(institution(), 503);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.on('GET /institution/3/', ROW);
  await user.click(retry);
  expect(await screen.findByTitle('The agreement as PDF')).toBeTruthy();
});

test('who is not confirmed by the institution yet reads who acts next, and no agreement', async () => {
  show(institution({ confirmed: false }));
  expect(
    await screen.findByText(/The Signing Official of Northfield University must first confirm/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return To Home' })).toBeTruthy();
  expect(screen.queryByTitle('The agreement as PDF')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Agree to the joinder' })).toBeNull();
});

test('whom the institution removed reads that, and no agreement', async () => {
  show(institution({ confirmed: false, disowned: true, joinder_date: '2026-03-01T15:00:00Z' }));
  expect(
    await screen.findByText(/Northfield University removed you from its list of researchers/),
  ).toBeTruthy();
  expect(screen.queryByText(/must first confirm/)).toBeNull();
  expect(screen.queryByTitle('The agreement as PDF')).toBeNull();
  expect(screen.queryByText(/You agreed to the joinder/)).toBeNull();
});

test('before the RDA is executed there is nothing to agree to, and afterwards it is said when', async () => {
  const { unmount } = show(institution({ rda_status: 2 }));
  expect(await screen.findByText(/of Northfield University is not fully executed yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return To Home' })).toBeTruthy();
  unmount();
  show(institution({ joinder_date: '2026-03-01T15:00:00Z' }));
  expect(await screen.findByText(/You agreed to the joinder on 03\/01\/2026\./)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Read the executed RDA' })).toBeTruthy();
  expect(screen.queryByTitle('The agreement as PDF')).toBeNull();
});

test('afterwards the person continues to the page that they wanted, or home', async () => {
  server.on('GET /institution/3/', ROW);
  showPage(Component, {
    route: 'joinder',
    institution: institution({ joinder_date: '2026-11-20T12:00:00Z' }),
    goal: '/request/create?dataset=DS0001',
  });
  const way = await screen.findByRole('link', { name: 'Continue to your request' });
  expect(way.getAttribute('href')).toBe('/request/create?dataset=DS0001');
  expect(screen.getByRole('link', { name: 'Return To Home' }).getAttribute('href')).toBe('/');
});
