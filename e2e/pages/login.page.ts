import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { expectFocusPreserved } from './focus.ts';

export const loginPage = (page: Page) => ({
  open: () => page.goto('/login'),
  email: page.getByRole('textbox', { name: 'Email' }),
  password: page.getByLabel('Password'),
  submit: page.getByRole('button', { name: 'Log In' }),

  /** Fills in the form and waits until the person is signed in. `account` may be a whole address. */
  async logIn(account: string, name: string) {
    await this.email.fill(account.includes('@') ? account : `${account}@demo.test`);
    await this.password.fill(DEMO_PASSWORD);
    await this.submit.click();
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
    await expectFocusPreserved(page, 'logging in');
  },
});
