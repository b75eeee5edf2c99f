/** An organization logs a person in once the person has logged in to their account here, until they remove it. */
import { client, unique } from '../client/accounts.ts';
import { registerInvestigator } from '../client/people.ts';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { loginPage } from '../pages/login.page.ts';
import { expect, test } from '../pages/test.ts';

const NAME = 'Nordvik Institute of Neuroscience';

test('an organization is linked by a login to the account, logs in alone, and is removed', async ({ page }, {
  retry,
}) => {
  // a login belongs to one account, also after an earlier try
  const person = retry === 0 ? 'Ingrid Solheim' : 'Tomas Berg';
  const { institution } = await (await client('pi')).get<{ institution: { id: number } }>('/session/');
  const email = `${unique('inga').replace(' ', '-')}@hilltop.test`;
  await registerInvestigator({ first_name: 'Inga', last_name: 'Linked', email }, institution.id);
  const login = loginPage(page);
  const isLoggedIn = () =>
    expect(page.getByRole('banner').getByRole('button', { name: 'Inga Linked' })).toBeVisible();
  const choose = async () => {
    await login.open();
    await page.getByRole('button', { name: `Continue with ${NAME}` }).click();
    await page.getByRole('button', { name: person }).click();
  };

  await choose();
  await awaitPage(page, `Link ${NAME}`);
  expect(await axeFindings(page)).toEqual([]);
  await login.email.fill(email);
  await login.password.fill(DEMO_PASSWORD);
  // the link is made after the login, and its answer sets the cookie once more
  const linked = page.waitForResponse((answer) => answer.url().includes('/organization-login/link/'));
  await login.submit.click();
  await isLoggedIn();
  expect((await linked).ok()).toBe(true);

  await page.context().clearCookies({ name: 'portal_token' });
  await choose();
  await isLoggedIn();

  await page.goto('/my-profile');
  await page.getByRole('button', { name: `Remove ${NAME}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No organization is linked to your account.')).toBeVisible();
});
