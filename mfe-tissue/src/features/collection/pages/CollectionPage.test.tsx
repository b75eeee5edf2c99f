import { MESSAGES } from '@portal/contract/messages';
import { useApi } from '@portal/shared-ui/data';
import { axeViolations, fakeServer } from '@portal/shared-ui/testing';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildCollection, buildDonor, makeHash, makePage } from '../../../testing/build-donor.ts';
import { openTissue } from '../../../testing/open-tissue.tsx';

const server = fakeServer();
const BACK = { id: 12, sfari_request_id: 'REQ000012', type: 8, status: 6 } as const;
let collection = buildCollection();
let version = 1;
const serve = (given: Parameters<typeof buildCollection>[0] = {}) => {
  collection = buildCollection(given);
  version = 1;
};
beforeEach(() => {
  serve();
  server.on('GET /abn_data/', makePage([1, 2, 3, 4].map((number) => buildDonor(number))));
  server.on('GET /abn_cart/5/', () => ({ body: collection, etag: `"${version}"` }));
  server.on('GET /abn_cart/5/offer/', { results: [] });
  server.on('GET /project/', makePage([{ id: 2, title: 'Cerebellum' }]));
  server.on('PUT /abn_cart/5/', ({ ifMatch, body }) => {
    if (ifMatch !== `"${version}"`)
      return { status: 409, body: { code: 'STALE', detail: 'Changed', correlation_id: 'c' } };
    version += 1;
    collection = { ...collection, ...(body as object), shared_project: null };
    return { body: collection, etag: `"${version}"` };
  });
});
const open = (role: 'primary_researcher' | 'abn_proj_mgr' = 'primary_researcher') =>
  openTissue('/tissue-catalogue/5', { role });
const save = () => screen.findByRole('button', { name: 'Save collection' });
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Collection name' });
const remove = (number: number) => screen.findByRole('button', { name: `Remove donor ${makeHash(number)}` });

test('a donor that was removed comes back by Undo, and what is left is saved at the version that was seen [S2.9-09]', async () => {
  const { user, container } = open();
  await user.click(await remove(1));
  expect(await screen.findByText('1 donor')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 donors')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save collection' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(await remove(1));
  await user.click(await save());
  await waitFor(() => expect(server.sent.at(-1)?.ifMatch).toBe('"1"'));
  expect(server.sent.at(-1)?.body).toEqual({
    collection_name: 'Cortex, cases',
    identifiers: [makeHash(2)],
    shared_project: null,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save collection' })).toBeNull());
});

test('a name is needed, and one that is taken leads to the other collection [S5-26 S5-27]', async () => {
  const { user } = open();
  await user.clear(await name());
  await user.click(await save());
  expect(await screen.findByText(MESSAGES.collectionNameRequired)).toBeTruthy();
  expect(server.sent).toEqual([]);
  server.on('PUT /abn_cart/5/', () => ({
    status: 409,
    body: {
      code: 'CONFLICT',
      detail: 'x',
      correlation_id: 'c',
      current: { id: 9, collection_name: 'Other' },
    },
  }));
  await user.type(await name(), 'Other');
  await user.click(await save());
  expect(
    await screen.findByText('Failed to create Other. A collection by this name already exists for given PI.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to collection' }).getAttribute('href')).toBe(
    '/tissue-catalogue/9',
  );
});

test('what someone else has saved is shown, and nothing is overwritten: both are joined when asked', async () => {
  const { user } = open();
  await user.click(await remove(1));
  collection = buildCollection({
    identifiers: [makeHash(1), makeHash(2), makeHash(3)],
    collection_name: 'Renamed',
  });
  version = 2;
  await user.click(await save());
  expect(await screen.findByText('Someone else changed this collection')).toBeTruthy();
  expect(collection.identifiers).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Merge both versions' }));
  expect((await name()).value).toBe('Renamed');
  await user.click(await save());
  await waitFor(() => expect(collection.identifiers).toEqual([makeHash(2), makeHash(3)]));
  expect(server.sent.at(-1)?.ifMatch).toBe('"2"');
});

test('their version is taken by a button', async () => {
  const { user } = open();
  await user.click(await remove(1));
  collection = buildCollection({ collection_name: 'Theirs' });
  version = 2;
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: 'Use their version' }));
  expect((await name()).value).toBe('Theirs');
  expect(screen.queryByRole('button', { name: 'Save collection' })).toBeNull();
});

test('changes that are not saved survive a reload, and leaving asks', async () => {
  const first = open();
  await first.user.click(await remove(1));
  first.unmount();
  const { user, router } = open();
  expect(await screen.findByText('1 donor')).toBeTruthy();
  await user.click(await remove(2));
  await user.click(screen.getByRole('link', { name: 'Tissue Catalog' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  expect(router.state.location.pathname).toBe('/tissue-catalogue/5');
});

test.each([
  ['Resubmit the request', ['PUT /abn_cart/5/', 'POST /request/12/submit/']],
  ['Update the collection only', ['PUT /abn_cart/5/']],
])('for a request that was sent back saving asks, and "%s" does that [S4.6-02]', async (answer, calls) => {
  serve({ request: BACK });
  server.on('POST /request/12/submit/', { id: 12 });
  const { user } = open();
  await user.click(await remove(1));
  await user.click(await save());
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: answer }));
  await waitFor(() => expect(server.sent.map(({ call }) => call)).toEqual(calls));
});

test('a request that is refused once more leaves the collection saved, and says why', async () => {
  serve({ request: BACK });
  server.on('POST /request/12/submit/', () => ({ status: 400, body: ['Introduction is missing'] }));
  const { user } = open();
  await user.click(await remove(1));
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: 'Resubmit the request' }));
  expect((await screen.findAllByText('Introduction is missing')).length).toBeGreaterThan(0);
  expect(collection.identifiers).toHaveLength(1);
});

test('one that a request names is not deleted, and that is said; a free one is after a question [S8-20]', async () => {
  serve({ request: { ...BACK, status: 2 }, is_editable: false, abilities: { edit: false, delete: false } });
  const { user, unmount } = open();
  const notice = (await screen.findByText(/You can't change this collection right now/)).closest('div');
  expect(notice?.textContent).toContain('request REQ000012 uses it.');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete collection' }));
  expect(await screen.findByText(MESSAGES.collectionInUse)).toBeTruthy();
  unmount();
  serve();
  server.on('DELETE /abn_cart/5/', () => ({ status: 204 }));
  server.on('GET /abn_cart/', makePage([]));
  const again = open();
  await again.user.click(await screen.findByRole('button', { name: 'Delete collection' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Delete the collection “Cortex, cases”?')).toBeTruthy();
  await again.user.click(dialog.getByRole('button', { name: 'Delete collection' }));
  await waitFor(() => expect(again.router.state.location.search).toBe('?tab=collections'));
});

test('a colleague with whom it is shared looks and changes nothing', async () => {
  serve({ pi: { id: 99, display_name: 'Ada' }, abilities: { edit: false, delete: false } });
  open();
  expect(await screen.findByText('You can view this collection but not change it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete collection' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove donor/ })).toBeNull();
});

test('a donor who is gone is marked, and a similar one is put in the place when asked', async () => {
  server.on('GET /abn_cart/5/offer/', {
    results: [
      { donor_hash: makeHash(1), is_available: false, since: '2026-11-22T10:00:00Z', similar: [makeHash(3)] },
      { donor_hash: makeHash(2), is_available: true, since: null, similar: [] },
    ],
  });
  const { user } = open();
  expect(await screen.findByText('1 donor is no longer available')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: `Replace with ${makeHash(3)}` }));
  await user.click(await save());
  await waitFor(() => expect(collection.identifiers).toEqual([makeHash(3), makeHash(2)]));
});

test('controls are suggested with the reason, and added only when ticked', async () => {
  server.on('POST /donor-match/', {
    results: [
      {
        donor_hash: makeHash(1),
        suggestions: [
          {
            donor_hash: makeHash(4),
            diagnosis: 'Control',
            distance: 0.2,
            age: 22,
            pmi: 14,
            gender: 'Male',
            age_difference: 2,
            pmi_difference: 2,
            is_same_gender: true,
            shared_parts: ['Left Hemisphere'],
          },
        ],
      },
    ],
  });
  const { user } = open();
  await screen.findByText('2 donors');
  await user.click(await screen.findByRole('button', { name: 'Suggest controls' }));
  expect(
    await screen.findByText(/same sex · 2 years apart · PMI 2 h apart · tissue from both: Left hemisphere/),
  ).toBeTruthy();
  expect(server.sent.at(-1)?.body).toEqual({
    cases: [makeHash(1), makeHash(2)],
    store: 'main',
    exclude: [makeHash(1), makeHash(2)],
  });
  expect(screen.getByText('2 donors')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: new RegExp(`^Add ${makeHash(4)}`) }));
  await user.click(screen.getByRole('button', { name: 'Add 1 control' }));
  expect(await screen.findByText('3 donors')).toBeTruthy();
});

test('while the donors are read, and when that failed, nothing is said of their diagnoses', async () => {
  let isDown = true;
  server.on('GET /abn_data/', () =>
    isDown
      ? { status: 400, body: { code: 'INVALID', detail: 'No', correlation_id: 'c' } }
      : { body: makePage([1, 2].map((number) => buildDonor(number))) },
  );
  const { user } = open();
  const controls = within(await screen.findByRole('region', { name: 'Suggested controls' }));
  expect(controls.queryByText(/has a diagnosis of autism/)).toBeNull();
  const retry = await controls.findByRole('button', { name: 'Try again' });
  expect(controls.queryByText(/has a diagnosis of autism/)).toBeNull();
  isDown = false;
  await user.click(retry);
  expect(await controls.findByText(/^Finds the closest donors without autism/)).toBeTruthy();
});

test('of more cases than are compared in one call it is said for how many controls are suggested', async () => {
  const numbers = Array.from({ length: 101 }, (_, index) => index + 1);
  serve({ identifiers: numbers.map(makeHash) });
  server.on('GET /abn_data/', makePage(numbers.map((number) => buildDonor(number))));
  server.on('POST /donor-match/', { results: [] });
  const { user } = open();
  expect(
    await screen.findByText('Controls are suggested for the first 100 of 101 donors with autism.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Suggest controls' }));
  await waitFor(() =>
    expect(server.sent.at(-1)?.body).toMatchObject({ cases: numbers.slice(0, 100).map(makeHash) }),
  );
});

test('after a donor is removed, the focus is on the next one, then on the heading', async () => {
  const { user } = open();
  await user.click(await remove(1));
  expect(document.activeElement).toBe(await remove(2));
  await user.click(await remove(2));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Donors' }));
});

test('after the last row is removed, the focus is on the one before', async () => {
  const { user } = open();
  await user.click(await remove(2));
  expect(document.activeElement).toBe(await remove(1));
});

test('staff save the collection of a request that was sent back without being asked to resubmit it', async () => {
  serve({ request: BACK, pi: { id: 99, display_name: 'Ada' } });
  const { user } = open('abn_proj_mgr');
  await user.click(await remove(1));
  await user.click(await save());
  await waitFor(() => expect(server.sent.map(({ call }) => call)).toEqual(['PUT /abn_cart/5/']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after saving and after resubmitting the requests are read again', async () => {
  serve({ request: BACK });
  server.on('POST /request/12/submit/', { id: 12 });
  let reads = 0;
  server.on('GET /request/12/', () => {
    reads += 1;
    return { body: { id: 12 } };
  });
  const request = renderHook(() => useApi('GET /request/{id}/', { params: { id: 12 } }));
  await waitFor(() => expect(reads).toBe(1));
  const { user } = open();
  await user.click(await remove(1));
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: 'Resubmit the request' }));
  await waitFor(() => expect(reads).toBe(3));
  request.unmount();
});
