import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { expectFocusPreserved } from './focus.ts';

/** /rda/{id}: the document, its signatures, and the panel of the next signer. */
export const agreementPage = (page: Page) => ({
  async open(id: string) {
    await page.goto(`/rda/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Researcher Distribution Agreement');
  },
  signatures: page.getByRole('region', { name: 'Signatures' }),

  /** Signs in the panel of this name; the document must be in the page during that time. */
  async sign(panel: 'Sign the RDA' | 'Sign for the foundation', name: string) {
    const region = page.getByRole('region', { name: panel });
    await region.getByLabel('Your full name').fill(name);
    await region.getByLabel('Password').fill(DEMO_PASSWORD);
    const written = page.waitForResponse((answer) =>
      /\/(counter)?sign\/$/.test(new URL(answer.url()).pathname),
    );
    await region.getByRole('button', { name: panel }).click();
    expect((await written).ok()).toBe(true);
    // after a signature for the foundation the next agreement opens, with a panel of the same name
    if (panel === 'Sign the RDA') await expect(region).toBeHidden();
    await expectFocusPreserved(page, panel);
  },
});
