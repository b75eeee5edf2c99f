/** A visitor finds a dataset, asks for it and writes about it (spec 2 sections 2.7 and 3). */
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { makeDataset } from '../client/datasets.ts';
import { expect, test } from '../pages/test.ts';

test('a visitor finds a public dataset, asks for access, signs in, and lands where it is chosen', async ({
  as,
}) => {
  const dataset = await makeDataset({ doi: 'https://doi.org/10.1234/sleep.v1' });
  const page = await as('visitor');
  await page.goto('/public-resources');
  await page.getByRole('searchbox', { name: /search/i }).fill(dataset.name);
  await page.getByRole('link', { name: dataset.dataset_id }).click();
  await expect(page.getByRole('heading', { level: 1, name: dataset.name })).toBeVisible();
  await expect(page.getByRole('link', { name: '10.1234/sleep.v1' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1234/sleep.v1',
  );
  await expect(page.getByText(`(2026). ${dataset.name} (V1) [Data set].`)).toBeVisible();
  const markup = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  ) as object;
  expect(markup).toMatchObject({ '@type': 'Dataset', name: dataset.name, version: '1' });
  expect(Object.keys(markup).toSorted()).toEqual([
    '@context',
    '@type',
    'conditionsOfAccess',
    'creator',
    'datePublished',
    'description',
    'identifier',
    'includedInDataCatalog',
    'isAccessibleForFree',
    'keywords',
    'name',
    'publisher',
    'url',
    'version',
  ]);

  await page.getByRole('link', { name: 'Request Access' }).click();
  await page.getByLabel('Email').first().fill('pi2@demo.test');
  await page.getByLabel('Password').first().fill(DEMO_PASSWORD);
  const terms = page.getByRole('checkbox', { name: /terms/i });
  if ((await terms.count()) > 0) await terms.first().check();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/request\/create/, { timeout: 30_000 });
  await expect(page.getByText(`We will select dataset ${dataset.dataset_id} for you.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start now' })).toHaveAttribute(
    'href',
    `/request/create?dataset=${dataset.dataset_id}#project_request_1`,
  );
});
