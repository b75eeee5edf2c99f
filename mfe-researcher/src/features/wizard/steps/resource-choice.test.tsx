import { renderWithPortal } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
};

const OFFERS = [
  { type: 1, key: 'dataset', reason: null },
  { type: 4, key: 'research_match', reason: null },
  { type: 6, key: 'abn_data', reason: '* You have an ABN Data Request that is currently under review' },
  {
    type: 8,
    key: 'abn_tissue',
    reason: '* Must apply for above Data Access before requesting this resource',
  },
];
const OTHER = {
  ...DATASET,
  id: '1c3f6f0e-6f5b-4b7e-9d65-0b8a3c2f7a12',
  dataset_id: 'DS0013',
  name: 'SPARK Exomes',
  type: 2,
};

function openStep() {
  const match = { ...buildDraft({ datasets: [] }), type: 4 as const };
  const calls = fakeApi(({ method, path }) => {
    if (path === '/dataset/')
      return { body: { count: 2, next: null, previous: null, results: [DATASET, OTHER] } };
    if (path === '/datasetaccess/')
      return { body: { count: 1, next: null, previous: null, results: [{ dataset: { id: OTHER.id } }] } };
    if (path === '/request-offer/') return { body: { results: OFFERS } };
    if (path === '/request/7/' && method === 'PATCH') return { body: match, etag: '"2"' };
    return path === '/project/5/' ? { body: { id: 5, non_autism_research: false } } : undefined;
  });
  const page = renderWithPortal(
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
  return { ...page, writes: () => calls.filter(({ method }) => method === 'PATCH') };
}
// looking for a role reads the style of every element, which keeps a page of this size from being drawn
const find = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });

test('reasons, facets and replacing what was chosen [R5-16 R5-19 R5-20 R5-21 R2.1-12]', async () => {
  const { user, writes } = openStep();
  await find(/^SSC Phenotype/);
  expect(screen.queryByLabelText(/^Autism BrainNet Tissue/), 'the start page asked for datasets').toBeNull();
  await user.click(screen.getByRole('button', { name: 'Request something else' }));
  for (const [name, reason] of [
    [/^SPARK Exomes/, '* You are already approved for this resource'],
    [/^Data Access to Autism BrainNet/, '* You have an ABN Data Request that is currently under review'],
    [/^Autism BrainNet Tissue/, '* Must apply for above Data Access before requesting this resource'],
  ] as const) {
    const box = await find(name);
    expect(box.disabled).toBe(true);
    expect(box.closest('label')?.textContent).toContain(reason);
  }

  await find(/^SSC Phenotype/);
  await user.click(await find(/^Genetic Data/));
  expect(screen.queryByRole('checkbox', { name: /^SSC Phenotype/ })).toBeNull();
  expect(await find(/^SPARK Exomes/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await find(/^SSC Phenotype/)).toBeTruthy();

  await user.click(await find(/^Research Match(?! \()/));
  const ask = await screen.findByRole('alertdialog', { name: 'Request “Research Match” instead?' });
  expect(ask.textContent).toContain('This removes from this request: SSC Phenotype.');
  await user.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(writes()).toEqual([]);
  expect((await find(/^SSC Phenotype/)).checked).toBe(true);

  await user.click(await find(/^Research Match(?! \()/));
  await user.click(await screen.findByRole('button', { name: 'Replace selection' }));
  await waitFor(async () => expect((await find(/^Research Match(?! \()/)).checked).toBe(true));
  expect(writes().map(({ body, ifMatch }) => [body, ifMatch])).toEqual([[{ type: 4 }, '"1"']]);
  expect((await find(/^SSC Phenotype/)).checked).toBe(false);
});
