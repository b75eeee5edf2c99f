import { expect, test } from '../pages/test.ts';

test('a superuser acts as an administrator, confirms a change, and is themselves again [C4.8.1 C6.4.8 C2.9.4 S2.16-01]', async ({
  as,
}) => {
  const page = await as('super');
  await page.goto('/superuser');
  await page.getByRole('combobox', { name: 'Person' }).fill('admin@demo.test');
  await page.getByRole('option', { name: /Dana Whitaker/ }).click();
  await page.getByLabel('Reason').fill('Ticket 4711');
  await page.getByRole('button', { name: 'Impersonate Dana Whitaker' }).click();
  const bar = page.getByRole('region', { name: 'Impersonation' });
  await expect(bar.getByText('Theo Brandvold, you are acting as Dana Whitaker.')).toBeVisible();
  await expect(bar.getByText('Environment: demo')).toBeVisible();

  // Loaded again as a whole, and still there.
  await page.goto('/administration/feature-toggles');
  await expect(bar).toBeVisible();
  const warning = page.getByRole('alertdialog', { name: 'WARNING PRODUCTION CHANGE' });
  const switchOn = page.getByRole('button', { name: 'Switch on PUBLIC_STATISTICS' });
  await switchOn.click();
  await page.getByRole('button', { name: 'Switch on for everyone' }).click();
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(warning).toBeHidden();
  await switchOn.click();
  await page.getByRole('button', { name: 'Switch on for everyone' }).click();
  await warning.getByRole('button', { name: 'Make the change as Dana Whitaker' }).click();
  await page.getByRole('button', { name: 'Switch off PUBLIC_STATISTICS' }).click();
  await warning.getByRole('button', { name: 'Make the change as Dana Whitaker' }).click();
  await expect(switchOn).toBeVisible();

  await bar.getByRole('button', { name: 'Stop acting as Dana Whitaker' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Theo Brandvold' })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.goto('/superuser');
  await expect(page.getByText('Theo Brandvold stopped impersonating Dana Whitaker').first()).toBeVisible();
  await expect(
    page.getByText('Theo Brandvold started impersonating Dana Whitaker: Ticket 4711').first(),
  ).toBeVisible();
});
