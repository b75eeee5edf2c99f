import { PortalProvider } from '@portal/shared-ui';
import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { keptDestination } from '@portal/shared-ui/session';
import { FreshReads, setUpUser } from '@portal/shared-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher, AsStaff, AsVisitor } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi, type Call, type Reply } from '../../../testing/fake-api.ts';
import { forgetEverything } from '@portal/shared-ui/data';
import { Component as DatasetPage } from './DatasetPage.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const DATASET = {
  id: '0b3f6f0e-6f5b-4b7e-9d65-0b8a3c2f7a11',
  dataset_id: 'DS0012',
  name: 'SSC Phenotype',
  description: '',
  type: 1,
  curator_type: 1,
  cohort: { id: 1, display_name: 'SSC' },
  available: true,
  version: 1,
  release_date: '2026-01-01',
  data_use: [],
};

function show({
  As = AsVisitor,
  available = true,
  hasAccess = false,
  files = {},
  answer = (): Reply | undefined => undefined,
}: {
  As?: typeof AsVisitor;
  available?: boolean;
  hasAccess?: boolean;
  files?: object;
  answer?: (call: Call) => Reply | undefined;
} = {}) {
  fakeApi((call) => {
    const { path } = call;
    const own = answer(call);
    if (own) return own;
    if (path === '/dataset/DS0012/') return { body: { ...DATASET, available, ...files } };
    if (path === '/datasetaccess/' && hasAccess)
      return { body: { count: 1, next: null, previous: null, results: [{ dataset: { id: DATASET.id } }] } };
    return undefined;
  });
  const router = createMemoryRouter(
    [
      { path: '/dataset/:objectId', element: <DatasetPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/dataset/DS0012'] },
  );
  render(
    <PortalProvider>
      <FreshReads>
        <As>
          <RouterProvider router={router} />
        </As>
      </FreshReads>
    </PortalProvider>,
  );
  return router;
}

test('a visitor asks for access, and where they were going is remembered while they register [R2.7-11]', async () => {
  const router = show();
  await setUpUser().click(await screen.findByRole('link', { name: 'Request Access' }));
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe('/request/create?dataset=DS0012');
  expect(keptDestination()).toBe('/request/create?dataset=DS0012');
});

test('a dataset page offers researchers to start from their last request for datasets', async () => {
  await forgetEverything();
  const copied = { id: 7, sfari_request_id: 'REQ000007', left_out: [] };
  const last = {
    ...buildDraft(),
    id: 4,
    sfari_request_id: 'REQ000004',
    status: 7,
    abilities: { copy: true },
  };
  const router = show({
    As: AsResearcher,
    answer: ({ path }) => {
      if (path === '/request/') return { body: { count: 1, next: null, previous: null, results: [last] } };
      if (path === '/request/4/copy/') return { status: 201, body: copied };
      if (path === '/request/7/') return { body: buildDraft(), etag: '"1"' };
      return undefined;
    },
  });
  await setUpUser().click(await screen.findByRole('button', { name: 'Start from REQ000004' }));
  await waitFor(() => expect(router.state.location.search).toBe('?draft=7&short=yes'));
  expect(router.state.location.pathname).toBe('/request/create');
});

test('offers visitors no request for what is not available', async () => {
  show({ available: false });
  expect(await screen.findByText("This dataset can't be requested right now.")).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Request Access' })).toBeNull();
});

test('access that one has is no warning', async () => {
  show({ As: AsResearcher, hasAccess: true });
  const badge = await screen.findByText('You have access');
  // as good news as a dataset that is available
  expect(badge.className).toBe(screen.getByText('Available').className);
});

test('a visitor finds the dictionary and the release notes', async () => {
  await forgetEverything();
  const files = {
    public_data_dictionary: { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', name: 'variables.xlsx' },
    public_release_notes: { id: '7d444840-9dc0-41d1-b245-5ffdce74fad3', name: 'version 1.pdf' },
  };
  show({ files });
  expect(await screen.findByRole('button', { name: 'variables.xlsx' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'version 1.pdf' })).toBeTruthy();
});

test('a dataset shows what it is and contains, and its data to those whom the server names the file to [R2.7-09]', async () => {
  await forgetEverything();
  const data = { id: '7d444840-9dc0-41d1-b245-5ffdce74fad4', name: 'scores.zip' };
  show({ As: AsResearcher, hasAccess: true, files: { data_file: data, file_size: '4 GB', globus: true } });
  expect(await screen.findByRole('heading', { level: 1, name: 'SSC Phenotype' })).toBeTruthy();
  expect(screen.getByText('DS0012')).toBeTruthy();
  const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(['Cohort', 'Type', 'Curation', 'Size', 'How to access the data', 'Data file'].map(valueOf)).toEqual([
    'SSC',
    'Phenotype',
    'Official',
    '4 GB',
    'Globus',
    'scores.zip',
  ]);
  expect(screen.getByRole('button', { name: 'scores.zip' })).toBeTruthy();
});

test('no one else reads of a file with data', async () => {
  await forgetEverything();
  show({ As: AsResearcher });
  await screen.findByRole('heading', { level: 1, name: 'SSC Phenotype' });
  expect(screen.queryByText('Data file')).toBeNull();
});

test('where there is no dictionary that is said', async () => {
  await forgetEverything();
  show({ files: { public_data_dictionary: null, public_release_notes: null } });
  const term = await screen.findByText('Data dictionary');
  expect(term.nextElementSibling?.textContent).toBe('No data provided');
});

test('the description is shown as HTML, and the version has a V [S5-02 S4.12-01]', async () => {
  await forgetEverything();
  show({
    files: {
      version: 3,
      change_notes: 'Two more sites.',
      description: '<p>Scores of <em>three</em> scales.</p>',
    },
  });
  expect((await screen.findByText('three')).tagName).toBe('EM');
  expect(screen.getAllByText('V3').length).toBeGreaterThan(0);
  expect(screen.getByText('Two more sites.')).toBeTruthy();
});

test('the breadcrumb is the catalogue that one came from [R2.7-10]', async () => {
  await forgetEverything();
  show();
  const link = await screen.findByRole('link', { name: 'Public Resources' });
  expect(link.getAttribute('href')).toBe('/public-resources');
});

test('for a researcher the breadcrumb is the list of datasets', async () => {
  await forgetEverything();
  show({ As: AsResearcher });
  expect((await screen.findByRole('link', { name: 'Datasets' })).getAttribute('href')).toBe('/dataset');
});

test('the versions are below for those whom the server lets see them [R4-32 R7-15]', async () => {
  await forgetEverything();
  show({ files: { abilities: { see_versions: true } } });
  const table = await screen.findByRole('table', { name: /^Versions/ });
  expect(table).toBeTruthy();
});

test('no one else has the versions', async () => {
  await forgetEverything();
  show({ As: AsResearcher, files: { abilities: { see_versions: false } } });
  await screen.findByText('Apply For Access');
  expect(screen.queryByRole('table', { name: /^Versions/ })).toBeNull();
});

test('the form for feedback is for researchers and visitors, not for staff [R2.7-12 R2.7-29]', async () => {
  await forgetEverything();
  show({ As: AsResearcher });
  expect(await screen.findByRole('form', { name: 'Feedback' }, { timeout: 8000 })).toBeTruthy();
});

test('staff have no form for feedback', async () => {
  await forgetEverything();
  show({ As: AsStaff });
  await screen.findByRole('heading', { level: 1, name: 'SSC Phenotype' });
  expect(screen.queryByRole('form', { name: 'Feedback' })).toBeNull();
});

const PROFILE = {
  participants: 1310,
  families: 498,
  genomes: null,
  ages: [
    { age: '0–5 years', female: 40, male: 120 },
    { age: '6–11 years', female: 90, male: 0 },
  ],
  variables: Array.from({ length: 12 }, (_, index) => ({
    name: `item_${index + 1}`,
    kind: 'number',
    meaning: index === 11 ? 'Hours asleep' : 'Score',
  })),
  usage: { projects: 7, days_to_access: 9 },
};

test('who is in the dataset is said in figures, and ages and sexes in a table', async () => {
  await forgetEverything();
  show({ files: PROFILE });
  const ages = within(await screen.findByRole('table', { name: 'Ages and sexes' }));
  expect(ages.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'AgeFemaleMale',
    '0–5 years40120',
    '6–11 years900',
  ]);
  const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(['Participants', 'Families', 'Projects with access'].map(valueOf)).toEqual(['1,310', '498', '7']);
  expect(screen.queryByText('Whole genomes')).toBeNull();
});

test('where nothing is known of ages and variables the page says nothing of them', async () => {
  await forgetEverything();
  show({ files: { ...PROFILE, ages: [], variables: [], participants: null } });
  await screen.findByText('498');
  for (const heading of ['Ages and sexes', 'Variables'])
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
  expect(screen.queryByText('Participants')).toBeNull();
});

test('variables are searched in the page, in name, values and meaning', async () => {
  await forgetEverything();
  show({ files: PROFILE });
  const rows = () => within(screen.getByRole('table', { name: 'Variables' })).getAllByRole('row').length - 1;
  await screen.findByRole('table', { name: 'Variables' });
  expect(rows()).toBe(10);
  const user = setUpUser();
  await user.click(screen.getByRole('button', { name: 'Show all 12 variables' }));
  expect(rows()).toBe(12);
  await user.type(screen.getByRole('searchbox', { name: 'Search variables' }), 'hours{Enter}');
  await waitFor(() => expect(rows()).toBe(1));
  expect(screen.getByRole('rowheader', { name: 'item_12' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Search variables' }), 'xyz{Enter}');
  expect(await screen.findByText('No variables found. Try a shorter search.')).toBeTruthy();
});

test('the terms of use say whether they fit the project that one chooses', async () => {
  await forgetEverything();
  const term = (verdict: string, reason: string) => ({ term: 'DUO:0000021', verdict, reason });
  show({
    As: AsResearcher,
    files: {
      data_use: ['DUO:0000021'],
      project_fit: [
        { project: { id: 2, display_name: 'Sleep' }, terms: [term('conflicts', 'No valid IRB letter.')] },
        { project: { id: 1, display_name: 'Speech' }, terms: [term('fits', 'There is a letter.')] },
      ],
    },
  });
  expect(await screen.findByText('Does not fit')).toBeTruthy();
  await setUpUser().selectOptions(screen.getByRole('combobox', { name: 'Compared with' }), 'Speech');
  expect(screen.getByText('Fits')).toBeTruthy();
  expect(screen.getByText('There is a letter.')).toBeTruthy();
});

test('a visitor reads the terms, and beside the button what follows and how long it takes', async () => {
  await forgetEverything();
  show({ files: { ...PROFILE, data_use: ['DUO:0000021'] } });
  expect(await screen.findByText(/^IRB approval required/)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Compared with' })).toBeNull();
  const box = within(screen.getByRole('region', { name: 'Get access' }));
  expect(box.getByRole('link', { name: 'Request Access' })).toBeTruthy();
  expect(
    box.getByText("Log in or register, and we'll continue your request with this dataset."),
  ).toBeTruthy();
  expect(box.getByText('Median time from submission to access: 9 days.')).toBeTruthy();
});
