import { FreshReads, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsVisitor } from '../../../testing/as-researcher.tsx';
import { Component as PublicResourcesPage } from './PublicResourcesPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const DATASET = {
  id: '5d0f3f2e-0000-4000-8000-000000000001',
  dataset_id: 'DS0001',
  name: 'SPARK Exomes',
  description: '<p>Exomes of <strong>many</strong> families.</p>',
  change_notes: '',
  type: 2,
  curator_type: 1,
  cohort: { id: 1, display_name: 'SPARK' },
  available: true,
  version: 2,
  release_date: '2026-01-02',
};
const COHORT = {
  id: 1,
  name: 'SPARK',
  display_name: 'SPARK',
  description: 'Families who register online.',
  welcome_packet: 'https://cohorts.example.org/spark.pdf',
};

/** The page as a visitor has it, and the queries for its list. */
function show() {
  const queries: URLSearchParams[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://portal.test');
    if (pathname === '/api/dataset/' && !searchParams.get('fields')) queries.push(searchParams);
    const groups = { type: { 1: 2, 2: 3 }, curator_type: { 1: 4, 2: 1 } };
    const rows =
      pathname === '/api/dataset/'
        ? [DATASET, ...(searchParams.get('fields') ? [{ ...DATASET, type: 1 }] : [])]
        : pathname === '/api/cohort/'
          ? [COHORT]
          : [];
    return Promise.resolve(
      Response.json({ count: rows.length, next: null, previous: null, results: rows, groups }),
    );
  });
  const { user } = renderWithPortal(
    <FreshReads>
      <AsVisitor>
        <PublicResourcesPage />
      </AsVisitor>
    </FreshReads>,
  );
  return { user, queries };
}

test('a row opens to the description as HTML and the cohort with its welcome packet [R2.7-14 R2.7-17]', async () => {
  const { user } = show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Available Resources' })).toBeTruthy();
  expect(screen.getByRole('searchbox', { name: 'Search resources' })).toBeTruthy();
  expect(screen.getByText(/To request a resource, create an account\./)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Details of SPARK Exomes' }));
  expect((await screen.findByText('many')).tagName).toBe('STRONG');
  expect(await screen.findByText('Families who register online.')).toBeTruthy();
  const packet = screen.getByRole('link', { name: 'Welcome packet of SPARK' });
  expect(packet.getAttribute('href')).toBe(COHORT.welcome_packet);
});

test('a row leads to its dataset, whose breadcrumb leads back here [R2.7-10]', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'SPARK Exomes' });
  expect(link.getAttribute('href')).toBe('/dataset/DS0001?from=public-resources');
});

test('the checkbox of official datasets and the dialog filter the list [R2.7-15 R2.7-16]', async () => {
  const { user, queries } = show();
  await user.click(await screen.findByRole('checkbox', { name: /^Official .+ Datasets$/ }));
  await waitFor(() => expect(queries.at(-1)?.get('curator_type__in')).toBe('1'));
  await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter resources' }));
  const types = within(dialog.getByRole('group', { name: 'Type' }));
  await user.click(types.getByRole('checkbox', { name: /^Genetic/ }));
  // the list and the counts follow immediately
  await waitFor(() => expect(queries.at(-1)?.get('type__in')).toBe('2'));
  expect(queries.at(-1)?.get('curator_type__in')).toBe('1');
  await user.click(dialog.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(queries.at(-1)?.get('type__in')).toBe(null));
  await user.click(dialog.getByRole('button', { name: 'Show 1 resource' }));
  expect(await screen.findByRole('button', { name: 'Filter' })).toBeTruthy();
});

test('a count by cohort and type narrows the list to it, and again takes it back', async () => {
  const { user, queries } = show();
  const count = await screen.findByRole('button', { name: 'SPARK, Genetic Data: 1 resource' });
  expect(count.getAttribute('aria-pressed')).toBe('false');
  await user.click(count);
  const last = () => queries.at(-1);
  await waitFor(() => expect(last()?.get('type__in')).toBe('2'));
  expect(last()?.get('cohort__in')).toBe('1');
  expect(last()?.get('curator_type__in')).toBe('1,2');
  expect(count.getAttribute('aria-pressed')).toBe('true');
  await user.click(count);
  await waitFor(() => expect(last()?.get('type__in')).toBe(null));
});
