/** A visitor finds a dataset, asks for it and writes about it (spec 2 sections 2.7 and 3). */
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { makeDataset } from '../client/datasets.ts';
import { expect, test } from '../pages/test.ts';

test('a visitor sees on a phone who is in a dataset and what it measures, with the request in sight', async ({
  as,
}) => {
  const dataset = await makeDataset({
    participants: 1200,
    families: 480,
    ages: [
      { age: '0–5 years', female: 100, male: 400 },
      { age: '6–11 years', female: 200, male: 500 },
    ],
    variables: [
      { name: 'age_months', kind: 'number', meaning: 'Age at registration' },
      { name: 'hours_asleep', kind: '0 to 24', meaning: 'Sleep in one night' },
    ],
    data_use: ['DUO:0000007'],
  });
  const page = await as('visitor', { viewport: { width: 390, height: 844 } });
  await page.goto(`/dataset/${dataset.dataset_id}`);
  await expect(page.getByText('1,200')).toBeVisible();
  const request = page.getByRole('link', { name: 'Request Access' });
  await expect(request).toBeInViewport();
  await expect(page.getByRole('row', { name: /^0–5 years/ })).toContainText('400');
  await page.getByRole('searchbox', { name: 'Search variables' }).fill('night');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader', { name: 'age_months' })).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'hours_asleep' })).toBeVisible();
  await expect(request).toBeInViewport();
  await request.click();
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await expect(
    page.getByText(`continue your request for dataset ${dataset.dataset_id} (${dataset.name}).`),
  ).toBeVisible();
});

test('a visitor finds a public dataset, asks for access, signs in, and lands where it is chosen', async ({
  as,
}) => {
  const dataset = await makeDataset({ doi: 'https://doi.org/10.1234/sleep.v1' });
  const page = await as('visitor');
  await page.goto('/public-resources');
  await page.getByRole('searchbox', { name: /search/i }).fill(dataset.name);
  await page.getByRole('link', { name: dataset.name }).click();
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
  await expect(page).toHaveURL(/\/request\/create/);
  await expect(page.getByText(`(${dataset.dataset_id}) for you.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start now' })).toHaveAttribute(
    'href',
    `/request/create?dataset=${dataset.dataset_id}#project_request_1`,
  );
});
