import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@portal/contract/roles';
import type { Institution } from '@portal/shared-ui/institution';
import {
  axeViolations,
  enter,
  fakeServer,
  institutionRow,
  makeMember,
  personRow,
  showPage,
} from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './InstitutionPage.tsx';

const server = fakeServer();

function show(institution: Institution, { role }: { role: Role }) {
  server.on('GET /institution/3/', institution);
  return showPage(Component, {
    route: 'institution/:objectId',
    at: '/institution/3',
    role,
    institution: makeMember({ status: institution.status }),
  });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the officer answers a follow-up on the page itself [C4.4.3]', async () => {
  server.on('PATCH /institution/3/', institutionRow({ status: 2 }));
  server.on('GET /user/', { count: 0, next: null, previous: null, results: [] });
  const { user, session } = show(institutionRow({ status: 5 }, ['edit', 'submit']), { role: 'sbso' });
  expect(await screen.findByText('Your turn: the foundation has a question')).toBeTruthy();
  await enter(/^Official name/, 'Northfield University Trustees');
  await user.click(await button('Submit for review'));
  await waitFor(() => expect(session.refresh).toHaveBeenCalled());
  expect(server.sent[0]?.body).toMatchObject({ official_name: 'Northfield University Trustees', status: 2 });
});

test('an investigator who is not confirmed yet answers a follow-up, and reads whose turn it is', async () => {
  server.on('PATCH /institution/3/', institutionRow({ status: 2 }));
  server.on(
    'GET /institution/3/',
    institutionRow({ status: 5, current_io: null, counts: null }, ['edit', 'submit']),
  );
  const { user, session } = showPage(Component, {
    route: 'institution/:objectId',
    at: '/institution/3',
    role: 'primary_researcher',
    institution: makeMember({ status: 5, confirmed: false }),
  });
  expect(await screen.findByText('The foundation has a question')).toBeTruthy();
  expect(screen.queryByText(/has not confirmed you yet/)).toBeNull();
  await enter(/^Official name/, 'Northfield University Trustees');
  await user.click(await button('Submit for review'));
  await waitFor(() => expect(session.refresh).toHaveBeenCalled());
  expect(server.sent[0]?.body).toMatchObject({ official_name: 'Northfield University Trustees', status: 2 });
});

test('other members read, and see who acts next', async () => {
  const { container } = show(institutionRow({ status: 1, current_io: null, ein: null }), {
    role: 'primary_researcher',
  });
  expect(await screen.findByText('Waiting for your Signing Official')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  [{ confirmed: false }, 'Northfield University has not confirmed you yet'],
  [{ confirmed: false, disowned: true }, 'Northfield University does not list you as one of its researchers'],
])('a person %j of it reads why there is so little', async (membership, title) => {
  server.on('GET /institution/3/', institutionRow({ counts: null, ein: null, current_io: null }));
  showPage(Component, {
    route: 'institution/:objectId',
    at: '/institution/3',
    role: 'primary_researcher',
    institution: makeMember(membership),
  });
  expect(await screen.findByRole('region', { name: title })).toBeTruthy();
  expect(screen.getAllByRole('region', { name: /^Northfield University/ })).toHaveLength(1);
});

test('people outside read the name, not its state', async () => {
  show(institutionRow({ counts: null, domains: [], ein: null, official_name: null, current_io: null }), {
    role: 'primary_researcher',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Northfield University' })).toBeTruthy();
  expect(screen.queryByText('Your institution is approved')).toBeNull();
  expect(screen.queryByText('EIN')).toBeNull();
});

test('the officer reads by when the researchers are to be verified [S2.12-03]', async () => {
  const link = {
    id: 1,
    institution: { id: 3, display_name: 'Northfield University', status: 3, rda_status: 3 } as const,
    primary: true,
    verified: null,
    confirmed: false,
    last_checked: null,
    removal_reason: null,
    joinder_date: null,
    created: '2026-01-02T12:00:00Z',
  };
  const noor = personRow({ email: 'noor@elsewhere.test', verified: true, user_institutions: [link] });
  server.on('GET /user/', { count: 1, next: null, previous: null, results: [noor] });
  server.on('GET /institution/3/verification/', {
    institution: { id: 3, display_name: 'Northfield University' },
    year: { anniversary: '2027-04-02', compliance_status: 1 },
    results: ['Noor Haddad', 'Ada', 'Bo', 'Cy', 'Di'].map((display_name, id) => ({
      user: { id, display_name },
      due: id < 4 ? 'recent' : null,
    })),
  });
  show(institutionRow({ status: 3 }, ['verify_researchers']), { role: 'sbso' });
  expect(
    await screen.findByText('The next yearly verification of all researchers is due by 04/02/2027.'),
  ).toBeTruthy();
  const tasks = within(await screen.findByRole('region', { name: '1 task for you (about 2 minutes)' }));
  expect(tasks.getByText(/^4 people who registered with .* are waiting for your decision$/)).toBeTruthy();
  expect(tasks.getByText('Noor Haddad, Ada, Bo, and 1 other')).toBeTruthy();
  const waiting = tasks.getByRole('link', { name: 'Confirm or remove researchers' });
  expect(waiting.getAttribute('href')).toBe('/annual-researcher-review');
  expect(screen.getAllByRole('link', { name: 'Confirm or remove researchers' })).toHaveLength(1);
  const table = within(screen.getByRole('table', { name: 'Researchers' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Confirmation',
    'Joinder agreed',
  ]);
  const row = within(await table.findByRole('row', { name: /noor@elsewhere.test/ }));
  expect(row.getByText('Waiting for you')).toBeTruthy();
  expect(row.getByText("Email address outside the institution's domains")).toBeTruthy();
});
