import { client } from '../client/accounts.ts';
import { makeAgreement } from '../client/agreements.ts';
import { countInputs } from '../pages/count-inputs.ts';
import { agreementPage } from '../pages/agreement.page.ts';
import { expect, test } from '../pages/test.ts';

test('an agreement is signed by the official and the foundation, and a researcher joins it [C2.1.11 C4.4.5 C4.6.2 C4.6.3 C4.7.1 C6.4.3 C6.4.5]', async ({
  as,
}) => {
  const made = await makeAgreement('Maple Ridge Hospital');
  const official = await client(made.official.email);

  await test.step('the official reads and signs with name and password', async () => {
    const page = await as(official);
    const agreement = agreementPage(page);
    const read = await countInputs(page);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Read and sign the RDA' }).first().click();
    await page.waitForURL(`**/rda/${made.id}`);
    // a browser without a window has no viewer of PDF, and the page says so
    await expect(
      page.getByTitle('The agreement as PDF').or(page.getByText("Your browser can't display the PDF here.")),
    ).toBeVisible();
    await expect(agreement.signatures).toContainText('No one has signed this document yet.');
    await agreement.sign('Sign the RDA', made.official.display_name);
    // with the four of a verification, the year of an official takes six
    expect(read().clicks).toBe(2);
    await expect(page.getByText('Awaiting Execution')).toBeVisible();
  });

  await test.step('the lead signs for the foundation; the next agreement that waits opens, with the way back', async () => {
    const page = await as('lead');
    const agreement = agreementPage(page);
    await page.goto('/');
    await page.getByRole('link', { name: /RDAs are waiting for your signature/ }).click();
    await page.waitForURL(/\/rda\/[\da-f-]+\?run=\d+$/);
    const queue = page.getByRole('navigation', { name: 'Agreements waiting for your signature' });
    await expect(queue.getByText(/^0 of \d+ signed$/)).toBeVisible();
    await queue.getByRole('link', { name: /^Next: / }).click();
    await expect(queue.getByRole('link', { name: /^Previous: / })).toBeVisible();
    await agreement.open(made.id);
    await expect(queue.getByText(/^\d+ of \d+ waiting for your signature$/)).toBeVisible();
    await agreement.sign('Sign for the foundation', 'Vera Montague');
    const back = page.getByRole('button', { name: `Back to ${made.institution}` });
    await expect(back).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sign for the foundation' })).toBeVisible();
    await back.click();
    await page.waitForURL(`**/rda/${made.id}`);
    await expect(agreement.signatures).toContainText(made.official.display_name);
    await expect(agreement.signatures).toContainText('Vera Montague');
    await expect(page.getByLabel('RDA status').locator('option:checked')).toHaveText('Fully Executed');
  });

  await test.step('a researcher of the institution reads it and agrees to the joinder', async () => {
    const page = await as(await client(made.researcher.email));
    await page.goto('/joinder');
    await expect(page.getByRole('link', { name: 'Read the executed RDA' })).toHaveAttribute(
      'href',
      `/rda/${made.id}`,
    );
    const agree = page.getByRole('button', { name: 'Agree to the joinder' });
    await expect(agree).toBeDisabled();
    await page.getByRole('checkbox', { name: 'I have read and understood the above' }).check();
    await agree.click();
    await expect(page.getByText(/You agreed to the joinder on/)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.goto(`/rda/${made.id}`);
    await page.getByRole('button', { name: 'Download the PDF' }).click();
    expect((await downloading).suggestedFilename()).toBe('Researcher Distribution Agreement.pdf');
  });

  await test.step('the PDF has grown by the page of signatures', async () => {
    const answer = await official.call<string>(`GET /agreement/${made.id}/pdf/`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(made.size);
  });
});
