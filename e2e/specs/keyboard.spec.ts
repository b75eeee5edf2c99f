import { client } from '../client/accounts.ts';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { makeDecided, makeSubmitted, readStatus } from '../client/records.ts';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { staffRequest, writeReason } from '../pages/staff-request.page.ts';
import { expect, test, type Page } from '../pages/test.ts';
import type { Locator } from '@playwright/test';

/** Presses Tab until the control has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible();
  // what is off while something is being fetched is no stop yet
  await expect(target).toBeEnabled();
  const stops: string[] = [];
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    // No one presses twice within one frame; the tags input takes the focus in the frame after it got it.
    stops.push(
      await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        return document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing';
      }),
    );
  }
  throw new Error(
    `${String(target)} cannot be reached with ${most} presses of Tab:\n${stops.slice(-20).join('\n')}`,
  );
}

test('a change of route sets the title, and the focus goes to the h1', async ({ as }) => {
  const page = await as('pi');
  await page.goto('/project');
  await awaitPage(page, 'Projects');
  for (const name of ['Requests', 'Projects']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeFocused();
  await expect(page).toHaveTitle(/^Requests/);
});

test('Escape closes dialogs, and the focus returns to what opened them', async ({ as }) => {
  const owner = await client('pi2');
  const page = await as('admin', { reducedMotion: 'reduce' });
  const staff = staffRequest(page);
  for (const [request, status, button, role] of [
    [await makeSubmitted(owner), 'Rejected', 'Reject Request and send Email', 'dialog'],
    [
      await makeDecided(owner, REQUEST_STATUS.APPROVED),
      'Fulfilled',
      'Mark Request as Fulfilled',
      'alertdialog',
    ],
  ] as const) {
    await staff.open(request.id);
    await staff.choose(status, button);
    const dialog = page.getByRole(role);
    await expect(dialog.getByRole('button', { name: button, exact: true })).toBeVisible();
    if (role === 'dialog') await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await awaitPage(page);
    expect(await axeFindings(page), `the dialog of ${status}`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(staff.panel.getByRole('button', { name: button, exact: true })).toBeFocused();
    expect(await readStatus(request.id), 'closing decides nothing').toBe(request.status);
  }
});

test('login and one decision by keyboard alone', async ({ page }) => {
  const request = await makeSubmitted(await client('pi2'));
  const staff = staffRequest(page);
  await page.goto(`/request/${request.id}`);
  await expect(page).toHaveURL(/\/login$/);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the main content' });
  await expect(skip, 'the first stop leads past the header').toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type('admin@demo.test');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: request.sfari_request_id })).toBeVisible();
  await tabTo(page, staff.decision);
  // a closed list takes the first letters of what is wanted
  await page.keyboard.type('Rejected');
  await expect(staff.decision.getByRole('option', { selected: true })).toHaveText('Rejected');
  const button = 'Reject Request and send Email';
  await tabTo(page, staff.panel.getByRole('button', { name: button, exact: true }));
  await page.keyboard.press('Enter');
  const mail = staff.mail(button);
  await writeReason(page);
  await tabTo(page, mail.subject);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Decided without a mouse');
  await tabTo(page, mail.send);
  await page.keyboard.press('Enter');
  await staff.decided('Rejected');
  expect(await readStatus(request.id)).toBe(REQUEST_STATUS.REJECTED);
});
