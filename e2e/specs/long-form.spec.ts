/** A long form a chapter at a time: by keyboard, on a phone, and with errors that lead to their place. */
import { REQUEST_TYPE } from '@portal/contract/statuses';
import { requestType } from '@portal/contract/request-types/lookup';
import { client } from '../client/accounts.ts';
import { makeDraftOfType } from '../client/typed-drafts.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { wizard } from '../pages/wizard.page.ts';

const openChapter = async (page: Page, draft: number, chapter: string) => {
  await page.goto(`/request/create?draft=${draft}&chapter=${chapter}#project_request_3`);
  await wizard(page).at(3, 'Resource Details');
};
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('by keyboard: a chapter is filled in and left, the next one begins at its heading, and Back returns', async ({
  as,
}) => {
  const draft = await makeDraftOfType(await client('pi'), requestType(REQUEST_TYPE.RESEARCH_MATCH), {
    without: 'hypotheses',
  });
  const page = await as('pi');
  await page.goto(`/request/create?draft=${draft.id}#project_request_3`);
  await expect(title(page, 'Research plan')).toBeVisible();
  await expect(page).toHaveURL(/chapter=research_plan/);
  const rail = page.getByRole('navigation', { name: 'Chapter 2 of 7' });
  await expect(rail.getByRole('listitem').nth(1)).toContainText('1 to answer');
  await expect(page.getByText(/^Due .* at 11:59 PM/)).toBeInViewport();
  await awaitPage(page);
  expect(await axeFindings(page)).toEqual([]);

  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Hypotheses' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const hypotheses = page.getByRole('textbox', { name: /^Hypotheses/ });
  await expect(hypotheses).toBeFocused();
  await page.keyboard.type('Children who sleep badly are less attentive.');
  await expect(wizard(page).saved).toBeVisible();
  await expect(wizard(page).saved).toBeInViewport();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Methods')).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Research plan')).toBeVisible();
  await expect(hypotheses).toHaveValue('Children who sleep badly are less attentive.');
});

test('on a phone the chapters are one line that stays, and all errors at the end lead to their fields', async ({
  as,
}) => {
  const draft = await makeDraftOfType(await client('pi'), requestType(REQUEST_TYPE.ABN_TISSUE), {
    without: 'brain_area',
  });
  const page = await as('pi', { viewport: { width: 390, height: 844 } });
  await openChapter(page, draft.id, 'shipping');
  const choice = page.getByRole('combobox', { name: 'Chapter' });
  await expect(choice).toHaveValue('shipping');
  await awaitPage(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue', exact: true }).scrollIntoViewIfNeeded();
  await expect(choice).toBeInViewport();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: 'Brain area: Required field' }).click();
  await expect(title(page, 'Tissue')).toBeVisible();
  const area = page.getByRole('textbox', { name: /^Brain area/ });
  await expect(area).toBeFocused();
  await expect(area).toBeInViewport();
  await area.fill('Amygdala');
  await choice.selectOption('shipping');
  await expect(title(page, 'Shipping')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await wizard(page).at(4, 'Research Team');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
