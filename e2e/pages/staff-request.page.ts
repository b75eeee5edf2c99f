import { expect, type Page } from '@playwright/test';
import { expectFocusPreserved } from './focus.ts';

/** Replaces the placeholder for the reason, which is selected when the mail of a rejection opens. */
export async function writeReason(page: Page, reason = 'The consent covers autism only.'): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => document.getSelection()?.toString()))
    .toBe('[Please say why here]');
  await page.keyboard.type(reason);
}

/** A request as staff sees it, with the panel at its side. */
export const staffRequest = (page: Page) => {
  const panel = page.getByRole('complementary', { name: /^(ADMIN|Your review|Reviews)$/ });
  return {
    panel,
    dock: panel.getByRole('region', { name: 'Decide' }),
    decision: panel.getByRole('combobox', { name: 'Decision' }),
    open: (id: number) => page.goto(`/request/${id}`),
    tab: (name: string) => page.getByRole('tab', { name }).click(),
    status: (words: string) => expect(panel.getByText(words, { exact: true }).first()).toBeVisible(),
    /** The status after a decision that was made on this page. */
    async decided(words: string) {
      await this.status(words);
      await expectFocusPreserved(page, `deciding ${words}`);
    },

    async assignReviewer(name: string, role = 'Primary Reviewer') {
      await panel.getByRole('combobox', { name: `Add ${role}` }).fill(name);
      await page.getByRole('option', { name }).click();
      await expect(panel.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
      await expectFocusPreserved(page, `assigning ${name}`);
    },
    async comment(words: string) {
      await panel.getByRole('textbox', { name: 'New comment' }).fill(words);
      await panel.getByRole('button', { name: 'Add comment' }).click();
      await expect(panel.getByRole('list').getByText(words)).toBeVisible();
      await expectFocusPreserved(page, 'commenting');
    },
    /** Chooses a decision and opens its dialog. */
    async choose(status: string, button: string) {
      await this.decision.selectOption({ label: status });
      await panel.getByRole('button', { name: button, exact: true }).click();
    },
    /** The dialog with the mail of the decision. */
    mail(button: string) {
      const dialog = page.getByRole('dialog');
      return {
        dialog,
        subject: dialog.getByRole('textbox', { name: 'Subject' }),
        message: dialog.getByRole('textbox', { name: 'Message' }),
        send: dialog.getByRole('button', { name: button, exact: true }),
      };
    },
  };
};

/** Sends the order with the values that the page took from the request: 500 mg for each donor. */
export async function orderWhatWasAsked(page: Page, donors: number): Promise<void> {
  await expect(page.getByLabel(/^Amount of /)).toHaveCount(donors);
  await page.getByRole('button', { name: `Order ${donors * 0.5} g for ${donors} donors` }).click();
  await expect(page.getByText('Order sent to BINS').first()).toBeVisible({ timeout: 20_000 });
}
