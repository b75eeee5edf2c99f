import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import type { Dataset } from '@portal/contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { forgetEverything } from '@portal/shared-ui/data';
import { datasetResource, sampleResource, typeResource, type Resource } from '../model/resource.ts';
import { ResourceShop } from './ResourceShop.tsx';

const kinds: readonly Resource[] = Array.from({ length: 12 }, (_, index) =>
  sampleResource({ id: index + 1, display_name: `Kind ${index + 1}`, usual_amount: '1 vial', cohorts: [] }),
);

test('of a long group the first show with what is chosen, and all on demand or when they are searched for', async () => {
  const onToggle = vi.fn<(resource: Resource, isOn: boolean) => void>();
  const { user, container } = renderWithPortal(
    <ResourceShop
      resources={[...kinds, typeResource(4)]}
      chosen={new Set(['sample-12'])}
      findReason={() => undefined}
      onToggle={onToggle}
    />,
  );
  const rows = () => screen.getAllByRole('checkbox', { name: /^Kind/ }).length;
  expect(rows()).toBe(6);
  expect(screen.getByRole('group', { name: 'Biospecimens (1 of 12 selected)' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Research Match (0 of 1 selected)' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^Kind 1(?!\d)/ }));
  expect(onToggle).toHaveBeenCalledWith(kinds[0], true);
  await user.click(screen.getByRole('button', { name: 'Show all 12 of Biospecimens' }));
  expect(rows()).toBe(12);
});

test('what is searched for is not cut short', async () => {
  const { user } = renderWithPortal(
    <ResourceShop resources={kinds} chosen={new Set()} findReason={() => undefined} onToggle={() => {}} />,
  );
  await user.type(screen.getByRole('searchbox', { name: /^Search resources/ }), 'kind');
  expect(screen.getAllByRole('checkbox', { name: /^Kind/ })).toHaveLength(12);
});

test('the drawer of a dataset has its dictionary, which the list does without', async () => {
  await forgetEverything();
  const dataset: Dataset = {
    id: '0b3f6f0e-6f5b-4b7e-9d65-0b8a3c2f7a11',
    dataset_id: 'DS0012',
    display_name: 'Sleep survey',
    name: 'Sleep survey',
    description: '<p>Nights of families.</p>',
    type: 1,
    curator_type: 1,
    cohort: { id: 1, display_name: 'SSC' },
    available: true,
    active: true,
    limited: false,
    version: 1,
    parent: null,
    participants: null,
    families: null,
    genomes: null,
    file_size: null,
    release_date: '2026-01-01',
    accession_id: null,
    doi: null,
    data_use: [],
    gpf_accessible: false,
    globus: true,
    aws: false,
    order: 1,
    change_notes: '',
    abilities: {},
  };
  const dictionary = { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2', name: 'variables.xlsx' };
  fakeApi(({ path }) =>
    path === `/dataset/${dataset.id}/`
      ? { body: { ...dataset, public_data_dictionary: dictionary, public_release_notes: null } }
      : undefined,
  );
  const { user } = renderWithPortal(
    <ResourceShop
      resources={[datasetResource(dataset)]}
      chosen={new Set()}
      findReason={() => undefined}
      onToggle={() => {}}
    />,
  );
  await user.click(screen.getByRole('button', { name: /Sleep survey/ }));
  expect(await screen.findByRole('button', { name: 'variables.xlsx' })).toBeTruthy();
  expect(screen.getByText('Nights of families.')).toBeTruthy();
  vi.unstubAllGlobals();
});
