/** Support tickets of a request: two tabs, one of a ticket that is not there, and a Zendesk that is down. */
import { client } from '../client/accounts.ts';
import { makeSubmitted } from '../client/records.ts';
import { awaitPage } from '../pages/inspect.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

const NONE = 'No valid conversations to display. Please re-check the zendesk ids provided.';
const FAILED = 'Sorry looks like there was an issue fetching the conversation.';
/** The stand-in has tickets 1000 to 1999; this one answers 503. */
const BROKEN = '1503';

test('a conversation a ticket, one not found beside it, and Zendesk down costs the dialog alone [S2.19-01 S2.19-03 S2.19-04 S7-18]', async ({
  as,
}) => {
  const { id } = await makeSubmitted(await client('pi'));
  const page = await as('admin');
  const request = staffRequest(page);
  await request.open(id);
  const numbers = request.panel.getByRole('textbox', { name: 'Ticket numbers' });
  const save = async (text: string) => {
    await numbers.fill(text);
    await request.panel.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(request.panel.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  };
  await save('1042, 4711');
  const open = request.panel.getByRole('button', { name: 'Show conversations' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Support conversations' });
  await expect(dialog.getByRole('tab')).toHaveText(['Ticket 1042', 'Ticket 4711']);
  const first = dialog.getByRole('listitem').first();
  await expect(first).toContainText('@university.test');
  await expect(first).toContainText('When may we expect the samples?');
  await expect(first.locator('time')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Ticket 1042' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(NONE)).toBeVisible();
  await awaitPage(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open, 'focus goes back to the button').toBeFocused();

  await save(BROKEN);
  await open.click();
  await expect(dialog.getByRole('alert')).toHaveText(FAILED);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(request.panel.getByRole('heading', { name: 'Zendesk Ids' }), 'the rest works').toBeVisible();
  await request.tab('Audit Trail');
  await expect(page.getByRole('list', { name: /audit trail/i })).toContainText('Zendesk Ids');
});
