import { expect, type Page } from '@playwright/test';
import { expectFocusPreserved } from './focus.ts';
import type { NewPerson } from '../client/people.ts';

/** The forms and the page of an institution. */
export const institutionPage = (page: Page) => ({
  box: (name: RegExp | string) => page.getByRole('textbox', { name }),
  async press(name: RegExp | string) {
    await page.getByRole('button', { name }).click();
    await expectFocusPreserved(page, `pressing ${String(name)}`);
  },

  async isAt(heading: RegExp | string) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  },

  async nameOfficial({ first_name: first, last_name: last, email }: NewPerson) {
    await this.box('First name').fill(first);
    await this.box('Last name').fill(last);
    await this.box('Email').fill(email);
    await this.box(/^Phone number/).fill('+1 555 0142');
  },

  async giveDetails(officialName: string, ein: string) {
    await this.box('Official name').fill(officialName);
    await this.box('EIN').fill(ein);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await this.press('Submit for review');
  },

  /** The badge below the h1. */
  async hasStatus(label: string) {
    await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
  },
});
