import { PORTAL_URL, unique } from '../client/accounts.ts';
import { linkTo } from '../client/mailbox.ts';
import { signIn } from '../client/portal-client.ts';
import { registerInvestigator } from '../client/people.ts';
import { expectFocusPreserved } from '../pages/focus.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { loginPage } from '../pages/login.page.ts';
import { expect, test, type Page } from '../pages/test.ts';

const VIEWS = [
  { name: 'at a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;
const ONE_USER = /\/api\/user\/\d+\//;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 500;
const failing = { status: 500, json: { detail: 'No', code: 'SERVER_ERROR', correlation_id: 'corr-500' } };
const freshAddress = (): string => `${unique('grace').replace(' ', '-')}@hilltop.test`;
const investigator = (email = freshAddress()) =>
  registerInvestigator({ first_name: 'Grace', last_name: 'Hopper', email });

/** Opens the menu that holds the button. */
async function openMenu(page: Page, atDesk: RegExp) {
  await page.getByRole('button', { name: isPhone(page) ? 'Menu' : atDesk, exact: isPhone(page) }).click();
}

for (const { name, viewport } of VIEWS) {
  test(`a role switch that the server refuses is shown in a modal that outlives the menu, ${name} [C8.6.1]`, async ({
    as,
  }) => {
    const page = await as('multi', { viewport });
    // chosen in this browser before; the account itself has no primary role
    await page.context().addCookies([{ name: 'portal_role', value: 'sfari_reviewer', url: PORTAL_URL }]);
    await page.goto('/');
    await awaitPage(page);
    // with `?role=` behind it
    await page.route(ONE_USER, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill(failing) : route.fallback(),
    );
    await openMenu(page, /^Viewing As/);
    const role = page.locator('button[aria-pressed=false]').filter({ hasText: /Research Match|Reviewer/ });
    await role.first().click();
    const modal = page.getByRole('alertdialog', { name: 'Error setting primary' });
    await expect(modal.getByText('corr-500')).toBeVisible();
    await expect(modal.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(role.first()).toBeFocused();
    await page.unroute(ONE_USER);
  });

  test(`a logout that fails says that one is still logged in, and is tried again, ${name} [C8.1.5]`, async ({
    as,
  }) => {
    const page = await as(await investigator(), { viewport });
    await page.goto('/my-profile');
    await awaitPage(page);
    await page.route('**/api/session/', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(failing) : route.fallback(),
    );
    await openMenu(page, /Grace Hopper/);
    await page.getByRole('button', { name: 'Log out' }).click();
    const modal = page.getByRole('alertdialog', { name: 'Server Error' });
    await expect(modal.getByText('You are still logged in. Please try again.')).toBeVisible();
    for (const part of ['corr-500', 'DELETE', '/api/session/'])
      await expect(modal.getByText(part, { exact: true })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    // A click beside it must not hide it: the next person at this computer would find it open.
    await page.mouse.click(5, viewport.height - 5);
    await expectFocusPreserved(page, 'a click beside the modal');
    await modal.getByRole('button', { name: 'Try again' }).click();
    await expect(modal.getByRole('button', { name: 'Try again' })).toBeFocused();
    await expect(page).toHaveURL(/\/my-profile$/);
    await page.unroute('**/api/session/');
    await modal.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(modal).toBeHidden();
    const cookies = await page.context().cookies();
    expect(cookies.map((cookie) => cookie.name)).not.toContain('portal_token');
  });
}

test('after a wrong password the focus is on what is to be typed again', async ({ page }) => {
  const login = loginPage(page);
  await login.open();
  await login.email.fill(`${unique('nobody').replace(' ', '-')}@hilltop.test`);
  for (const password of ['wrong', 'wrong again']) {
    await login.password.fill(password);
    await login.submit.click();
    await expect(page.getByText('Incorrect email or password')).toBeVisible();
    await expect(login.password).toBeFocused();
  }
  expect(await axeFindings(page)).toEqual([]);
});

test('who guessed too often waits; the owner gets in by the link of the mail', async ({ page }) => {
  const email = freshAddress();
  await investigator(email);
  const login = loginPage(page);
  await login.open();
  await login.email.fill(email);
  for (let round = 0; round < 11; round += 1) {
    await login.password.fill(`guess ${round}`);
    const answered = page.waitForResponse('**/api/api-token-auth/');
    await login.submit.click();
    await answered;
  }
  const notified = page
    .getByRole('alert')
    .filter({ hasText: 'Too many attempts. Please try again in 2 minutes' });
  await expect(notified).toContainText('we have sent it an email');
  await expect(notified).toBeFocused();
  await page.goto(await linkTo(email, '/unlock-login'));
  await awaitPage(page, 'Let me log in');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Let me log in now' }).click();
  await expect(page.getByText('You can log in now.')).toBeVisible();
  const on = page.getByRole('link', { name: 'Go to login' });
  await expect(on).toBeFocused();
  await on.click();
  await login.logIn(email, 'Grace Hopper');
  const devices = (await page.context().cookies()).filter(({ name }) => name === 'portal_device');
  expect(devices).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }]);
});

test('on My Profile the focus is kept by every action, and ORCID proves the iD [C2.1.12 C7.3.8]', async ({
  as,
}) => {
  const email = freshAddress();
  const person = await investigator(email);
  // another device
  await signIn(PORTAL_URL, email);
  const page = await as(person);
  await page.goto('/my-profile');
  await awaitPage(page);
  for (const name of ['Change email address', 'Change password']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByLabel('Current password')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name })).toBeVisible();
    await expectFocusPreserved(page, name);
  }
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect your ORCID iD' }).click();
  await (await opened).getByRole('button', { name: 'Authorize access' }).click();
  await expect(page.getByText('Connected: 0000-0002-1825-0097')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeFocused();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile was saved')).toBeVisible();
  const { user } = await person.get<{ user: { id: number } }>('/session/');
  const { orcid } = await person.get<{ orcid: string }>(`/user/${user.id}/`);
  expect(orcid).toBe('0000-0002-1825-0097');
  await expectFocusPreserved(page, 'saving the profile');
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('All other devices were logged out')).toBeVisible();
  await expectFocusPreserved(page, 'logging out everywhere else');
});
