import type { Request } from '@portal/contract';
import { axeViolations, fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { Component as StaffRequestPage } from '../../triage/pages/StaffRequestPage.tsx';

const server = fakeServer();

function withAnswers(usage: string, more: Partial<Request> = {}): Request {
  const details = {
    type: 1,
    form_version: 1,
    gpf_access_status: null,
    zendesk_ticket_ids: [],
    additional_data: { usage, globus_username: 'maya@lakeside.test@globusid.test' },
  } as unknown as NonNullable<Request['details']>;
  return { ...buildRequest({ details }), abilities: { edit: true }, ...more };
}

/** The page reads `request` first, and `theirs` from then on. */
function open(request: Request, theirs: Request = request) {
  let reads = 0;
  server.on(`GET /request/${request.id}/`, () => {
    reads += 1;
    return reads === 1 ? { body: request, etag: 'W/"5"' } : { body: theirs, etag: 'W/"6"' };
  });
  return showPage(StaffRequestPage, {
    route: 'request/:objectId',
    at: `/request/${request.id}?mode=edit`,
    role: 'sfari_admin',
  });
}
const writes = () => server.sent.filter(({ call }) => call.startsWith('PATCH'));
const usageBox = () =>
  screen.findByRole<HTMLTextAreaElement>(
    'textbox',
    { name: /How will you use the data/ },
    { timeout: 10_000 },
  );
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('only what was corrected is sent, at the version that was opened, and the page follows [S2.6-01 S2.6-16]', async () => {
  const request = withAnswers('Sleep');
  server.on(`PATCH /request/${request.id}/`, request);
  const { user, container } = open(request);
  const box = await usageBox();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Edit Request' }));
  // The note on a resubmission is the owner's.
  expect(screen.queryByRole('textbox', { name: /What did you change/ })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
  await user.clear(box);
  await user.type(box, 'Sleep and language');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Edit Request' })).toBeNull());
  expect(screen.getByRole('tab', { name: 'Request Details' })).toBeTruthy();
  expect(writes()).toMatchObject([
    { ifMatch: 'W/"5"', body: { additional_data: { usage: 'Sleep and language' } } },
  ]);
});

test('no decision is offered beside unsaved answers', async () => {
  const { user } = open(withAnswers('Sleep', { decisions: [4, 5] }));
  await usageBox();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.queryByLabelText('Decision')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy();
});

test('what the server refuses is at its field', async () => {
  const request = withAnswers('Sleep');
  server.on(`PATCH /request/${request.id}/`, () => ({
    status: 400,
    body: { 'additional_data.usage': ['Say more'] },
  }));
  const { user } = open(request);
  await user.type(await usageBox(), ' and play');
  await user.click(save());
  await waitFor(async () => expect((await usageBox()).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/Say more/).length).toBeGreaterThan(0);
});

test('what someone else has saved is shown, and not overwritten', async () => {
  const request = withAnswers('Sleep');
  const theirs = withAnswers('Language alone', { id: request.id });
  server.on(`PATCH /request/${request.id}/`, ({ ifMatch }: { ifMatch: string | null }) =>
    ifMatch === 'W/"6"'
      ? { body: request }
      : { status: 409, body: { code: 'STALE', detail: 'Changed.', correlation_id: 'c', current: theirs } },
  );
  const { user } = open(request, theirs);
  await user.type(await usageBox(), ' and play');
  await user.click(save());
  const title = 'Someone else changed this request while you were editing it';
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText('Language alone')).toBeTruthy();
  expect((await usageBox()).value).toBe('Sleep and play');
  await user.click(screen.getByRole('button', { name: 'Replace their version with mine' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(writes().map(({ ifMatch }) => ifMatch)).toEqual(['W/"5"', 'W/"6"']);
});

test.each<[string, Partial<Request>]>([
  ['who may not edit', { abilities: {} }],
  ['a draft, which is its owner’s', { status: 1 }],
])('the mode is closed for %s [S2.6-01]', async (_, more) => {
  open(withAnswers('Sleep', more));
  expect(await screen.findByRole('tab', { name: 'Request Details' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Edit Request' })).toBeNull();
});

test('the requested datasets are changed with the answers, and none is no choice', async () => {
  const dataset = (id: string, display_name: string) => ({
    id,
    dataset_id: id,
    display_name,
    type: 1,
    gpf_accessible: false,
  });
  const request = withAnswers('Sleep', { datasets: [dataset('a1', 'SSC Phenotype')] });
  server.on('GET /dataset/', {
    count: 1,
    next: null,
    previous: null,
    results: [dataset('b2', 'SPARK Phenotype')],
  });
  server.on(`PATCH /request/${request.id}/`, request);
  const { user } = open(request);
  await usageBox();
  await user.click(screen.getByRole('button', { name: /^Remove SSC Phenotype/ }));
  await user.click(save());
  expect((await screen.findAllByText('Choose at least one dataset')).length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('combobox', { name: /Datasets/ }));
  await user.click(await screen.findByRole('option', { name: /SPARK Phenotype/ }));
  await user.click(save());
  await waitFor(() => expect(writes()).toMatchObject([{ body: { datasets: ['b2'] } }]));
  expect(writes()[0]?.body).not.toHaveProperty('additional_data');
});
