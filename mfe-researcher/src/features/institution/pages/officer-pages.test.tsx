import { act, screen, waitFor, within } from '@testing-library/react';
import { invalidate } from '@portal/shared-ui/data';
import type { SessionInstitution } from '@portal/shared-ui/session';
import {
  axeViolations,
  enter,
  fakeServer,
  showPage,
  institutionRow,
  makeMember,
} from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component as DetailsPage } from './InstitutionDetailsPage.tsx';
import { Component as RevisePage } from './ReviseOfficerPage.tsx';

const server = fakeServer();
const showDetails = () =>
  showPage(DetailsPage, {
    route: 'institution-details',
    role: 'sbso',
    institution: makeMember({ status: 1, is_current_officer: true }),
  });
const showRevise = (institution: SessionInstitution | null) =>
  showPage(RevisePage, { route: 'revise-institution-officer', institution });

const WAITING = institutionRow({ status: 1, official_name: null, ein: null, nonprofit: null }, [
  'edit',
  'submit',
]);

test('the official gives the details, which sends them to review and leads to the thanks [C2.4.6 C4.4.3]', async () => {
  server.on('GET /institution/3/', WAITING);
  server.on('PATCH /institution/3/', institutionRow({ status: 2 }));
  const { user, session } = showDetails();
  await enter(/^Official name/, 'Trustees of Northfield University');
  await enter(/^EIN/, '12-3456789');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  const elsewhere = await screen.findByTestId('elsewhere');
  expect(elsewhere.textContent).toContain('/thank-you');
  expect(elsewhere.textContent).toContain('"lastLocation":"/institution-details"');
  expect(server.sent[0]).toMatchObject({
    ifMatch: '"1"',
    body: {
      name: 'Northfield University',
      official_name: 'Trustees of Northfield University',
      ein: '12-3456789',
      nonprofit: true,
      phone_number: null,
      status: 2,
    },
  });
  await waitFor(() => expect(session.refresh).toHaveBeenCalledOnce());
});

test('the details are required; an EIN that exists opens its modal [C5.3.7 C8.3.3]', async () => {
  server.on('GET /institution/3/', WAITING);
  server.on('PATCH /institution/3/', () => ({ status: 400, body: { ein: ['EIN already exists'] } }));
  const { user, container } = showDetails();
  const ein = await screen.findByRole('textbox', { name: /^EIN/ });
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(document.getElementById(`${ein.id}-error`)?.textContent).toBe('Required field'));
  expect(server.sent).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);

  await enter(/^Official name/, 'Trustees');
  await enter(/^EIN/, '12-3456789');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByRole('alertdialog', { name: 'EIN already exists' })).toBeTruthy();
});

test('an EIN that exists opens its modal whatever language the refusal has', async () => {
  server.on('GET /institution/3/', WAITING);
  server.on('PATCH /institution/3/', () => ({ status: 400, body: { ein: ['Esta EIN ya existe'] } }));
  const { user } = showDetails();
  await enter(/^Official name/, 'Trustees');
  await enter(/^EIN/, '12-3456789');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByRole('alertdialog', { name: 'EIN already exists' })).toBeTruthy();
});

test('what someone else has saved is shown before it is replaced', async () => {
  let version = 1;
  const readCurrent = () => ({ ...WAITING, ein: version === 1 ? null : '98-7654321' });
  server.on('GET /institution/3/', () => ({ body: readCurrent(), etag: `"${version}"` }));
  server.on('PATCH /institution/3/', ({ ifMatch }) =>
    ifMatch === '"2"'
      ? { body: institutionRow({ status: 2 }) }
      : { status: 409, body: { code: 'STALE', detail: 'x', correlation_id: 'c' } },
  );
  const { user } = showDetails();
  await enter(/^Official name/, 'Trustees of Northfield University');
  await enter(/^EIN/, '12-3456789');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  version = 2;
  // as a tab that is looked at again reads its page again
  await act(() => invalidate('institution'));
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  const theirs = within(await screen.findByRole('alert'));
  expect(theirs.getByText('98-7654321')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^EIN/ })).toHaveProperty('value', '12-3456789');
  await user.click(screen.getByRole('button', { name: 'Replace their version with mine' }));
  await waitFor(() => expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']));
});

test('who has no details to give reads so', async () => {
  server.on('GET /institution/3/', institutionRow({ status: 2 }));
  showDetails();
  expect(await screen.findByText('There is nothing to fill in here')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a new official is named; the phone number is optional and has 20 characters [C2.3.2 C5.3.6]', async () => {
  server.on('PATCH /institution-helper/3/', institutionRow({ status: 1 }));
  const { user, container } = showRevise(makeMember({ status: 6, names_official: true }));
  await enter(/^First name/, 'Ines');
  await enter(/^Last name/, 'Moreau');
  await enter(/^Email/, 'ines@northfield.test');
  await enter(/^Phone number/, '123456789012345678901');
  await user.click(screen.getByRole('button', { name: 'Invite Signing Official' }));
  expect((await screen.findByRole('alert')).textContent).toContain('at most 20 characters');
  expect(await axeViolations(container)).toEqual([]);
  await enter(/^Phone number/, '');
  await user.click(screen.getByRole('button', { name: 'Invite Signing Official' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toContain('/thank-you?reason=pr_add_sbso');
  expect(server.sent[0]?.body).toEqual({
    io_data: {
      first_name: 'Ines',
      last_name: 'Moreau',
      email: 'ines@northfield.test',
      phone_number: null,
    },
  });
});

test('names are required and no one names themself; the server has the last word [C2.3.2 C5.3.3 C5.3.4]', async () => {
  server.on('PATCH /institution-helper/3/', () => ({
    status: 400,
    body: { 'io_data.last_name': ['Investigators may not list themselves as the Signing Official'] },
  }));
  const { user } = showRevise(makeMember({ status: 6, names_official: true }));
  await screen.findByRole('textbox', { name: /^First name/ });
  await user.click(screen.getByRole('button', { name: 'Invite Signing Official' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('First name is required');
  expect(summary.textContent).toContain('Last name is required');
  await enter(/^First name/, 'Maya');
  await enter(/^Last name/, 'Lindqvist');
  await enter(/^Email/, 'pi@demo.test');
  await user.click(screen.getByRole('button', { name: 'Invite Signing Official' }));
  expect((await screen.findByRole('alert')).textContent).toContain("You can't name yourself");
  await enter(/^Email/, 'maya@home.test');
  await user.click(screen.getByRole('button', { name: 'Invite Signing Official' }));
  expect(await screen.findByRole('link', { name: /Investigators may not list themselves/ })).toBeTruthy();
});

test('only an institution that waits for an official gets one; the way back is above [C2.3.2]', async () => {
  showRevise(makeMember({ status: 3 }));
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(await screen.findByText('There is nothing to do here')).toBeTruthy();
});

test('who must not name the official reads who does, and gets no form', async () => {
  const { unmount } = showRevise(makeMember({ status: 6, confirmed: false }));
  expect(await screen.findByText('Someone else names the Signing Official')).toBeTruthy();
  expect(
    screen.getByText(/^Northfield University needs a new Signing Official\. A researcher it has confirmed/),
  ).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  showRevise(makeMember({ status: 6, confirmed: false, disowned: true }));
  expect(await screen.findByText('There is nothing to do here')).toBeTruthy();
});
