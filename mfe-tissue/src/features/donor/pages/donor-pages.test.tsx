import { axeViolations, fakeServer } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildDonorPage, makeHash } from '../../../testing/build-donor.ts';
import { openTissue } from '../../../testing/open-tissue.tsx';

const server = fakeServer();
const sample = {
  id: 1,
  hemisphere: 'Left Hemisphere',
  region: 'Amygdala',
  preservation: 'frozen',
  amount: 4.5,
  unit: 'g',
  quality: 'Good',
  rin: 6.5,
  is_available: true,
} as const;
beforeEach(() => {
  server.on('GET /abn_donor/', ({ query }) => {
    const number = parseInt(query.get('donor_hash') ?? '', 16);
    if (number > 2) return { status: 404, body: { detail: 'x', code: 'NOT_FOUND', correlation_id: 'c' } };
    const given =
      number === 1
        ? { flag: 'Low pH', documents: ['Neuropathology report.pdf'], samples: [sample] }
        : { age: 21, samples: [{ ...sample, preservation: 'fixed' as const }, sample] };
    return { body: buildDonorPage(number, given) };
  });
  server.on('GET /abn_survey/', {
    donor_hash: makeHash(1),
    survey: 'ADI-R',
    domains: [
      {
        domain: 'Social interaction',
        total: 22,
        cutoff: 10,
        items: [{ item: '31', label: "Use of other's body", score: 2 }],
      },
    ],
  });
});
const open = (number: number, options = {}) =>
  openTissue(`/abn_donor/?donor_hash=${makeHash(number)}`, options);

test('a donor with details, samples, map, interview and documents, and the way back [S2.9-11 S2.9-12 S2.9-13 S2.9-14 S7-31]', async () => {
  const { container } = open(1);
  expect(await screen.findByRole('heading', { name: 'Donor Details' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sample Details' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tissue Catalog' }).getAttribute('href')).toBe('/tissue-catalogue');
  expect(screen.getByText('Low pH')).toBeTruthy();
  expect(screen.getByText('Neuropathology report.pdf')).toBeTruthy();
  const map = within(screen.getByRole('table', { name: /^Tissue of donor .* by region$/ }));
  const amygdala = map.getByRole('rowheader', { name: 'Amygdala' }).closest('tr') ?? document.body;
  expect(
    within(amygdala)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Frozen', 'None']);
  const domain = within(await screen.findByRole('table', { name: 'ADI-R: Social interaction' }));
  expect(domain.getByRole('row', { name: 'Total 22' })).toBeTruthy();
  expect(domain.getByRole('row', { name: 'Cut-off for autism 10' })).toBeTruthy();
  expect(screen.getByText('At or above the cut-off')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('that there is no interview is said', async () => {
  server.on('GET /abn_survey/', () => ({ status: 404, body: { detail: 'x', code: 'NOT_FOUND' } }));
  open(1);
  expect(await screen.findByText('This donor has no ADI-R survey.')).toBeTruthy();
});

test.each(['/abn_donor/?donor_hash=00000000000000ff', '/abn_donor/?donor_hash=x', '/abn_donor/'])(
  '%s goes to the page that says so [S2.9-15]',
  async (path) => {
    openTissue(path);
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/404');
  },
);

test('a donor is put into a collection from its page, unless it cannot be chosen', async () => {
  server.on('GET /abn_cart/', { count: 0, next: null, previous: null, results: [] });
  const { user, unmount } = open(1);
  await user.click(await screen.findByRole('button', { name: 'Add to collection' }));
  expect(await screen.findByText('Add 1 donor to a collection')).toBeTruthy();
  unmount();
  server.on('GET /abn_donor/', {
    ...buildDonorPage(2),
    is_selectable: false,
    confirmation_status: 'Not Confirmed',
  });
  open(2);
  expect(await screen.findByText(/Diagnosis not confirmed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to collection' })).toBeNull();
});

test('that a text waits is said in its place, on the page and side by side', async () => {
  const waits = { ...buildDonorPage(1), withheld: ['clinical_summary' as const, 'documents' as const] };
  server.on('GET /abn_donor/', waits);
  const { unmount } = open(1);
  expect(
    await screen.findByText(
      'New details about this donor are hidden until the brain bank has reviewed them: Clinical summary, Documents.',
    ),
  ).toBeTruthy();
  expect(screen.getAllByText('Not shown yet')).toHaveLength(2);
  unmount();
  server.on('GET /abn_donor/', ({ query }) => ({
    body: query.get('donor_hash') === makeHash(1) ? waits : buildDonorPage(2),
  }));
  openTissue(`/tissue-catalogue/compare?donor=${makeHash(1)}&donor=${makeHash(2)}`);
  const table = within(await screen.findByRole('table', { name: 'Donors side by side' }));
  expect(table.getByRole('row', { name: 'Clinical summary Not shown yet --' })).toBeTruthy();
});

test('donors side by side: what differs is marked in words, and can be shown alone', async () => {
  const { user, container } = openTissue(
    `/tissue-catalogue/compare?donor=${makeHash(1)}&donor=${makeHash(2)}`,
  );
  const table = within(await screen.findByRole('table', { name: 'Donors side by side' }));
  const row = (name: RegExp) => table.queryByRole('row', { name });
  expect(row(/^Age \(years\) ?Differs 20 21/)).toBeTruthy();
  expect(row(/^RIN 7 7/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
  await waitFor(() => expect(row(/^RIN/)).toBeNull());
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  expect(await axeViolations(container)).toEqual([]);
});

test('one donor alone is not compared', async () => {
  openTissue(`/tissue-catalogue/compare?donor=${makeHash(1)}`);
  expect(await screen.findByText('Choose donors to compare')).toBeTruthy();
});
