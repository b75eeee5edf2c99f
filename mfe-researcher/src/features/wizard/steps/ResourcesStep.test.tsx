import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Wizard } from '../components/Wizard.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const [CHOSEN] = buildDraft().datasets ?? [];
const DATASET = {
  ...CHOSEN,
  name: 'SSC Phenotype',
  description: '<p>Measures of 2,600 families.</p>',
  curator_type: 1,
  cohort: { id: 1, display_name: 'SSC' },
  available: true,
  active: true,
  version: 3,
  release_date: '2026-01-01',
  data_use: [],
};

test('a dataset is read beside the step, and the chosen ones stay beside Continue', async () => {
  fakeApi(({ path }) => {
    if (path === '/dataset/') return { body: { count: 1, next: null, previous: null, results: [DATASET] } };
    if (path.startsWith('/dataset/')) return { body: DATASET };
    return path === '/project/5/' ? { body: { id: 5, non_autism_research: false } } : undefined;
  });
  const { user, container } = renderWithPortal(
    <AsResearcher>
      <Wizard
        initial={{ data: buildDraft(), etag: '"1"' }}
        typeNumber={1}
        breadcrumbs={[]}
        isRevision={false}
      />
    </AsResearcher>,
    { path: '/request/create?draft=7#project_request_2' },
  );
  await screen.findByText('1 dataset selected');
  const about = await screen.findByRole('button', { name: 'About SSC Phenotype' });
  const bar = screen.getByRole('region', { name: 'Your selection' });
  expect(within(bar).getByText('1 dataset selected')).toBeTruthy();
  expect(within(bar).getByText('SSC Phenotype')).toBeTruthy();
  expect(within(bar).getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(document.documentElement.style.scrollPaddingBottom, 'the bar hides no focus').toBe('8rem');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(about);
  const drawer = await screen.findByRole('dialog', { name: 'SSC Phenotype' });
  expect(within(drawer).getByText('Measures of 2,600 families.')).toBeTruthy();
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  const box: HTMLInputElement = screen.getByRole('checkbox', { hidden: true });
  expect(box.checked).toBe(true);
});

test('the list of a draft for samples begins with samples', async () => {
  fakeApi(({ path }) => {
    if (path === '/dataset/') return { body: { count: 1, next: null, previous: null, results: [DATASET] } };
    if (path === '/sample-type/')
      return {
        body: {
          count: 1,
          next: null,
          previous: null,
          results: [
            {
              id: 1,
              type: 'Plasma',
              display_name: 'Plasma',
              limited: false,
              active: true,
              unit: 'μl',
              standard_amount: 200,
              minimum_amount: 0,
              usual_amount: '200 to 250 μl',
              cohorts: ['SPARK'],
            },
          ],
        },
      };
    if (path === '/request-offer/')
      return { body: { results: [{ type: 2, key: 'biospecimen', reason: null }] } };
    return path === '/project/5/' ? { body: { id: 5, non_autism_research: false } } : undefined;
  });
  renderWithPortal(
    <AsResearcher>
      <Wizard
        initial={{ data: { ...buildDraft({ datasets: [] }), type: 2 as const }, etag: '"1"' }}
        typeNumber={2}
        breadcrumbs={[]}
        isRevision={false}
      />
    </AsResearcher>,
    { path: '/request/create?draft=7#project_request_2' },
  );
  expect(await screen.findByRole('checkbox', { name: /^Plasma/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^SSC Phenotype/ })).toBeNull();
});

test('until the catalogue is here the step says so [R8-12]', async () => {
  fakeApi(({ path }) =>
    path === '/project/5/' ? { body: { id: 5, non_autism_research: false } } : undefined,
  );
  const answer = fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes('/dataset/') ? new Promise<Response>(() => {}) : answer(address, init),
  );
  renderWithPortal(
    <AsResearcher>
      <Wizard
        initial={{ data: buildDraft(), etag: '"1"' }}
        typeNumber={1}
        breadcrumbs={[]}
        isRevision={false}
      />
    </AsResearcher>,
    { path: '/request/create?draft=7#project_request_2' },
  );
  expect(await screen.findByText('Loading...')).toBeTruthy();
});
