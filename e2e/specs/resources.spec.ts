import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client, unique } from '../client/accounts.ts';
import { makeProject, readStatus, type RequestRecord } from '../client/records.ts';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { linkTo } from '../client/mailbox.ts';
import { accountPage } from '../pages/account.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { wizard } from '../pages/wizard.page.ts';

const PENDING = 'Update Request and Send Team emails';
const OWNER = 'Julian Abara';

async function fillShipping(page: Page): Promise<void> {
  const answers = [
    [/^Full name/, OWNER],
    [/^Email/, 'julian.abara@hilltop.test'],
    [/^Address/, '1 Hill Road, room 12'],
    [/^City/, 'Hilltop'],
    [/^State or region/, 'Vermont'],
    [/^Postal code/, '05001'],
    [/^Country/, 'United States'],
    [/^Phone number/, '+1 802 555 0142'],
  ] as const;
  for (const [name, answer] of answers) await page.getByRole('textbox', { name }).fill(answer);
}

/** From the start page to the step with the samples, for one kind. */
async function askFor(page: Page, project: string, kind: string): Promise<void> {
  const steps = wizard(page);
  await steps.start();
  await steps.chooseProject(project);
  await steps.at(2, 'Resources');
  await page.getByRole('button', { name: 'Request something else' }).click();
  const box = page
    .getByRole('group', { name: /^Biospecimens/ })
    .getByRole('checkbox', { name: new RegExp(`^${kind}`) });
  // another type is stored first
  await box.click();
  await expect(box).toBeChecked();
  await expect(page.getByRole('region', { name: 'Your selection' })).toContainText(kind);
  await steps.next();
  await steps.at(3, 'Resource Details');
}

async function addIds(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Sample IDs and amounts/ }).fill(text);
  await page.getByRole('button', { name: 'Add IDs' }).click();
}

/** The steps after the details. @returns the id of the request */
async function finish(page: Page): Promise<number> {
  const steps = wizard(page);
  await page
    .getByRole('textbox', { name: /^How will you use the samples/ })
    .fill('We measure neurofilament.');
  await page.getByRole('textbox', { name: /^What will happen to the remaining samples/ }).fill('Autoclaved.');
  await fillShipping(page);
  await steps.next();
  await steps.acceptTeam(OWNER);
  await steps.agree();
  await steps.submit();
  return Number(/\/request\/(\d+)\/submitted/.exec(page.url())?.[1]);
}

/** An administrator corrects the first amount, and approves. */
async function correctAndApprove(admin: Page, id: number, amount: string): Promise<void> {
  const request = staffRequest(admin);
  await request.open(id);
  await request.tab('Availability');
  await admin.getByLabel('Requested, row 1').fill(amount);
  await admin.getByRole('tabpanel', { name: 'Availability' }).getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('The samples were saved').first()).toBeVisible();
  await request.tab('ADMIN');
  await request.choose('Approved (Pending Team)', PENDING);
  const mail = request.mail(PENDING);
  await mail.send.click();
  await expect.poll(() => readStatus(id)).toBe(REQUEST_STATUS.APPROVED_PENDING_TEAM);
}

async function seesCorrected(owner: Page, id: number, amount: string): Promise<void> {
  await owner.goto(`/request/${id}?tab=availability`);
  await owner.getByRole('tab', { name: 'Availability' }).click();
  await expect(owner.getByRole('row', { name: /11000-p1/ })).toContainText(amount);
}

test('three samples of plasma: one id fails, is fixed, and what staff corrected is seen [R5-27 R5-30 R5-32 R5-33]', async ({
  as,
}) => {
  const owner = await client('pi2');
  const { title } = await makeProject(owner, unique('Plasma'));
  const page = await as('pi2');
  await askFor(page, title, 'Plasma');
  await test.step('an id that cannot be had keeps one at the step until it is fixed', async () => {
    await addIds(page, '11000-p1\t220\n11001-p1, 11003-p1');
    await page.getByRole('button', { name: 'Validate' }).click();
    const failing = page.getByRole('textbox', { name: 'Sample ID 11003-p1' });
    await expect(failing).toBeVisible();
    await wizard(page).next();
    await expect(page.getByText('* Please fix the ids below!').first()).toBeVisible();
    await failing.fill('11004-p1');
    await failing.press('Enter');
    await page.getByRole('button', { name: 'Validate' }).click();
    await expect(page.getByRole('row', { name: /11004-p1/ })).toContainText('Available');
    await expect(page.getByText('* Please fix the ids below!')).toHaveCount(0);
  });
  const id = await finish(page);
  await correctAndApprove(await as('admin'), id, '150');
  await seesCorrected(page, id, '150 μl');
});

test('a line of iPSCs needs the promise to share, and what staff corrected is seen [R5-35]', async ({
  as,
}) => {
  const owner = await client('pi2');
  const { title } = await makeProject(owner, unique('Stem cells'));
  const page = await as('pi2');
  await askFor(page, title, 'Induced Pluripotent Stem Cells');
  await addIds(page, '11000-p1');
  await page.getByRole('button', { name: 'Validate' }).click();
  await expect(page.getByRole('row', { name: /11000-p1/ })).toContainText(/Limited|Available/);
  await page.getByRole('radio', { name: 'Frozen' }).check();
  await wizard(page).next();
  await expect(page.getByText('This is required by SFARI to continue').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^We will share at least 2 vials/ }).check();
  const id = await finish(page);
  const sent = await owner.get<RequestRecord>(`/request/${id}/`);
  expect(sent.status).toBe(REQUEST_STATUS.SUBMITTED);
  await correctAndApprove(await as('admin'), id, '2');
  await seesCorrected(page, id, '2 Vials');
  await test.step('the promise is among the answers', async () => {
    await page.getByRole('tab', { name: 'Request Details' }).click();
    const promise = page.getByRole('term').filter({ hasText: 'Shares modified lines' });
    await expect(promise.locator('xpath=following-sibling::dd[1]')).toHaveText('Yes');
  });
});

test('for research that does not relate to autism there is SPARK alone, and another answer clears what was chosen [R2.1-13 R5-17]', async ({
  as,
}) => {
  const owner = await client('pi2');
  const project = await makeProject(owner, unique('Hearing'));
  const page = await as('pi2');
  const steps = wizard(page);
  await steps.start();
  await steps.chooseProject(project.title);
  const cohorts = page.getByRole('group', { name: 'Cohort' });
  await expect(cohorts.getByRole('checkbox')).not.toHaveCount(0);
  await steps.chooseDataset();
  await steps.at(3, 'Resource Details');
  await expect(steps.saved).toBeVisible();

  await test.step('an administrator changes the answer after a question', async () => {
    const admin = await as('admin');
    await admin.goto(`/project/${project.id}?mode=edit`);
    await admin.getByRole('radio', { name: 'No, it does not relate to autism research' }).check();
    await admin.getByRole('button', { name: 'Save project' }).click();
    await admin.getByRole('button', { name: 'Change answer' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  });

  await page.reload();
  await steps.at(1, 'Project');
  await steps.next();
  await steps.at(2, 'Resources');
  await expect(page.getByText(/It can request only resources of the SPARK cohort/)).toBeVisible();
  await expect(page.getByText('Nothing selected yet')).toBeVisible();
  await expect(page.getByRole('main').getByText(/Simons Simplex Collection/)).toHaveCount(0);
});

test('what a visitor puts aside is there once they have registered [R7-04]', async ({ page }) => {
  const name = 'SPARK Phenotype Core';
  await page.goto('/public-resources');
  await page.getByRole('button', { name: `Add ${name} to a request` }).click();
  const basket = page.getByRole('region', { name: 'Your selection' });
  await expect(basket).toContainText('1 dataset selected');
  await basket.getByRole('link', { name: 'Continue to the request' }).click();
  const login = loginPage(page);
  await page.getByRole('link', { name: 'Create an Account' }).click();
  const form = accountPage(page);
  const email = `${unique('ada').replace(' ', '-')}@hilltop.test`;
  await form.fillPerson(email);
  await form.chooseInstitution('lakes', /^Lakeside University$/);
  await form.setPassword(DEMO_PASSWORD);
  await page.getByRole('checkbox', { name: /agree to them/ }).check();
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Check your email.');
  await page.goto(await linkTo(email, '/verify-user'));
  await login.logIn(email, 'Ada Byron');

  await page.goto('/request/create');
  const selection = page.getByRole('region', { name: 'Your selection' });
  await expect(selection).toContainText('1 dataset selected');
  await expect(selection).toContainText(name);
  await page.evaluate(async () => {
    await fetch('/api/project/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: 'A first study', abstract: 'Why', non_autism_research: false }),
    });
  });
  await page.getByRole('link', { name: 'Start now' }).click();
  const steps = wizard(page);
  // neither the only project nor what was chosen already is asked for
  await steps.at(3, 'Resource Details');
  await page.getByRole('button', { name: 'Previous' }).click();
  await steps.at(2, 'Resources');
  await expect(selection).toContainText(name);
  await page.goto('/dataset');
  await expect(page.getByRole('heading', { level: 1, name: 'Datasets' })).toBeVisible();
  await expect(basket).toHaveCount(0);
});
