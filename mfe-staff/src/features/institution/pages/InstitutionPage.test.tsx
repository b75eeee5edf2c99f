import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@portal/contract/roles';
import {
  axeViolations,
  enter,
  fakeServer,
  showPage,
  institutionRow,
  makeMember,
} from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import type { Institution } from '@portal/shared-ui/institution';
import { Component } from './InstitutionPage.tsx';

const server = fakeServer();
const ADMIN = [
  'edit',
  'edit_domains',
  'edit_names',
  'disable',
  'delete',
  'comment',
  'add_official',
  'choose_official',
];
const DECIDE = [...ADMIN, 'approve', 'follow_up', 'reject', 'reject_official'];
/** Only staff get comments. */
const forStaff = (changes: Partial<Institution>, abilities: readonly string[]) =>
  institutionRow({ status: 2, comments: [], current_io: null, ...changes }, abilities);

function show(
  institution: Institution,
  { role = 'sfari_admin', search = '' }: { role?: Role; search?: string } = {},
) {
  server.on('GET /institution/3/', institution);
  return showPage(Component, {
    route: 'institution/:objectId',
    at: `/institution/3${search}`,
    role,
    institution: role === 'sfari_admin' ? null : makeMember({ status: institution.status }),
  });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a reviewer reads: no decision, no edit, no way to take it out of use', async () => {
  show(forStaff({}, []));
  expect(await screen.findByText("Waiting for an administrator's decision.")).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit institution' })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('who may decide reads that it is their turn, and gets to the Signing Official', async () => {
  show(forStaff({ current_io: { id: 12, display_name: 'Jia Hui Lim', email: 'jia@oduya.test' } }, DECIDE));
  expect(await screen.findByText('Waiting for your decision.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jia Hui Lim' }).getAttribute('href')).toBe('/user/12');
});

test('shows administrators possible duplicates and an official with an address of another domain', async () => {
  const match = { ein: null, status: 3, may_join: false };
  server.on('GET /institution/suggested/', ({ query }) => ({
    body: {
      results: [
        { ...match, id: 3, display_name: query.get('name'), matched: ['name'] },
        { ...match, id: 8, display_name: 'Northfield College', matched: ['ein', 'domain'] },
      ],
    },
  }));
  const official = { id: 12, display_name: 'Jia Hui Lim', email: 'jia@oduya.test' };
  const { container, unmount } = show(forStaff({ current_io: official }, DECIDE));
  const link = await screen.findByRole('link', { name: 'Northfield College' });
  expect(link.getAttribute('href')).toBe('/institution/8');
  expect(link.closest('li')?.textContent).toBe('Northfield College (same EIN, same email domain)');
  expect(screen.queryByText(/similar name/)).toBeNull();
  expect(screen.getByText(/email is at oduya\.test\. The institution uses northfield\.test\.$/)).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  unmount();
  show(forStaff({ current_io: { ...official, email: 'jia@med.northfield.test' } }, ADMIN));
  expect(await screen.findByText('Delete institution')).toBeTruthy();
  expect(screen.queryByText('Possible duplicates')).toBeNull();
});

test('an official of the institution and no duplicate are no doubt', async () => {
  server.on('GET /institution/suggested/', { results: [] });
  const official = { id: 12, display_name: 'Jia Hui Lim', email: 'jia@med.northfield.test' };
  show(forStaff({ current_io: official }, DECIDE));
  expect(await screen.findByText('No similar institution found.')).toBeTruthy();
  expect(screen.queryByText('Different email domain')).toBeNull();
});

test('staff read whose turn it is, and get to the agreement that waits', async () => {
  show(forStaff({ status: 3, rda_status: 2, current_rda: 'a-1' }, DECIDE));
  expect(
    await screen.findByText('Waiting for the administrator lead to sign the RDA for the foundation.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the RDA' }).getAttribute('href')).toBe('/rda/a-1');
});

test('deletion is blocked by decided requests, which are listed [C8.3.5]', async () => {
  const request = {
    id: 41,
    sfari_request_id: 'REQ000041',
    status: 4,
    owner: { id: 9, display_name: 'Elif Kaya' },
  };
  server.on('GET /institution/3/deletion/', {
    blocked: true,
    blocking: [request],
    open_requests: [],
    users: [],
  });
  const { user } = show(forStaff({}, ADMIN));
  await user.click(await button('Delete institution'));
  const modal = await screen.findByRole('alertdialog', { name: 'Northfield University cannot be deleted' });
  expect(within(modal).getByRole('link', { name: 'REQ000041, Elif Kaya' })).toBeTruthy();
  expect(within(modal).queryByRole('button', { name: /Delete/ })).toBeNull();
  expect(await axeViolations(modal)).toEqual([]);
});

test('with open requests only, people and requests go too once it is confirmed [C8.3.5]', async () => {
  const deletion = {
    blocked: false,
    blocking: [],
    open_requests: [
      { id: 42, sfari_request_id: 'REQ000042', status: 2, owner: { id: 9, display_name: 'Elif Kaya' } },
    ],
    users: [{ id: 9, display_name: 'Elif Kaya' }],
  };
  server.on('GET /institution/3/deletion/', deletion);
  server.on('DELETE /institution/3/', { msg: 'Deleted', data: { ...deletion, deleted: true } });
  const { user } = show(forStaff({}, ADMIN));
  await user.click(await button('Delete institution'));
  const modal = await screen.findByRole('alertdialog', { name: 'Delete Northfield University?' });
  expect(within(modal).getByRole('link', { name: 'Elif Kaya' })).toBeTruthy();
  expect(within(modal).getByRole('link', { name: 'REQ000042, Elif Kaya' })).toBeTruthy();
  await user.click(within(modal).getByRole('button', { name: 'Delete institution, people and requests' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toMatch(/^\/institution /);
  expect(server.sent[0]?.query.get('confirm')).toBe('true');
});

test('an invitation is sent again, or taken back once it is confirmed', async () => {
  server.on('POST /institution/3/officer/', institutionRow());
  server.on('POST /institution/3/withdraw-invitation/', institutionRow());
  const io_users = [
    {
      id: null,
      invitation: 5,
      display_name: 'Ines Moreau',
      first_name: 'Ines',
      last_name: 'Moreau',
      email: 'ines@northfield.test',
      title: null,
      phone_number: null,
      state: 'expired' as const,
      created: '2026-02-01T12:00:00Z',
    },
  ];
  const { user } = show(forStaff({ io_users }, [...ADMIN, 'withdraw_invitation']), {
    search: '?tab=officials',
  });
  expect(await screen.findByText('Invitation expired')).toBeTruthy();
  await user.click(await button('Send again Ines Moreau'));
  await waitFor(() =>
    expect(server.sent[0]?.body).toEqual({
      io_data: {
        first_name: 'Ines',
        last_name: 'Moreau',
        email: 'ines@northfield.test',
        phone_number: null,
      },
    }),
  );
  await user.click(await button('Withdraw Ines Moreau'));
  expect(server.sent).toHaveLength(1);
  await user.click(await button('Withdraw'));
  await waitFor(() => expect(server.sent[1]?.call).toBe('POST /institution/3/withdraw-invitation/'));
});

test('without researchers the list says so [S8-17]', async () => {
  server.on('GET /user/', { count: 0, next: null, previous: null, results: [] });
  show(forStaff({}, ADMIN), { search: '?tab=researchers' });
  expect(await screen.findByText('No researchers are affiliated to this institution.')).toBeTruthy();
});

test('the audit trail shows each step in the words of the specification', async () => {
  const entry = (id: number, changes: object, more: object = {}) => ({
    id,
    model: 'institution',
    pk: '3',
    operation: 'changed',
    modified: `2026-02-0${id}T12:00:00Z`,
    modifier: { id: 9, display_name: 'Dana Whitaker' },
    impersonator: null,
    correlation_id: null,
    changes,
    ...more,
  });
  const institution = {
    count: 6,
    next: null,
    previous: null,
    results: [
      entry(1, { name: [null, 'Northfield University'], status: [null, 1] }, { operation: 'created' }),
      entry(2, { status: [1, 2] }),
      entry(3, { status: [2, 5] }),
      entry(4, { comment: [null, 'Called them'] }, { model: 'institution_comment', operation: 'created' }),
      entry(4, { status: ['invited', 'accepted'] }, { id: 40, model: 'official_invitation' }),
      entry(5, { status: [5, 2] }),
      entry(6, { status: [2, 3] }),
    ],
  };
  const agreement = {
    count: 3,
    next: null,
    previous: null,
    results: [
      entry(7, { additional_data: [{ status: 1 }, { status: 2 }] }, { model: 'file' }),
      entry(8, { role: [null, 'foundation'] }, { model: 'signature', operation: 'created' }),
      entry(9, { additional_data: [{ status: 2 }, { status: 3 }] }, { model: 'file' }),
    ],
  };
  const rda = '6f1c0e0e-0000-4000-8000-000000000001';
  server.on('GET /history/', ({ query }: { query: URLSearchParams }) => ({
    body: query.get('model') === 'file' ? agreement : institution,
  }));
  const files = [{ id: rda, name: 'RDA.pdf', rda_status: 3 as const, created: '2026-02-07T12:00:00Z' }];
  const { container } = show(forStaff({ files }, ADMIN), { search: '?tab=audit' });
  const trail = await screen.findByRole('list', { name: 'Audit trail of Northfield University' });
  const steps = [...trail.children].map((step) => step.textContent);
  expect(steps[0]).toMatch(/^Created by Dana Whitaker/);
  expect(steps.slice(1).every((step) => step?.startsWith('Modified by Dana Whitaker'))).toBe(true);
  expect(steps[1]).toContain('Submitted');
  expect(steps[2]).toContain('Revisions requested');
  expect(steps[3]).toContain('Called them');
  expect(steps[4]).toContain('Invitation accepted');
  expect(steps[5]).toContain('Revised-request submitted');
  expect(steps[6]).toContain('Approved');
  await waitFor(() => expect(trail.children).toHaveLength(9));
  expect(trail.children[7]?.textContent).toContain('RDA signed');
  expect(trail.children[8]?.textContent).toContain('RDA executed');
  expect(await axeViolations(container)).toEqual([]);
});

test('an edit sends the facts, the domains and other names; an EIN that exists opens its modal [C8.3.3]', async () => {
  server.on('PATCH /institution/3/', () => ({ status: 400, body: { ein: ['EIN already exists'] } }));
  const { user } = show(forStaff({}, ADMIN), { search: '?mode=edit' });
  await enter(/^Associated names/, 'NU,');
  await user.click(await button('Save institution'));
  expect(await screen.findByRole('alertdialog', { name: 'EIN already exists' })).toBeTruthy();
  expect(server.sent[0]?.body).toEqual({
    name: 'Northfield University',
    official_name: 'Trustees of Northfield University',
    ein: '12-3456789',
    nonprofit: true,
    phone_number: null,
    domains: ['northfield.test'],
    associated_names: ['NU'],
    is_unresponsive: false,
  });
});

test('an administrator gives the country, proposed from the domain, and the reason of an exception [R1-09 R1-11]', async () => {
  server.on('PATCH /institution/3/', institutionRow());
  const place = { country: null, domains: ['uni-weidental.de'], is_restricted: false };
  const { user } = show(forStaff(place, [...ADMIN, 'edit_country']), { search: '?mode=edit' });
  const country = await screen.findByRole('combobox', { name: /^Country/ });
  expect(country).toHaveProperty('value', 'DE');
  await user.selectOptions(country, 'Cuba');
  await enter(/^Reason for an exception/, 'Licence 2026-114');
  await user.click(await button('Save institution'));
  await waitFor(() =>
    expect(server.sent[0]?.body).toMatchObject({ country: 'CU', country_exemption: 'Licence 2026-114' }),
  );
});

test('staff are warned of an institution of a listed country [R1-12]', async () => {
  show(forStaff({ country: 'CU', is_restricted: true }, ADMIN));
  expect(await screen.findByText('Resources are restricted for institutions in this country.')).toBeTruthy();
  expect(screen.getByText('Cuba')).toBeTruthy();
});

test('a version that someone else saved is shown, and only replaced when that is wanted', async () => {
  server.on('PATCH /institution/3/', ({ ifMatch }: { ifMatch: string | null }) =>
    ifMatch === '"1"'
      ? { status: 409, body: { code: 'STALE', detail: 'Changed meanwhile' } }
      : { body: institutionRow() },
  );
  const { user } = show(forStaff({}, ADMIN), { search: '?mode=edit' });
  await enter(/^Official name/, 'Mine');
  server.on('GET /institution/3/', () => ({
    body: forStaff({ official_name: 'Theirs' }, ADMIN),
    etag: '"2"',
  }));
  await user.click(await button('Save institution'));
  expect(await screen.findByText('Theirs')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Official name/ })).toHaveProperty('value', 'Mine');
  await user.click(await button('Replace their version with mine'));
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
});

test('a comment is added, and stays in the box until it is [C8.5.1]', async () => {
  server.on('POST /institution-comment/', () => ({
    status: 500,
    body: { detail: 'Not possible right now' },
  }));
  const { user } = show(forStaff({}, ['comment']));
  await enter(/^New comment/, 'Called the registrar');
  await user.click(await button('Add comment'));
  expect(await screen.findByText('There was an issue creating the institution comment.')).toBeTruthy();
  server.on('POST /institution-comment/', () => ({ status: 201, body: {} }));
  await user.click(await button('Add comment'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^New comment/ })).toHaveProperty('value', ''),
  );
  expect(server.sent.at(-1)?.body).toEqual({ institution: 3, comment: 'Called the registrar' });
});

test('staff read the mails about it, and who may writes one', async () => {
  server.on('GET /email/', {
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        id: 5,
        to: ['io@northfield.test'],
        cc: [],
        bcc: [],
        subject: 'A question',
        body: '<p>Which name?</p>',
        status: 'sent',
        created: '2026-05-01T12:00:00Z',
        sent_at: '2026-05-01T12:00:00Z',
      },
    ],
  });
  server.on('GET /email-template/', { count: 0, next: null, previous: null, results: [] });
  const { user } = show(forStaff({}, ADMIN), { search: '?tab=emails' });
  expect(await screen.findByText('A question')).toBeTruthy();
  await user.click(await button('Write an email'));
  expect(await screen.findByRole('dialog', { name: 'Write an email: Northfield University' })).toBeTruthy();
});

test('a reviewer reads the mails and writes none', async () => {
  server.on('GET /email/', { count: 0, next: null, previous: null, results: [] });
  show(forStaff({}, []), { role: 'sfari_reviewer', search: '?tab=emails' });
  expect(await screen.findByText('No emails yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Write an email' })).toBeNull();
});

test('staff read where the institution is in its year, and administrators acknowledge it [S7-24]', async () => {
  const row = {
    id: 3,
    display_name: 'Northfield University',
    compliance_status: 3,
    current_anniversary: '2026-11-01',
    admin_acknowledge: false,
    version: 'W/"5"',
    abilities: { read: true, acknowledge: true },
  };
  const listed = { count: 1, next: null, previous: null, results: [row] };
  server.on('GET /institution-compliance/', ({ query }: { query: URLSearchParams }) => ({
    body: query.get('id') === '3' ? listed : { ...listed, count: 0, results: [] },
  }));
  server.on('PUT /institution/3/', { ...row, admin_acknowledge: true });
  const { user, container } = show(forStaff({ status: 3, rda_status: 3 }, []));
  const part = within(await screen.findByRole('region', { name: 'SBSO compliance' }));
  expect(part.getByText('Overdue')).toBeTruthy();
  expect(part.getByText(/^Due by 11\/01\/2026/)).toBeTruthy();
  expect(part.getByRole('link', { name: 'All institutions' }).getAttribute('href')).toBe('/compliance');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(part.getByRole('button', { name: 'Acknowledge that Northfield University is overdue' }));
  await waitFor(() =>
    expect(server.sent).toMatchObject([
      { call: 'PUT /institution/3/', ifMatch: 'W/"5"', body: { admin_acknowledge: true } },
    ]),
  );
});
