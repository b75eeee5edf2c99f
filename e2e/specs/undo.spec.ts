/** What is taken away can be taken back: by pointer, by keyboard, and while someone looks at the notice (decision 216). */
import { client, unique } from '../client/accounts.ts';
import { makeFulfilled, makeProject, readStatus } from '../client/records.ts';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { awaitPage } from '../pages/inspect.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

interface Team {
  readonly results: readonly { readonly email: string; readonly user_role: string }[];
}

async function makeTeam() {
  const pi = await client('pi');
  const project = await makeProject(pi);
  const { results } = await pi.get<Team>(`/research-team/?project_id=${project.id}`);
  const name = unique('Nora').replaceAll(/[^\w]/g, '');
  const owner = {
    first_name: 'Maya',
    last_name: 'Lindqvist',
    email: results[0]?.email ?? 'pi@demo.test',
    institution: 'Lakeside University',
    user_role: 'Primary Researcher',
  };
  const member = {
    first_name: 'Nora',
    last_name: name.slice(0, 25),
    email: `${name.toLowerCase()}@lab.test`,
    institution: 'Lakeside University',
    user_role: 'Collaborator',
  };
  await pi.send('POST /research-team/', { project_id: project.id, team: [owner, member] });
  return { project, name: `${member.first_name} ${member.last_name}` };
}

test('a team member is removed, and put back by keyboard; the notice waits for who looks at it', async ({
  as,
}) => {
  const { project, name } = await makeTeam();
  const page = await as('pi');
  await page.goto(`/project/${project.id}`);
  await awaitPage(page);
  const remove = page.getByRole('button', { name: `Remove ${name}` });
  await remove.focus();
  await page.keyboard.press('Enter');
  const notice = page.getByText(`${name} was removed from the team`);
  await expect(notice).toBeVisible();
  await expect(remove).toHaveCount(0);

  await notice.hover();
  await page.waitForTimeout(11_000);
  await expect(notice, 'it stays under the pointer').toBeVisible();
  // focused, it stays without the pointer
  await page.keyboard.press('Alt+T');
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.keyboard.press('Tab');
  while (!(await undo.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.mouse.move(5, 800);
  await page.waitForTimeout(11_000);
  await expect(notice, 'it stays while it has the focus').toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} is back on the team with their previous access`)).toBeVisible();
  await expect(remove).toBeVisible();
});

test('Ctrl+Z takes back the last step', async ({ as }) => {
  const { project, name } = await makeTeam();
  const page = await as('pi');
  await page.goto(`/project/${project.id}`);
  await awaitPage(page);
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText(`${name} was removed from the team`)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
});

test('an archived request is fulfilled again from the notice', async ({ as }) => {
  const request = await makeFulfilled(await client('pi'));
  const page = await as('admin');
  const staff = staffRequest(page);
  await staff.open(request.id);
  await staff.choose('Archived', 'Archive Request');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive Request' }).click();
  await expect(page.getByText(`${request.sfari_request_id} is now Archived`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${request.sfari_request_id} is now Fulfilled`)).toBeVisible();
  expect(await readStatus(request.id)).toBe(REQUEST_STATUS.FULFILLED);
});
