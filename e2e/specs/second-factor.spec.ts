import { Secret, TOTP } from 'otpauth';
import { client, unique } from '../client/accounts.ts';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { linkTo } from '../client/mailbox.ts';
import { accountPage } from '../pages/account.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { expect, test, type Page } from '../pages/test.ts';

/** A person of this test alone, logged in. */
async function logInNew(page: Page): Promise<string> {
  const email = `${unique('factor').replace(' ', '-')}@hilltop.test`;
  const person = { first_name: 'Ada', last_name: 'Factor', email, groups: ['primary_researcher'] };
  const admin = await client('admin');
  await admin.send('POST /user/create_user/', { ...person, institution: 'Lakeside University' });
  await page.goto(await linkTo(email, '/reset-password'));
  await accountPage(page).setPassword(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Save New Password' }).click();
  const login = loginPage(page);
  await login.email.fill(email);
  await login.password.fill(DEMO_PASSWORD);
  await login.submit.click();
  // An account that staff created has agreed to no terms yet.
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await isLoggedIn(page);
  return email;
}
const isLoggedIn = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Ada Factor' })).toBeVisible();

test('a researcher adds an authenticator app, logs in with its code, and with a recovery code without it', async ({
  page,
}) => {
  const email = await logInNew(page);
  const login = loginPage(page);
  const enterPassword = async () => {
    await page.context().clearCookies({ name: 'portal_token' });
    await login.open();
    await login.email.fill(email);
    await login.password.fill(DEMO_PASSWORD);
    await login.submit.click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  };
  let recoveryCode = '';
  let totp = new TOTP();

  await test.step('the app reads the secret, and its code confirms it', async () => {
    await page.goto('/my-profile');
    await page.getByRole('button', { name: 'Add an authenticator app' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByLabel('Enter the code that the app shows').fill(totp.generate());
    await page.getByRole('button', { name: 'Add this app' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = await codes.first().innerText();
    await page.getByRole('button', { name: 'I saved them' }).click();
    await expect(page.getByText('You have 10 unused recovery codes.')).toBeVisible();
  });

  await test.step('the password alone opens nothing; the code that confirmed the app does not count again', async () => {
    await enterPassword();
    await page.goto('/my-profile');
    await expect(page.getByText('Log in to see this page.')).toBeVisible();
  });

  await test.step('a recovery code replaces the app, once', async () => {
    await enterPassword();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
    await login.submit.click();
    await isLoggedIn(page);
    await enterPassword();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
    await login.submit.click();
    await expect(page.getByText('This recovery code is not correct, or it was already used')).toBeVisible();
  });

  await test.step('the next code of the app logs in', async () => {
    await page.getByRole('button', { name: 'Use a code from my app' }).click();
    // The clock of a phone may be one period ahead, so its next code counts already.
    const code = totp.generate({ timestamp: Date.now() + 30_000 });
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
    await login.submit.click();
    await isLoggedIn(page);
  });
});

test('a passkey logs in alone, confirms an act after five minutes, and is removed', async ({
  page,
  context,
}) => {
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', { options });

  await logInNew(page);
  await page.goto('/my-profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('My laptop');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();
  const { credentials } = await authenticator.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  await test.step('who does not unlock it stays outside', async () => {
    await page.context().clearCookies({ name: 'portal_token' });
    await authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText("We couldn't use a passkey");
  });

  await test.step('unlocked, it logs in without address and password', async () => {
    await authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await isLoggedIn(page);
  });

  await test.step('an act that needs a fresh proof asks for it, and is repeated', async () => {
    await page.goto('/my-profile');
    const refusal = { detail: 'x', code: 'PROOF_REQUIRED', current: { methods: ['passkey', 'recovery'] } };
    let refused = 0;
    await page.route(/\/api\/second-factor\/\d+\//, async (route) => {
      if (route.request().method() !== 'DELETE' || (refused += 1) > 1) return route.fallback();
      return route.fulfill({ status: 403, json: refusal });
    });
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    const again = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await again.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(page.getByText('“My laptop” was removed')).toBeVisible();
    await expect(page.getByText('You have no second factor yet.')).toBeVisible();
    expect(refused).toBe(2);
  });
});
