import { unique } from '../client/accounts.ts';
import { linkTo } from '../client/mailbox.ts';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { accountPage } from '../pages/account.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { expect, test } from '../pages/test.ts';

test('an administrator creates an account, whose owner sets a password and looks after the profile [C2.10.1 C7.1.8 S2.15-01]', async ({
  as,
  page: own,
}) => {
  const email = `${unique('edda').replace(' ', '-')}@lakeside.test`;
  const admin = await as('admin');

  await test.step('the form leads to the page of the new person', async () => {
    await admin.goto('/user');
    await admin.getByRole('link', { name: 'New user' }).click();
    await admin.getByRole('textbox', { name: 'First name' }).fill('Edda');
    await admin.getByRole('textbox', { name: 'Last name' }).fill('Sturluson');
    await admin.getByRole('textbox', { name: 'Email' }).fill(email);
    await admin.getByRole('combobox', { name: 'Institutions' }).fill('lakes');
    await admin
      .getByRole('option', { name: /^Lakeside University$/ })
      .first()
      .click();
    await admin.getByRole('checkbox', { name: 'Principal Investigator', exact: true }).check();
    await expect(admin.getByRole('checkbox', { name: /^Signing Official/ })).toBeDisabled();
    await admin.getByRole('button', { name: 'Create user' }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Edda Sturluson');
    await expect(
      admin.getByText('No projects, requests or collaborations are associated with this researcher.'),
    ).toBeVisible();
  });

  await test.step('a comment stays with the staff', async () => {
    await admin.getByRole('textbox', { name: 'New comment' }).fill('Called about the IRB');
    await admin.getByRole('button', { name: 'Add comment' }).click();
    await expect(
      admin.getByRole('list', { name: 'Comments' }).getByText('Called about the IRB'),
    ).toBeVisible();
  });

  await test.step('the person sets a password, logs in and changes the profile', async () => {
    await own.goto(await linkTo(email, '/reset-password'));
    await accountPage(own).setPassword(DEMO_PASSWORD);
    await own.getByRole('button', { name: 'Save New Password' }).click();
    const login = loginPage(own);
    await expect(login.submit).toBeVisible();
    await login.email.fill(email);
    await login.password.fill(DEMO_PASSWORD);
    await login.submit.click();
    await own.getByRole('button', { name: 'Agree' }).click();
    await own.getByRole('button', { name: 'Edda Sturluson' }).click();
    await own.getByRole('link', { name: 'My Profile' }).click();
    await expect(own.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await own.getByRole('textbox', { name: /^Title/ }).fill('Professor of Sagas');
    await own.getByRole('button', { name: 'Save changes' }).click();
    await expect(own.getByText('Your profile was saved')).toBeVisible();
    await expect(own.getByText('Called about the IRB')).toHaveCount(0);
  });

  await test.step('deactivation signs the person out on the next call', async () => {
    await admin.reload();
    await expect(admin.getByText('Professor of Sagas', { exact: true })).toBeVisible();
    await admin.getByRole('button', { name: 'Deactivate account' }).click();
    const dialog = admin.getByRole('alertdialog', { name: 'Deactivate the account of Edda Sturluson?' });
    await dialog.getByRole('button', { name: 'Deactivate account' }).click();
    await expect(dialog).toBeHidden();
    await expect(admin.getByRole('button', { name: 'Activate account' })).toBeVisible();
    await own.goto('/my-profile');
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('Log in');
  });
});
