import { client } from '../client/accounts.ts';
import { makeSubmitted } from '../client/records.ts';
import { axeFindings } from '../pages/inspect.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

const SERVER_FAULT = {
  status: 500,
  json: { detail: 'No', code: 'SERVER_ERROR', correlation_id: 'corr-500' },
};
const REFUSAL = {
  status: 403,
  json: { detail: 'Only leads assign today', code: 'FORBIDDEN', correlation_id: 'corr-403' },
};

test('a write that fails is shown in one place, with the reason of the server, and can be tried again', async ({
  as,
}) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  const { panel, open } = staffRequest(page);
  await open(request.id);
  const box = panel.getByRole('combobox', { name: 'Add Primary Reviewer' });
  const assign = async () => {
    await box.fill('Priya Raman');
    await page.getByRole('option', { name: 'Priya Raman' }).click();
  };
  const answers = [
    { title: 'Permissions Issue', answer: REFUSAL, words: 'Only leads assign today', id: 'corr-403' },
    { title: 'Server Error', answer: SERVER_FAULT, words: null, id: 'corr-500' },
  ];
  for (const { title, answer, words, id } of answers) {
    await page.route('**/api/review/**', (route) => route.fulfill(answer));
    await assign();
    const modal = page.getByRole('alertdialog', { name: title });
    await expect(modal.getByText(id)).toBeVisible();
    if (words) await expect(page.getByText(words)).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/review/**');
  }
  await assign();
  await expect(panel.getByRole('button', { name: 'Remove Priya Raman' })).toBeVisible();
});

test('a refusal that no modal shows is shown where it happened', async ({ as }) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  const { panel, open } = staffRequest(page);
  await open(request.id);
  const words = 'This request was already decided';
  await page.route('**/api/review/**', (route) =>
    route.fulfill({ status: 409, json: { detail: words, code: 'WRONG_STATE', correlation_id: 'c' } }),
  );
  await panel.getByRole('combobox', { name: 'Add Primary Reviewer' }).fill('Priya Raman');
  await page.getByRole('option', { name: 'Priya Raman' }).click();
  await expect(panel.getByRole('alert')).toHaveText(words);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
