import type { Renewal, Request } from '@portal/contract';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRenewal, buildRenewed, page } from '../../../testing/build-renewal.ts';
import { Component as RenewalPage } from './RenewalPage.tsx';

const server = fakeServer();

function open(request: Request, renewal?: Renewal, way = 'renewal') {
  server.on(`GET /request/${request.id}/`, request);
  server.on('GET /renewal/', page(...(renewal ? [renewal] : [])));
  if (renewal) server.on(`GET /renewal/${renewal.id}/`, () => ({ body: renewal, etag: '"5"' }));
  server.on('GET /revision-point/', page());
  return showPage(RenewalPage, {
    route: 'request/:objectId/:way',
    at: `/request/${request.id}/${way}`,
  });
}
/** Autosave comes after a second. */
const submitButton = () => screen.findByRole('button', { name: 'Submit Renewal' });
const dialog = async () => within(await screen.findByRole('alertdialog'));
const needsAccess = (answer: RegExp) =>
  within(screen.getByRole('group', { name: /Do you still need access/ })).getByRole('radio', {
    name: answer,
  });

test('is saved as it is written, asked about, submitted and thanked for [R2.5-01 R2.5-02 R2.5-03 R5-58 R5-62 R6-14]', async () => {
  const request = buildRenewed(401);
  const { user, container } = open(request);
  await screen.findByRole('heading', { level: 1, name: 'Request Renewal' });
  const crumbs = within(screen.getByRole('navigation', { name: /Breadcrumb/i }));
  expect(crumbs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Requests',
    'REQ000401',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Request Renewal');
  expect(
    screen.getByText(/You get data access once your institution's RDA and your joinder are signed/),
  ).toBeTruthy();
  // What is asked of samples alone is not asked here.
  expect(screen.queryByText(/iPSC/)).toBeNull();
  expect(await axeViolations(container)).toEqual([]);

  await user.click(await submitButton());
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  const draft = buildRenewal(request, { status: 1 });
  server.on('POST /renewal/', () => ({ status: 201, body: draft, etag: '"1"' }));
  await user.click(screen.getByRole('radio', { name: 'Yes, we published results' }));
  await user.type(screen.getByRole('textbox', { name: /Which publications/ }), 'Moreau 2026');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]).toMatchObject({
    call: 'POST /renewal/',
    body: {
      request: 401,
      status: 1,
      additional_data: { publication_status: 1 },
      agreed_to_usage_policy: false,
    },
  });
  expect((await screen.findAllByText(/^Saved/)).length).toBeGreaterThan(0);

  server.on(`PATCH /renewal/${draft.id}/`, () => ({ body: { ...draft, status: 2 }, etag: '"2"' }));
  await user.click(needsAccess(/^Yes/));
  await user.click(screen.getByRole('checkbox', { name: /^I have read the data sharing/ }));
  await user.click(await submitButton());
  expect((await dialog()).getByText(/Submit the renewal of REQ000401/)).toBeTruthy();
  await user.click((await dialog()).getByRole('button', { name: 'Submit Renewal' }));
  expect(await screen.findByRole('heading', { name: 'Thank you. Your renewal is submitted.' })).toBeTruthy();
  expect(screen.getByText('REQ000401-R1')).toBeTruthy();
  expect(screen.getByText('Expected by').nextSibling?.textContent).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
  expect(screen.getByText(/If you don't get a confirmation email/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Request' }).getAttribute('href')).toBe('/request/401');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(server.sent.at(-1)).toMatchObject({
    call: `PATCH /renewal/${draft.id}/`,
    body: {
      status: 2,
      additional_data: { publication_data: 'Moreau 2026', requiresAccess: 'Yes', generated_check: false },
      agreed_to_usage_policy: true,
    },
  });
});

test('of samples it asks what became of them, and what a closed question hid is not sent [R3-100 R3-101]', async () => {
  const request = buildRenewed(402, { type: 2 });
  const draft = buildRenewal(request, { status: 1 });
  const { user } = open(request, draft);
  server.on(`PATCH /renewal/${draft.id}/`, () => ({ body: draft, etag: '"6"' }));
  expect(await screen.findByRole('textbox', { name: /Which samples were destroyed/ })).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'We destroyed samples from this request' }));
  expect(screen.queryByRole('textbox', { name: /Which samples were destroyed/ })).toBeNull();
  await waitFor(() => expect(server.sent).toHaveLength(1));
  const { ifMatch, body } = server.sent[0] ?? {};
  expect(ifMatch).toBe('"5"');
  expect(body).toMatchObject({ status: 1, additional_data: { bio_destroyed: false } });
  expect((body as { additional_data: object }).additional_data).not.toHaveProperty(
    'bio_destroyed_description',
  );
});

test('of Research Match it names the cohorts, on its own page [R3-97 R2.4-18]', async () => {
  const request = buildRenewed(403, { type: 4, cohorts: [{ id: 1, display_name: 'SPARK' }] });
  const { router } = open(request);
  expect(await screen.findByRole('textbox', { name: /people from SPARK have consented/ })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/request/403/rm-renewal');
  expect(screen.queryByText(/COHORT/)).toBeNull();
});

test('what the server refuses is shown on the form [R8-19]', async () => {
  const request = buildRenewed(404);
  const { user } = open(request);
  server.on('POST /renewal/', ({ body }: { body: unknown }) =>
    (body as { status: number }).status === 1
      ? { status: 500, body: { detail: 'No', code: 'SERVER_ERROR', correlation_id: 'c' } }
      : { status: 400, body: { 'additional_data.publication_status': ['Please look at this again'] } },
  );
  await user.click(await screen.findByRole('radio', { name: 'No, and no publication is expected' }));
  await user.click(needsAccess(/^No/));
  await user.click(screen.getByRole('checkbox', { name: /^I have read the data sharing/ }));
  await user.click(await submitButton());
  await user.click((await dialog()).getByRole('button', { name: 'Submit Renewal' }));
  expect((await screen.findAllByText(/Please look at this again/)).length).toBeGreaterThan(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('Keep editing returns to the form', async () => {
  const request = buildRenewed(405);
  const renewal = buildRenewal(request, { status: 1 });
  const { user } = open(request, renewal);
  await user.click(await submitButton());
  await user.click((await dialog()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent).toEqual([]);
});

test('what came back shows what was asked for, and is submitted again', async () => {
  const request = buildRenewed(406);
  const renewal = buildRenewal(request, {
    status: 6,
    decision_note: {
      id: 1,
      status: 6,
      text: '<p>Please name the journal.</p>',
      created: '2026-11-21T10:00:00Z',
    },
  });
  const { user } = open(request, renewal);
  expect(await screen.findByText('Please name the journal.')).toBeTruthy();
  server.on(`PATCH /renewal/${renewal.id}/`, () => ({ body: { ...renewal, status: 2 }, etag: '"6"' }));
  await user.click(await submitButton());
  await user.click((await dialog()).getByRole('button', { name: 'Submit Renewal' }));
  expect(await screen.findByRole('heading', { name: /^Thank you/ })).toBeTruthy();
  expect(server.sent.at(-1)).toMatchObject({ ifMatch: '"5"', body: { status: 2 } });
});

test('another window’s version is shown, and neither is lost', async () => {
  const request = buildRenewed(407);
  const renewal = buildRenewal(request, { status: 1 });
  const { user } = open(request, renewal);
  server.on(`PATCH /renewal/${renewal.id}/`, () => ({
    status: 409,
    body: { code: 'STALE', detail: 'Changed', correlation_id: 'c', current: renewal },
  }));
  await user.type(await screen.findByRole('textbox', { name: /Which publications/ }), ' and more');
  expect(await screen.findByText('This renewal was changed in another window')).toBeTruthy();
  server.on(`PATCH /renewal/${renewal.id}/`, () => ({ body: renewal, etag: '"9"' }));
  await user.click(screen.getByRole('button', { name: 'Keep this version' }));
  await waitFor(() => expect(screen.queryByText('This renewal was changed in another window')).toBeNull());
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Which publications/ }).value).toMatch(
    / and more$/,
  );
});

test('a renewal that another window has begun is found with its version, and replaced on purpose', async () => {
  const request = buildRenewed(408);
  const { user } = open(request);
  const begun = buildRenewal(request, { status: 1 });
  server.on('POST /renewal/', () => ({
    status: 409,
    body: { code: 'WRONG_STATE', detail: 'It is open', correlation_id: 'c', current: { renewal: begun.id } },
  }));
  server.on(`GET /renewal/${begun.id}/`, () => ({ body: begun, etag: '"7"' }));
  server.on(`PATCH /renewal/${begun.id}/`, () => ({ body: begun, etag: '"8"' }));
  await user.click(await screen.findByRole('radio', { name: 'Yes, we published results' }));
  await user.type(screen.getByRole('textbox', { name: /Which publications/ }), 'Mine');
  await user.click(await screen.findByRole('button', { name: 'Keep this version' }));
  await waitFor(() => expect(server.sent.at(-1)?.call).toBe(`PATCH /renewal/${begun.id}/`));
  expect(server.sent.at(-1)).toMatchObject({
    ifMatch: '"7"',
    body: { status: 1, additional_data: { publication_data: 'Mine' } },
  });
});

test('a renewal that another window has submitted says so, and is not asked for again', async () => {
  const request = buildRenewed(409);
  const renewal = buildRenewal(request, { status: 1 });
  const { user, container } = open(request, renewal);
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Which publications/ });
  server.on(`GET /renewal/${renewal.id}/`, () => ({ body: { ...renewal, status: 2 }, etag: '"6"' }));
  server.on(`PATCH /renewal/${renewal.id}/`, () => ({
    status: 409,
    body: { code: 'WRONG_STATE', detail: 'Not possible right now', correlation_id: 'c' },
  }));
  await user.type(words, ' and more');
  expect(await screen.findByText(/^Renewal REQ000409-R1 is Submitted\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open REQ000409-R1' }).getAttribute('href')).toBe(
    `/request/${renewal.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Keep this version' })).toBeNull();
  expect(words.value).toMatch(/ and more$/);
  expect(await axeViolations(container)).toEqual([]);
});

test.each<[string, Partial<Request>, Partial<Renewal> | null, RegExp]>([
  ['someone else’s', { owner: { id: 1, display_name: 'Ada Ruiz' } }, null, /Only the owner of REQ000/],
  ['that cannot be renewed now', { status: 14, abilities: {} }, null, /Only Approved or Fulfilled requests/],
  ['whose renewal is decided about', {}, { status: 3 }, /-R1 is Under Review/],
])('a request %s has no form, and says why [R6-13 R4-26]', async (title, changes, renewal, reason) => {
  const request = buildRenewed(410 + title.length, changes);
  const { container } = open(request, renewal ? buildRenewal(request, renewal) : undefined);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit Renewal' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});
