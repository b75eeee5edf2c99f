/**
 * From an approved request to tissue on the bench: its agreement is signed and executed, it is ordered while BINS is slow,
 * sent, and confirmed (spec 3 sections 4.6 and 8; decisions 363 and 364).
 */
import { PORTAL_URL } from '../client/accounts.ts';
import { findUnsigned, prepareOrder, readBins } from '../client/orders.ts';
import { DEMO_PASSWORD, signIn } from '../client/portal-client.ts';
import { countInputs } from '../pages/count-inputs.ts';
import { orderWhatWasAsked } from '../pages/staff-request.page.ts';
import { expect, test, type Page } from '../pages/test.ts';

/** The name as the page asks for it, and the password. */
async function sign(page: Page, panel: string): Promise<void> {
  const form = page.getByRole('region', { name: panel });
  const asked = await form.getByText(/^Type your name exactly as shown here: /).textContent();
  await form.getByLabel('Your full name').fill(asked?.split(': ')[1] ?? '');
  await form.getByLabel('Password').fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: panel }).click();
  // where another agreement waits for staff, it opens
  await expect(
    page
      .getByRole('heading', { name: 'You have signed this MTA' })
      .or(page.getByText(/^You signed for /))
      .first(),
  ).toBeVisible();
}

test('tissue waits for its agreement, is ordered once though BINS timed out, is sent, and its researcher confirms it [S4.6-03 S8-21 S8-22]', async ({
  as,
}) => {
  test.slow();
  const { id, code, owner, official } = await findUnsigned();
  const page = await as('abnpm');
  await page.goto(`/request/${id}?tab=orders`);

  await test.step('nothing is ordered before the agreement is valid: the official signs it, and staff execute it', async () => {
    await expect(page.getByText(/wait\w* for the Signing Official of /i).last()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Order / })).toHaveCount(0);
    const own = await as(await signIn(PORTAL_URL, official));
    await own.goto('/');
    await own.getByRole('link', { name: `Read and sign the MTA of ${code}` }).click();
    await sign(own, 'Sign the MTA');
    await page.reload();
    await expect(page.getByText(/ has signed\. The foundation executes it next\.$/)).toBeVisible();
    await expect(page.getByText(/^You can order tissue once the MTA .* is executed\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'Open the MTA' }).click();
    await sign(page, 'Execute the MTA');
    await page.goto(`/request/${id}?tab=orders`);
  });

  await test.step('what is typed survives a reload', async () => {
    await page.getByRole('button', { name: 'Change the address' }).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    // The stand-in stores an order for such a person, and says nothing of it.
    await name.fill('Receiving desk (BINS is slow)');
    await page.waitForTimeout(500);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expect(name).toHaveValue('Receiving desk (BINS is slow)');
  });

  await test.step('BINS says nothing: the order is preserved, and Try again finds it there', async () => {
    const remove = page.getByRole('button', { name: /^Remove donor / });
    await expect(remove.first()).toBeVisible();
    for (let count = await remove.count(); count > 1; count -= 1) await remove.last().click();
    const amount = page.getByLabel(/^Amount of /).first();
    if ((await amount.count()) === 0) {
      await page.getByLabel('Choose tissue to add').selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Add column' }).click();
    }
    // of frozen tissue less than a gram may be left
    const isFrozen = /frozen/.test((await amount.getAttribute('aria-label')) ?? '');
    await amount.fill(isFrozen ? '0.1' : '1');
    await page.getByRole('button', { name: /^Order .* for 1 donor/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Unexpected Error' });
    await expect(dialog.getByText('There was an error when trying to post your order.')).toBeVisible({
      timeout: 20_000,
    });
    expect(await readBins(id)).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Order sent to BINS').first()).toBeVisible();
    expect(await readBins(id)).toHaveLength(1);
  });

  await test.step('the shipment is sent', async () => {
    await page.getByRole('tab', { name: 'Previous Orders (1)' }).click();
    await page.getByRole('button', { name: /^Update shipment of order/ }).click();
    await page.getByLabel('Shipment status').selectOption('Sent');
    await page.getByLabel('Carrier').selectOption('FedEx');
    await page.getByLabel('Tracking number').fill('7712 3344 5566');
    await page.getByRole('button', { name: 'Save shipment' }).click();
    await expect(page.getByText('Shipped', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '7712 3344 5566' })).toHaveAttribute(
      'href',
      'https://www.fedex.com/fedextrack/?trknbr=771233445566',
    );
  });

  await test.step('its researcher confirms what came', async () => {
    const own = await as(await signIn(PORTAL_URL, owner));
    await own.goto(`/request/${id}`);
    await own.getByRole('link', { name: 'Open list' }).click();
    await own.getByRole('checkbox').check();
    await own.getByRole('button', { name: 'Confirm arrival' }).click();
    await expect(own.getByText('Thank you. The brain bank has been notified.').first()).toBeVisible();
    await expect(own.getByText('Confirmed by you')).toBeVisible();
  });

  await page.reload();
  await page.getByRole('tab', { name: 'Previous Orders (1)' }).click();
  await expect(page.getByText('Arrived', { exact: true }).first()).toBeVisible();
});

/** Before the order was filled in, it took two fields for each donor. */
const MOST_INPUTS = 3;

test('an order for 14 donors is filled in from the request and sent in few clicks', async ({ as }) => {
  test.slow();
  const { id, donors } = await prepareOrder();
  const page = await as('abnpm');
  const count = await countInputs(page);
  await page.goto(`/request/${id}?tab=orders`);
  await orderWhatWasAsked(page, donors);
  const { clicks, keys } = count();
  expect(clicks + keys).toBeLessThanOrEqual(MOST_INPUTS);
  expect(await readBins(id)).toHaveLength(1);
});
