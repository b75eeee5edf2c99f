import { MESSAGES } from '@portal/contract/messages';
import { axeViolations, fakeServer, passTime, startFakeClock } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildCollection, buildDonor, makeHash, makePage } from '../../../testing/build-donor.ts';
import { openTissue } from '../../../testing/open-tissue.tsx';

const server = fakeServer();
const DONORS = [
  buildDonor(1, { age: 8 }),
  buildDonor(2, { age: 30, gender: 'Female', diagnosis: 'Control' }),
  buildDonor(3, { age: 40, confirmation_status: 'Under Review', is_selectable: false }),
  buildDonor(4, { is_available: false, is_selectable: false }),
  buildDonor(5, { confirmation_status: 'Not Confirmed', is_selectable: false }),
];
beforeEach(() => {
  server.on('GET /abn_data/', makePage(DONORS));
  server.on('GET /abn_data_pilot/', makePage([buildDonor(9)]));
  server.on('GET /abn_cart/', makePage([]));
});
const choose = async (user: ReturnType<typeof openTissue>['user'], ...numbers: number[]) => {
  for (const number of numbers)
    await user.click(await screen.findByRole('checkbox', { name: `Choose donor ${makeHash(number)}` }));
};

test('all donors of the store with their columns, a link each, and none that axe objects to [S2.9-01]', async () => {
  const { container } = openTissue('/tissue-catalogue');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('rowheader')).toHaveLength(5);
  expect(table.getByRole('link', { name: makeHash(1) }).getAttribute('href')).toBe(
    `/abn_donor/?donor_hash=${makeHash(1)}`,
  );
  expect(screen.getByText('5 of 5 donors')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('the head of the table is above the columns of the rows that stay in view', async () => {
  openTissue('/tissue-catalogue');
  const head = (await screen.findByRole('columnheader', { name: 'Donor' })).closest('tr');
  const name = screen.getByRole('link', { name: makeHash(1) }).closest('[data-stuck=name]');
  const layer = (element: Element | null) => Number(getComputedStyle(element ?? document.body).zIndex);
  expect(layer(name)).toBe(1);
  expect(layer(head)).toBeGreaterThan(layer(name));
});

test('two to four donors can be compared: the hint is there for one, and not for five', async () => {
  server.on('GET /abn_data/', makePage([1, 2, 3, 4, 5].map((number) => buildDonor(number))));
  const { user } = openTissue('/tissue-catalogue');
  await choose(user, 1);
  const hint = 'Choose 2 to 4 donors to compare them.';
  expect(screen.getByText(hint)).toBeTruthy();
  await choose(user, 2);
  expect(screen.getByRole('link', { name: 'Compare' })).toBeTruthy();
  await choose(user, 3, 4, 5);
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  expect(screen.queryByText(hint)).toBeNull();
});

test('who cannot be chosen has a reason in words and no box; staff whom the server lets choose have one [S2.9-05]', async () => {
  openTissue('/tissue-catalogue');
  await screen.findByRole('table');
  for (const [number, reason] of [
    [3, 'Diagnosis under review'],
    [4, 'No longer available'],
    [5, 'Diagnosis not confirmed'],
  ] as const) {
    const row = screen.getByRole('link', { name: makeHash(number) }).closest('tr') ?? document.body;
    expect(within(row).getByText(reason, { selector: 'span' })).toBeTruthy();
    expect(within(row).queryByRole('checkbox')).toBeNull();
  }
  expect(screen.getByRole('checkbox', { name: `Choose donor ${makeHash(1)}` })).toBeTruthy();
});

test('filters are in the address, are removed as chips, and say how many are left', async () => {
  const { user, router } = openTissue('/tissue-catalogue?age=20-40&gender=Male&sort=-age');
  expect(await screen.findByText('3 of 5 donors')).toBeTruthy();
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  await user.click(chips.getByRole('button', { name: 'Remove filter Age (years): 20 to 40' }));
  expect(await screen.findByText('4 of 5 donors')).toBeTruthy();
  expect(router.state.location.search).toBe('?gender=Male&sort=-age');
  await user.click(chips.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('5 of 5 donors')).toBeTruthy();
});

test('a range outside of its bounds is refused in words and narrows nothing [S2.9-02]', async () => {
  const { user, router } = openTissue('/tissue-catalogue');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const from = await screen.findByRole('spinbutton', { name: 'Age (years) from' });
  await user.type(from, '131');
  expect(await screen.findByText('Age (years) must be between 0 and 130.')).toBeTruthy();
  expect(router.state.location.search).toBe('');
  await user.clear(from);
  await user.type(from, '30');
  await waitFor(() => expect(router.state.location.search).toBe('?age=30-'));
  expect(await screen.findByRole('button', { name: 'Show 2 donors' })).toBeTruthy();
});

test('nothing fits: that is said, with the way back', async () => {
  const { user } = openTissue('/tissue-catalogue?q=nothing');
  expect(await screen.findByText('No donors match')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] ?? document.body);
  expect(await screen.findByText('5 of 5 donors')).toBeTruthy();
});

test('columns are chosen and ordered by keyboard, and stored for the person', async () => {
  const { user, unmount } = openTissue('/tissue-catalogue');
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Main cause of death' }));
  expect(await screen.findByRole('columnheader', { name: 'Main cause of death' })).toBeTruthy();
  const up = screen.getByRole('button', { name: 'Move Age (years) up' });
  up.focus();
  await user.keyboard('{Enter}{Enter}');
  const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers().indexOf('RIN'), 'by which donors are chosen').toBeLessThan(
    headers().indexOf('Left hemisphere'),
  );
  expect(headers().slice(0, 4)).toEqual(['Choose', 'Donor', 'Age (years)', 'Diagnosis']);
  unmount();
  openTissue('/tissue-catalogue');
  await screen.findByRole('table');
  expect(headers().slice(0, 4)).toEqual(['Choose', 'Donor', 'Age (years)', 'Diagnosis']);
  expect(headers()).toContain('Main cause of death');
});

test('the pilot store is a choice in the address [S3-38]', async () => {
  const { user, router } = openTissue('/tissue-catalogue');
  await user.click(await screen.findByRole('button', { name: 'Pilot store' }));
  expect(await screen.findByRole('link', { name: makeHash(9) })).toBeTruthy();
  expect(router.state.location.search).toBe('?store=pilot');
  expect(screen.getByRole('button', { name: 'Pilot store', pressed: true })).toBeTruthy();
});

test('a new collection needs a name, and a name that is taken leads to the one that has it [S5-26 S5-27]', async () => {
  const { user } = openTissue('/tissue-catalogue');
  await choose(user, 1, 2);
  await user.click(screen.getByRole('button', { name: 'Add to collection' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Create collection' }));
  expect(await dialog.findByText(MESSAGES.collectionNameRequired)).toBeTruthy();
  server.on('POST /abn_cart/', () => ({
    status: 409,
    body: {
      code: 'CONFLICT',
      detail: 'Taken',
      correlation_id: 'c',
      current: { id: 8, collection_name: 'Cortex' },
    },
  }));
  await user.type(dialog.getByRole('textbox', { name: 'Collection name' }), 'Cortex');
  await user.click(dialog.getByRole('button', { name: 'Create collection' }));
  expect(
    await dialog.findByText(
      'Failed to create Cortex. A collection by this name already exists for given PI.',
    ),
  ).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Go to collection' }).getAttribute('href')).toBe(
    '/tissue-catalogue/8',
  );
  expect(server.sent.at(-1)?.body).toEqual({
    collection_name: 'Cortex',
    identifiers: [makeHash(1), makeHash(2)],
    pilot_tissue_cart: false,
  });
});

test('staff name the researcher first: the button waits for one [S2.9-10 S5-28]', async () => {
  server.on('GET /person/', makePage([{ id: 3, display_name: 'Maya Lindqvist', email: 'maya@demo.test' }]));
  server.on('POST /abn_cart/', () => ({ status: 201, body: buildCollection({ collection_name: 'Cortex' }) }));
  const { user } = openTissue('/tissue-catalogue', { role: 'abn_proj_mgr' });
  await choose(user, 1);
  await user.click(screen.getByRole('button', { name: 'Add to collection' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: 'Collection name' }), 'Cortex');
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create collection' });
  expect(save.disabled).toBe(true);
  await user.click(dialog.getByRole('combobox', { name: /^Researcher/ }));
  await user.click(await screen.findByRole('option', { name: /Maya Lindqvist/ }));
  await waitFor(() => expect(save.disabled).toBe(false));
  await user.click(save);
  await waitFor(() => expect(server.sent.at(-1)?.body).toMatchObject({ collection_name: 'Cortex', pi: 3 }));
});

test('donors go into a collection that is there, and a change by someone else is preserved', async () => {
  let version = 1;
  const identifiers = [[makeHash(4)], [makeHash(4), makeHash(5)]];
  server.on('GET /abn_cart/', makePage([buildCollection()]));
  server.on('GET /abn_cart/5/', () => ({
    body: buildCollection({ identifiers: identifiers[version - 1] ?? [] }),
    etag: `"${version}"`,
  }));
  server.on('PUT /abn_cart/5/', ({ ifMatch }) => {
    if (ifMatch === '"2"') return { body: buildCollection() };
    version = 2;
    return { status: 409, body: { code: 'STALE', detail: 'Changed', correlation_id: 'c' } };
  });
  const { user } = openTissue('/tissue-catalogue');
  await choose(user, 1);
  await user.click(screen.getByRole('button', { name: 'Add to collection' }));
  await user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Add donors' }),
  );
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent[1]?.body).toMatchObject({ identifiers: [makeHash(4), makeHash(5), makeHash(1)] });
  expect((await screen.findAllByText(/added to Cortex, cases/)).length).toBeGreaterThan(0);
});

test('two to four donors are compared', async () => {
  const { user } = openTissue('/tissue-catalogue');
  await choose(user, 1);
  expect(screen.getByText('Choose 2 to 4 donors to compare them.')).toBeTruthy();
  await choose(user, 2);
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    `/tissue-catalogue/compare?donor=${makeHash(1)}&donor=${makeHash(2)}`,
  );
});

test('opened from a request the page names it, and leads back once the collection is saved [S2.9-07]', async () => {
  server.on('GET /request/12/', { id: 12, type: 7, sfari_request_id: 'REQ000012' });
  server.on('GET /abn_cart/', makePage([]));
  server.on('POST /abn_cart/', () => ({ status: 201, body: buildCollection({ collection_name: 'Pilot' }) }));
  const { user } = openTissue('/tissue-catalogue?request=12');
  expect(await screen.findByText('You are choosing donors for request REQ000012.')).toBeTruthy();
  // a pilot request takes from the pilot store
  await choose(user, 9);
  await user.click(screen.getByRole('button', { name: 'Add to collection' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: 'Collection name' }), 'Pilot');
  await user.click(dialog.getByRole('button', { name: 'Create collection' }));
  expect(await screen.findByText('The collection Pilot is saved.')).toBeTruthy();
  expect(server.sent.at(-1)?.body).toMatchObject({ pilot_tissue_cart: true });
  expect(screen.getByRole('link', { name: 'Back to request REQ000012' }).getAttribute('href')).toBe(
    '/request/12',
  );
});

test('a researcher without an approved data request reads what opens the catalogue', async () => {
  openTissue('/tissue-catalogue', { isApproved: false });
  expect(await screen.findByText('The catalog needs Data Access to Autism BrainNet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('collections are beside the donors, with whose they are for staff', async () => {
  const request = { id: 12, sfari_request_id: 'REQ000012', type: 8, status: 2 } as const;
  server.on('GET /abn_cart/', makePage([buildCollection({ request })]));
  openTissue('/tissue-catalogue?tab=collections', { role: 'abn_proj_mgr' });
  const link = await screen.findByRole('link', { name: 'Cortex, cases' });
  expect(link.getAttribute('href')).toBe('/tissue-catalogue/5');
  expect(screen.getByRole('link', { name: 'REQ000012' }).getAttribute('href')).toBe('/request/12');
  expect(screen.getByRole('cell', { name: 'Maya Lindqvist' })).toBeTruthy();
});

test('collections that cannot be read are no reason for a new one: they are read again', async () => {
  let isDown = true;
  server.on('GET /abn_cart/', () =>
    isDown
      ? { status: 400, body: { code: 'INVALID', detail: 'No', correlation_id: 'c' } }
      : { body: makePage([buildCollection()]) },
  );
  const { user } = openTissue('/tissue-catalogue');
  await choose(user, 1);
  await user.click(screen.getByRole('button', { name: 'Add to collection' }));
  const dialog = within(await screen.findByRole('dialog'));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  expect(dialog.queryByRole('combobox', { name: 'Collection' })).toBeNull();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Create collection' }).disabled).toBe(true);
  isDown = false;
  await user.click(retry);
  const which = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Collection' });
  expect(which.value).toBe('5');
});

test.each([
  ['', 'new'],
  ['?collection=5', '5'],
])('preselects no collection of a researcher for staff: address "%s"', async (search, chosen) => {
  server.on('GET /abn_cart/', makePage([buildCollection({ id: 6 }), buildCollection()]));
  server.on('GET /abn_cart/5/', buildCollection());
  const { user } = openTissue(`/tissue-catalogue${search}`, { role: 'abn_proj_mgr' });
  await choose(user, 1);
  await user.click(screen.getByRole('button', { name: 'Add to collection' }));
  const dialog = within(await screen.findByRole('dialog'));
  const which = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Collection' });
  expect(which.value).toBe(chosen);
});

test.each([
  [[buildCollection()], 0],
  [[buildCollection(), buildCollection({ id: 6, pi: { id: 99, display_name: 'Ada' } })], 1],
])('whose collections are is said to a researcher once one is of someone else', async (rows, columns) => {
  server.on('GET /abn_cart/', makePage(rows));
  openTissue('/tissue-catalogue?tab=collections');
  await screen.findAllByRole('link', { name: 'Cortex, cases' });
  await waitFor(() =>
    expect(screen.queryAllByRole('columnheader', { name: /^Researcher/ })).toHaveLength(columns),
  );
});

test('clearing all filters right after a range was typed clears that too', async () => {
  startFakeClock();
  const { user, router } = openTissue('/tissue-catalogue?gender=Male');
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  const from = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Age (years) from' });
  fireEvent.change(from, { target: { value: '30' } });
  fireEvent.click(
    screen.getAllByRole('button', { name: 'Clear all filters', hidden: true })[0] ?? document.body,
  );
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await passTime(10_000);
  expect(router.state.location.search).toBe('');
  expect(from.value).toBe('');
});
