/** The command palette: by keyboard alone, from the page one is on to the one that is wanted. */
import { client, unique } from '../client/accounts.ts';
import { makeSubmitted } from '../client/records.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

test('staff reach a page and a request by Ctrl-K, and come back to where they were by Escape', async ({
  as,
}) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  await page.goto('/');
  await awaitPage(page);
  const dialog = page.getByRole('dialog', { name: 'Go to' });

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type('users');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/?$/);
  await expect(dialog).toBeHidden();
  await awaitPage(page, 'Users');

  await page.keyboard.press('Control+k');
  await page.keyboard.type(request.sfari_request_id.toLowerCase());
  await expect(dialog.getByRole('option', { name: new RegExp(request.sfari_request_id) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/request/${request.id}$`));
  await awaitPage(page, new RegExp(request.sfari_request_id));

  const account = page.getByRole('banner').getByRole('button', { name: /Dana Whitaker/ });
  await account.focus();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(account).toBeFocused();
});

test('an investigator finds it in the menu of the account', async ({ as }) => {
  const page = await as('pi', { viewport: { width: 1024, height: 700 } });
  await page.goto('/');
  await awaitPage(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Maya Lindqvist/ })
    .click();
  await page.getByRole('button', { name: 'Go to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await dialog.getByRole('combobox').fill('new req');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/request\/create/);
});

test('staff assign and comment on the open request by typing it, and come back to it from elsewhere', async ({
  as,
}) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin');
  await page.goto(`/request/${request.id}`);
  await awaitPage(page, new RegExp(request.sfari_request_id));
  await expect(page.getByRole('region', { name: 'Decide' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  const commands = dialog.getByRole('group', { name: request.sfari_request_id });

  await page.keyboard.press('Control+k');
  await expect(commands.getByRole('option', { name: /^Approve ?, keys d a/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.type('assign anders');
  await expect(commands.getByRole('option', { name: /Assign Anders Falk/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`Anders Falk was assigned to review ${request.sfari_request_id}`),
  ).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('comment');
  await page.keyboard.press('Enter');
  await expect(page.locator('#admin').getByRole('textbox', { name: /comment/i })).toBeFocused();

  await page.goto('/user');
  await awaitPage(page, 'Users');
  await page.keyboard.press('Control+k');
  const recent = dialog.getByRole('group', { name: 'Recently opened' });
  await expect(recent.getByRole('option').first()).toContainText(request.sfari_request_id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/request/${request.id}$`));
});

test('staff find a letter by its words, and come to the conversation', async ({ as }) => {
  const request = await makeSubmitted(await client('pi2'));
  const admin = await client('admin');
  const word = unique('hippocampus').replaceAll(/[^a-z0-9]/g, '');
  await admin.send('POST /request-message/', {
    request: request.id,
    seen: null,
    email: {
      to: ['pi2@demo.test'],
      cc: [],
      bcc: [],
      subject: `A question about ${request.sfari_request_id}`,
      body: `<p>Do you need the <b>${word}</b>?</p>`,
    },
  });
  const page = await as('admin');
  await page.goto('/');
  await awaitPage(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(word);
  const found = page.getByRole('group', { name: 'Letters and messages' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(`Do you need the ${word}?`);
  expect(await axeFindings(page)).toEqual([]);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/request/${request.id}\\?tab=conversation$`));
  await expect(page.getByText(`Do you need the ${word}?`)).toBeVisible();
});
