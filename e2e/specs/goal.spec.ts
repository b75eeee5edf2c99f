/** A visitor asks for a dataset; registration, mail, another browser, login and joinder come first (decision 434). */
import { unique } from '../client/accounts.ts';
import { makeDataset } from '../client/datasets.ts';
import { linkTo } from '../client/mailbox.ts';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { accountPage } from '../pages/account.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { expect, test } from '../pages/test.ts';

test('what a visitor asked for is offered at every step until they are there', async ({ as, page }) => {
  const dataset = await makeDataset();
  const goal = `/request/create?dataset=${dataset.dataset_id}`;
  const email = `${unique('ada').replace(' ', '-')}@med.lakeside.test`;

  await test.step('a visitor asks for access, has no account and makes one', async () => {
    const visitor = await as('visitor');
    await visitor.goto(`/dataset/${dataset.dataset_id}`);
    await visitor.getByRole('link', { name: 'Request Access' }).click();
    await visitor.getByRole('link', { name: 'Create an Account' }).click();
    const savedGoal = visitor.getByText(
      `you can continue your request for dataset ${dataset.dataset_id} (${dataset.name}).`,
    );
    await expect(savedGoal).toBeVisible();
    const form = accountPage(visitor);
    await form.fillPerson(email);
    await form.chooseInstitution('lakes', /^Lakeside University$/);
    await form.setPassword(DEMO_PASSWORD);
    await visitor.getByRole('checkbox', { name: /agree to them/ }).check();
    await form.submit.click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you. Check your email.');
    await expect(savedGoal).toBeVisible();
  });

  const line = page.getByRole('region', { name: 'Your next step', exact: true });
  await test.step('the link of the mail is followed in another browser, and the login leads to the joinder', async () => {
    await page.goto(await linkTo(email, '/verify-user'));
    await expect(page.getByText('Your account has been verified, log in to continue')).toBeVisible();
    await loginPage(page).logIn(email, 'Ada Byron');
    await expect(page.getByRole('heading', { level: 1, name: 'Joinder to the RDA' })).toBeVisible();
    await expect(line).toContainText(
      `You wanted to request access to dataset ${dataset.dataset_id} (${dataset.name}).`,
    );
  });

  await test.step('after a second login it is offered still', async () => {
    await page.context().clearCookies();
    await page.goto('/login');
    await loginPage(page).logIn(email, 'Ada Byron');
    await expect(line.getByRole('link', { name: 'Continue to your request' })).toHaveAttribute('href', goal);
  });

  await test.step('the joinder ends in the request; home is beside it', async () => {
    await page.getByRole('checkbox', { name: 'I have read and understood the above' }).check();
    await page.getByRole('button', { name: 'Agree to the joinder' }).click();
    await expect(page.getByText(/^You agreed to the joinder on/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return To Home' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Continue to your request' }).click();
    await expect(page.getByText(`(${dataset.dataset_id}) for you.`)).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?dataset=${dataset.dataset_id}`);
    await expect(line).toHaveCount(0);
  });

  await test.step('it is offered until the request has begun', async () => {
    await page.goto('/');
    await line.getByRole('link', { name: 'Continue to your request' }).click();
    await page.getByRole('link', { name: 'Start now' }).click();
    await page.getByRole('link', { name: 'Create new project' }).click();
    await page.getByRole('textbox', { name: /^Title/ }).fill('A first study');
    await page.getByRole('textbox', { name: /^Abstract/ }).fill('How siblings sleep.');
    await page.getByRole('radio', { name: 'Yes, it relates to autism research' }).check();
    await page.getByRole('checkbox', { name: 'Use my scientific title and abstract' }).check();
    await page.getByRole('button', { name: 'Create project' }).click();
    await expect(page).toHaveURL(/draft=\d+/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /Ada Byron/ })).toBeVisible();
    await expect(line).toHaveCount(0);
  });
});
