import type { Page } from '@playwright/test';

/** The forms to create an account and to set its password. */
export const accountPage = (page: Page) => ({
  submit: page.getByRole('button', { name: 'Create Account' }),

  async fillPerson(email: string) {
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Byron');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
    await page.getByRole('textbox', { name: 'Confirm email' }).fill(email);
  },

  /** Types key by key, as people do, because the search waits for a pause. */
  async chooseInstitution(typed: string, name: RegExp) {
    await page.getByRole('combobox', { name: 'Institution' }).pressSequentially(typed);
    await page.getByRole('option', { name }).click();
  },

  async setPassword(password: string) {
    await page.getByRole('textbox', { name: /^(New p|P)assword$/ }).fill(password);
    await page.getByRole('textbox', { name: /^Confirm (new )?password$/ }).fill(password);
  },
});
