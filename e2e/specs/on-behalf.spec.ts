/** A project manager of the brain bank starts a tissue request for an investigator. */
import { exampleAnswers } from '@portal/contract/form-answers';
import { formFields } from '@portal/contract/form-rules';
import { currentForm } from '@portal/contract/request-types/lookup';
import { FILE_TYPE, REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract/statuses';
import { client, PORTAL_URL } from '../client/accounts.ts';
import { makeCollectionFor } from '../client/donors.ts';
import { letterPdf } from '../client/letter.ts';
import { signIn, type PortalClient } from '../client/portal-client.ts';
import { attachLetter, mailsAbout, makeProject, readStatus, type RequestRecord } from '../client/records.ts';
import { expect, test, type Page } from '../pages/test.ts';

const FORM = currentForm(REQUEST_TYPE.ABN_TISSUE);
const OWNER = 'pi@demo.test';

const at = (page: Page, number: number, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: `Step ${number} of 5: ${title}` })).toBeVisible();
const area = (page: Page) => page.getByRole('textbox', { name: 'Brain area' });

/** Whatever the form still asks for, as `person` would write it. */
async function fillTheRest(
  person: PortalClient,
  { id, owner }: { id: number; owner: number },
): Promise<void> {
  if (!FORM) throw new Error('tissue requests have a form');
  const answers: Record<string, unknown> = { ...exampleAnswers(FORM), brain_area: 'Amygdala' };
  for (const { name, type, isOptional } of formFields(FORM)) {
    if (type !== 'file' || isOptional) continue;
    const body = new FormData();
    body.set('type', String(FILE_TYPE.ATTACHMENT));
    body.set('name', `${name}.pdf`);
    body.set('file', new Blob([letterPdf()], { type: 'application/pdf' }), `${name}.pdf`);
    const file = await person.send<{ id: string }>('POST /file/', body);
    answers[name] = [{ id: file.id, name: `${name}.pdf` }];
  }
  answers['cart'] = (await makeCollectionFor(owner, false)).id;
  await person.send(`PATCH /request/${id}/`, { additional_data: answers });
}

test('the manager starts it, finds the draft on another device, submits it; the owner is notified [R2.1-14 R2.1-05 R4-11]', async ({
  as,
}) => {
  const owner = await client('pi');
  const project = await makeProject(owner);
  await attachLetter(owner, project.id);
  const page = await as('abnpm');
  await page.goto('/request/create');
  await page.getByRole('radio', { name: 'Autism BrainNet Tissue Request' }).click();
  await page.getByRole('link', { name: 'Start now' }).click();
  await at(page, 1, 'Project');
  const box = page.getByRole('combobox', { name: 'For which project?' });
  await box.fill(project.title);
  await page.getByRole('option', { name: project.title }).click();
  await expect(page).toHaveURL(/draft=\d+/);
  await expect(page.getByText(`${project.sfari_project_id}, owned by Maya Lindqvist`)).toBeVisible();
  const id = Number(/draft=(\d+)/.exec(page.url())?.[1]);

  // the type was chosen on the start page, and is all that step 2 asks
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await at(page, 3, 'Resource Details');
  await page
    .getByRole('navigation', { name: 'Chapter 1 of 7' })
    .getByRole('link', { name: 'Tissue', exact: true })
    .click();
  await area(page).fill('Amygdala');
  await expect(page.getByText(/^Saved \d{1,2}:\d{2}/).first()).toBeVisible();

  const other = await as(await signIn(PORTAL_URL, 'abnpm'), { viewport: { width: 390, height: 844 } });
  await other.goto('/request/create');
  const { sfari_request_id: code } = await owner.get<RequestRecord>(`/request/${id}/`);
  await other.getByRole('link', { name: `Continue ${code}` }).click();
  await at(other, 3, 'Resource Details');
  await other.getByRole('combobox', { name: 'Chapter' }).selectOption('tissue');
  await expect(area(other)).toHaveValue('Amygdala');
  await page.close();
  await expect
    .poll(async () => (await mailsAbout(OWNER, code)).map(({ subject }) => subject))
    .toEqual([`The request ${code} was started for you`]);

  const { user } = await owner.get<{ user: { id: number } }>('/session/');
  await fillTheRest(await client('abnpm'), { id, owner: user.id });
  // another place in the page alone would not read the draft again
  await other.goto('/project');
  await other.goto(`/request/create?draft=${id}#project_request_4`);
  await at(other, 4, 'Research Team');
  await expect(other.getByRole('checkbox', { name: 'Gets access (Maya Lindqvist)' })).toBeChecked();
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await at(other, 5, 'Review');
  await expect(other.getByText('Not asked: the request was started for its owner.')).toBeVisible();
  await other.getByRole('button', { name: 'Submit Request' }).click();
  await expect(other).toHaveURL(new RegExp(`/request/${id}$`));
  await expect(other.getByRole('heading', { level: 1, name: code })).toBeVisible();
  expect(await readStatus(id)).toBe(REQUEST_STATUS.SUBMITTED);

  const own = await as('pi');
  await own.goto(`/request/${id}?tab=policy`);
  await expect(own.getByText(/^The foundation's staff submitted this request/)).toBeVisible();
  await expect.poll(async () => (await mailsAbout(OWNER, code)).length).toBe(2);
});

test('an administrator creates a project for an investigator, who finds it in their list [R5-07]', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto('/project');
  await page.getByRole('link', { name: 'New project' }).click();
  const title = `Sleep of siblings ${Date.now().toString(36)}`;
  await page.getByRole('combobox', { name: /^Principal investigator/ }).fill('pi2@demo');
  await page.getByRole('option', { name: /pi2@demo\.test/ }).click();
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  await page.getByRole('textbox', { name: /^Abstract/ }).fill('How siblings of autistic children sleep.');
  await page.getByRole('radio', { name: 'Yes, it relates to autism research' }).check();
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { results } = await (
    await client('pi2')
  ).get<{ results: { title: string }[] }>('/project/?ordering=-created&limit=1');
  expect(results[0]?.title).toBe(title);
});
