/** Administrators make datasets and versions of them, and write to the people who have them (spec 3 sections 2.10 and 4.12). */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { client, unique } from '../client/accounts.ts';
import { makeDataset } from '../client/datasets.ts';
import { mailsAbout, makeFulfilled } from '../client/records.ts';
import { writeLargeZip } from '../client/zip-file.ts';
import { expect, test } from '../pages/test.ts';

const MEGABYTE = 1024 ** 2;

test('a dataset is created with what it needs, and nothing less [S2.10-01 S3-25 S5-16 S5-17 S5-18 S8-15]', async ({
  as,
}) => {
  const page = await as('access');
  await page.goto('/dataset');
  await page.getByRole('link', { name: 'New Dataset' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New dataset' })).toBeVisible();
  await page.getByRole('button', { name: 'Create dataset' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  const name = unique('Gait videos');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Description' }).fill('Videos of gait.');
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Phenotype' });
  await page.getByRole('combobox', { name: 'Cohort' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Release date' }).fill('11/01/2026');
  await page.getByRole('button', { name: 'Create dataset' }).click();
  await expect(
    page.getByText('Data File, Globus Location, or Data Access (S3 Location) are required'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Globus group ID' }).fill('no group');
  await page.getByRole('textbox', { name: 'Data Access (S3 Location)' }).fill('s3://portal-data/gait/');
  await page.getByRole('button', { name: 'Create dataset' }).click();
  await expect(page.getByText('Not a valid UUID').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Globus group ID' }).fill('');
  await page.getByRole('button', { name: 'Create dataset' }).click();
  const question = page.getByRole('alertdialog', { name: 'Create this dataset?' });
  await question.getByRole('button', { name: 'Create dataset' }).click();
  await expect(page).toHaveURL(/\/dataset\/?$/);
  await expect(page.getByText('Dataset created')).toBeVisible();
  await page.goto(`/dataset?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});

test('who must not edit datasets is sent to /404 [S2.10-02 S6-09]', async ({ as }) => {
  const page = await as('pi');
  await page.goto('/dataset/create');
  await expect(page).toHaveURL(/\/404$/);
  await page.goto('/dataset/DS0001?mode=edit-details');
  await expect(page).toHaveURL(/\/404$/);
  await page.goto('/dataset');
  await expect(page.getByRole('table', { name: 'Datasets' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Dataset' })).toHaveCount(0);
});

test('what someone else has saved is shown and not overwritten [S2.10-03]', async ({ as }) => {
  const dataset = await makeDataset();
  const page = await as('access');
  await page.goto(`/dataset/${dataset.dataset_id}?mode=edit-details`);
  await page.getByRole('textbox', { name: 'Change notes' }).fill('Two more weeks.');
  const admin = await client('admin');
  await admin.send(`PATCH /dataset/${dataset.id}/`, { file_size: '3 GB' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Someone else changed this dataset after you opened it')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Change notes' })).toHaveValue('Two more weeks.');
  await page.getByRole('button', { name: 'Replace their version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Dataset saved')).toBeVisible();
  const saved = await admin.get<{ file_size: string; change_notes: string }>(`/dataset/${dataset.id}/`);
  expect([saved.file_size, saved.change_notes]).toEqual(['3 GB', 'Two more weeks.']);
});

test('V2 with a zip of 200 MB, interrupted and resumed: people are notified, and access follows [S4.12-02 S5-19 S5-22]', async ({
  as,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-zip-'));
  try {
    const zip = path.join(folder, 'sleep-v2.zip');
    await writeLargeZip(zip, 200 * MEGABYTE);
    const dataset = await makeDataset();
    const owner = await client('pi');
    const { user } = await owner.get<{ user: { id: number; email: string } }>('/session/');
    await owner.send(`PATCH /user/${user.id}/`, { dataset_update_email_opted_in: true });
    const request = await makeFulfilled(owner, { dataset: dataset.id });

    const page = await as('admin');
    await page.goto(`/dataset/${dataset.dataset_id}`);
    await page.getByRole('link', { name: 'New version' }).click();
    await expect(page.getByText('V1 becomes V2.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Release date' }).fill('11/20/2026');
    const offsets: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'HEAD' && response.url().includes('/file/upload/'))
        offsets.push(Number(response.headers()['upload-offset']));
    });
    // The line is lost in the middle of the second piece. What follows is not watched: each watched piece travels twice.
    const uploads = /\/api\/file\/upload\//;
    let pieces = 0;
    await page.route(uploads, async (route) => {
      if (route.request().method() === 'PATCH') pieces += 1;
      if (pieces < 2) return route.continue();
      await route.abort('connectionfailed');
      await page.unroute(uploads);
    });
    await page.locator('input[type=file]').first().setInputFiles(zip);
    const create = page.getByRole('button', { name: 'Create version V2' });
    await create.click();
    await expect(page.getByText('A file is still uploading. Save again when it has finished.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove sleep-v2.zip' })).toBeVisible({ timeout: 120_000 });
    await create.click();
    const question = page.getByRole('alertdialog', { name: /^Create version V2 of/ });
    await question.getByRole('button', { name: 'Create version V2' }).click({ timeout: 120_000 });
    await expect(page.getByText('Version V2 created')).toBeVisible({ timeout: 60_000 });
    expect(
      offsets.some((offset) => offset > 0),
      'it went on where it was',
    ).toBe(true);

    const admin = await client('admin');
    const newest = await admin.get<{ id: string; version: number }>(`/dataset/${dataset.dataset_id}/`);
    expect(newest.version).toBe(2);
    const { results } = await admin.get<{ results: { access_type: string; status: string }[] }>(
      `/datasetaccess/?dataset=${newest.id}&request=${request.id}`,
    );
    expect(
      results
        .filter(({ status }) => status === 'granted')
        .map((row) => row.access_type)
        .toSorted(),
    ).toEqual(['Globus', 'Other']);
    await expect.poll(async () => (await mailsAbout(user.email, dataset.name)).length).toBe(1);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('email mode writes to those who want to hear [S4.12-03]', async ({ as }) => {
  const dataset = await makeDataset();
  const owner = await client('pi2');
  const { user } = await owner.get<{ user: { id: number; email: string } }>('/session/');
  await owner.send(`PATCH /user/${user.id}/`, { dataset_update_email_opted_in: true });
  await makeFulfilled(owner, { dataset: dataset.id });
  const page = await as('access');
  await page.goto(`/dataset/${dataset.dataset_id}?mode=email`);
  await expect(page.getByText('1 person has access; 1 has opted in to dataset emails.')).toBeVisible();
  const subject = unique('Corrected diaries');
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill('Week three was corrected.');
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByText('The email is being sent to 1 person')).toBeVisible();
  await expect.poll(async () => (await mailsAbout(user.email, subject)).length).toBe(1);
});
