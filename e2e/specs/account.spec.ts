import { client, unique } from '../client/accounts.ts';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { linkTo } from '../client/mailbox.ts';
import { accountPage } from '../pages/account.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { expect, test } from '../pages/test.ts';

const freshAddress = (): string => `${unique('ada').replace(' ', '-')}@hilltop.test`;

test('a researcher registers, follows the link of the mail, logs in, and later sets a new password [C2.1.2 C2.1.3 C2.1.4 C2.1.5 C2.1.8 C2.1.9 C2.1.16 C8.2.3]', async ({
  page,
}) => {
  const email = freshAddress();
  const form = accountPage(page);
  const login = loginPage(page);

  await test.step('the form keeps what was typed over a reload, and waits for terms and password', async () => {
    await login.open();
    await page.getByRole('link', { name: 'Create an Account' }).click();
    await form.fillPerson(email);
    await form.chooseInstitution('lakes', /^Lakeside University$/);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
    await expect(form.submit).toBeDisabled();
    await expect(page.getByText('agree to the terms and conditions', { exact: true })).toBeVisible();
    await form.setPassword(DEMO_PASSWORD);
    await page.getByRole('checkbox', { name: /agree to them/ }).check();
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Check your email.');
    await expect(page.getByText(email)).toBeVisible();
  });

  const link = await linkTo(email, '/verify-user');

  await test.step('an account that is not verified cannot log in', async () => {
    await login.open();
    await login.email.fill(email);
    await login.password.fill(DEMO_PASSWORD);
    await login.submit.click();
    const modal = page.getByRole('dialog', { name: 'Your account is unverified' });
    await modal.getByRole('button', { name: 'Resend Verification Email' }).click();
    await expect(page.getByRole('dialog', { name: 'Verification email successfully sent' })).toBeVisible();
  });

  await test.step('the link verifies it, and works once', async () => {
    await page.goto(link);
    await expect(page.getByText('Your account has been verified, log in to continue')).toBeVisible();
    await login.logIn(email, 'Ada Byron');
    await page.goto(link);
    await expect(page.getByText('The token could not be verified. Contact Support.')).toBeVisible();
  });

  const renewed = `${DEMO_PASSWORD}-2`;
  await test.step('a forgotten password is set anew', async () => {
    await page.context().clearCookies();
    await login.open();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // the login page has a field of this name too
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    await page.goto(await linkTo(email, '/reset-password'));
    await form.setPassword(renewed);
    await page.getByRole('button', { name: 'Save New Password' }).click();
    await expect(page.getByText('Your password has been reset. Please log in.')).toBeVisible();
  });

  await test.step('the new password logs in', async () => {
    await login.email.fill(email);
    await login.password.fill(renewed);
    await login.submit.click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Ada Byron' })).toBeVisible();
  });
});

test('an invited official takes the invitation of the mail; another one declines [C2.3.1 C2.4.2 C2.1.6]', async ({
  page,
}) => {
  /** An administrator adds an institution; its official gets the invitation. */
  const invite = async (email: string): Promise<string> => {
    const name = unique('Hilltop College');
    await (
      await client('admin')
    ).send('POST /institution/', {
      institution_data: {
        name,
        official_name: name,
        ein: unique('98').replace(/\W/g, '').slice(-12),
        nonprofit: true,
      },
      io_data: { first_name: 'Grace', last_name: 'Hopper', email },
      confirm_duplicate_domain: true,
    });
    return linkTo(email, '/verify-user');
  };

  await test.step('a form that knows the invited person makes the account', async () => {
    const email = freshAddress();
    const form = accountPage(page);
    await page.goto(await invite(email));
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Email' })).not.toBeEditable();
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+1 555 0100');
    await form.setPassword(DEMO_PASSWORD);
    await page.getByRole('checkbox', { name: /agree to them/ }).check();
    await form.submit.click();
    await page.getByRole('link', { name: 'Go to login' }).click();
    await loginPage(page).logIn(email, 'Grace Hopper');
  });

  await test.step('declining asks once and says thanks', async () => {
    await page.context().clearCookies();
    await page.goto(await invite(freshAddress()));
    await page.getByRole('link', { name: 'Decline the invitation' }).click();
    await page.getByRole('button', { name: 'Decline Invitation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for telling us');
  });
});

test('the window of ORCID gives its iD to the page that opened it [C2.1.12]', async ({ page }) => {
  await page.goto('/register');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Connect your ORCID iD' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Authorize access' }).click();
  await expect(page.getByText('Connected: 0000-0002-1825-0097')).toBeVisible();
  expect(popup.isClosed()).toBe(true);
});
