import { expect, type Page } from '@playwright/test';
import { expectFocusPreserved } from './focus.ts';

/** The request wizard, one method for each step; each method leaves its step with the button of the step. */
export const wizard = (page: Page) => {
  const next = () => page.getByRole('button', { name: 'Continue', exact: true }).click();
  const at = (number: number, title: string) =>
    expect(page.getByRole('heading', { level: 1, name: `Step ${number} of 6: ${title}` })).toBeVisible();
  /** Arrives by an action on the page, after which an element must have the focus. */
  const arriveAt = async (number: number, title: string) => {
    await at(number, title);
    await expectFocusPreserved(page, `going to step ${number}`);
  };
  return {
    at,
    next,
    saved: page.getByText(/^Saved \d{1,2}:\d{2}/).first(),
    /** The groups of resources, without their filters. */
    offered: page.getByRole('group', { name: /\(\d+ of \d+ selected\)$/ }),
    globus: page.getByRole('textbox', { name: /^Globus username/ }),
    usage: page.getByRole('textbox', { name: /^How will you use the data\?/ }),

    async start() {
      await page.goto('/request/create');
      await page.getByRole('link', { name: 'Start now' }).click();
    },
    async chooseProject(title: string) {
      await arriveAt(1, 'Project');
      // The wizard shows the choice after the draft is stored on the server.
      await page.getByRole('radio', { name: title }).click();
      await expect(page.getByRole('radio', { name: title })).toBeChecked();
      await expect(page).toHaveURL(/draft=\d+/);
      await expectFocusPreserved(page, 'choosing a project');
      await next();
    },
    async chooseDataset() {
      await arriveAt(2, 'Resources');
      const first = this.offered.getByRole('checkbox', { disabled: false }).first();
      await first.check();
      await expect(page.getByText('1 dataset selected')).toBeVisible();
      await expectFocusPreserved(page, 'choosing a dataset');
      await next();
    },
    async fillDetails(globus: string, usage: string) {
      await arriveAt(3, 'Resource Details');
      await this.globus.fill(globus);
      await this.usage.fill(usage);
      await next();
    },
    async acceptTeam(member: string) {
      await arriveAt(4, 'Research Team');
      await expect(page.getByRole('checkbox', { name: `Gets access (${member})` })).toBeChecked();
      await next();
    },
    async agree() {
      await arriveAt(5, 'Resource Usage');
      for (const answer of await page.getByRole('radio', { name: 'True' }).all()) await answer.check();
      await page.getByRole('main').getByRole('checkbox').check();
      await next();
    },
    async submit() {
      await arriveAt(6, 'Review');
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await expect(page).toHaveURL(/\/submitted$/);
      await expectFocusPreserved(page, 'submitting');
    },
  };
};
