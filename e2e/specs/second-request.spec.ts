/** A second request: from the page of a dataset, started from the last one there and completed at its review. */
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client } from '../client/accounts.ts';
import { readDemoDataset } from '../client/datasets.ts';
import { makeSubmitted, readStatus } from '../client/records.ts';
import { countInputs } from '../pages/count-inputs.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

test('from a dataset page six selections lead to a submitted request', async ({ as }) => {
  const pi = await client('pi2');
  const last = await makeSubmitted(pi);
  const dataset = await readDemoDataset(pi);
  const page = await as('pi2');
  const read = await countInputs(page);
  await page.goto(`/dataset/${dataset.dataset_id}`);
  await page.getByRole('button', { name: `Start from ${last.sfari_request_id}` }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Review and complete your request' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/draft=\d+&short=yes/);
  const draft = Number(/draft=(\d+)/.exec(page.url())?.[1]);
  await expect(page.getByText(dataset.name).first()).toBeVisible();
  await awaitPage(page);
  expect(await axeFindings(page)).toEqual([]);

  // what is open is listed, and nothing is submitted
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
  const beforeAnswers = read().clicks;
  expect(beforeAnswers).toBe(2);
  for (const answer of await page.getByRole('radio', { name: 'True' }).all()) await answer.check();
  await page.getByRole('checkbox', { name: /^I have read/ }).check();
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page).toHaveURL(/\/submitted$/);
  // without the attempt to submit too early
  expect(beforeAnswers - 1 + read().clicks).toBe(6);
  expect(await readStatus(draft)).toBe(REQUEST_STATUS.SUBMITTED);
});

test('on a phone the review of a second request has no sideways scroll, and its steps keep their gates', async ({
  as,
}) => {
  const last = await makeSubmitted(await client('pi2'));
  const page = await as('pi2', { viewport: { width: 390, height: 844 } });
  await page.goto('/request/create');
  await page.getByRole('button', { name: `Start from ${last.sfari_request_id}` }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Review and complete your request' }),
  ).toBeVisible();
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.goto(page.url().replace(/_6$/, '_4'));
  await expect(page.getByRole('heading', { level: 1, name: 'Step 1 of 6: Project' })).toBeVisible();
});
