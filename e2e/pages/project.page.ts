import { expect, type Page } from '@playwright/test';
import { letterPdf, PROJECT_IRB } from '../client/letter.ts';
import { expectFocusPreserved } from './focus.ts';

/** The date '2028-06-30' as people type it. */
const typed = (iso: string): string => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;

/** `/project/create` and the pages that follow. */
export const projectPage = (page: Page) => ({
  async createWithLetter(title: string) {
    await page.goto('/project/create');
    await page.getByRole('textbox', { name: /^Title/ }).fill(title);
    await page.getByRole('textbox', { name: /^Abstract/ }).fill('How siblings of autistic children sleep.');
    await page.getByRole('radio', { name: 'Yes, it relates to autism research' }).check();
    await page.getByRole('checkbox', { name: 'Use my scientific title and abstract' }).check();
    await page.getByRole('checkbox', { name: 'I have an IRB letter to add now' }).check();
    await page
      .getByRole('region', { name: 'IRB letter' })
      .getByRole('button', { name: 'IRB letter', exact: true })
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: letterPdf() });
    await expect(page.getByRole('button', { name: 'Remove letter.pdf' })).toBeVisible();
    await expectFocusPreserved(page, 'uploading a letter');
    await page.getByRole('group', { name: 'Designation' }).getByRole('radio').first().check();
    await page.getByRole('textbox', { name: 'Approval date' }).fill(typed(PROJECT_IRB.approval_date));
    await page.getByRole('textbox', { name: 'IRB expiration date' }).fill(typed(PROJECT_IRB.renewal_date));
    await page.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectFocusPreserved(page, 'creating a project');
  },
});
