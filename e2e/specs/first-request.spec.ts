/** A first request: what is chosen on the start page, and what only one of is there, is not asked again. */
import { client, unique } from '../client/accounts.ts';
import { readDemoDataset } from '../client/datasets.ts';
import { registerInvestigator } from '../client/people.ts';
import { makeProject, readStatus } from '../client/records.ts';
import { countInputs } from '../pages/count-inputs.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';
import { wizard } from '../pages/wizard.page.ts';
import { REQUEST_STATUS } from '@portal/contract/statuses';

test('from New Request eleven selections and two answers lead to a first submitted request', async ({
  as,
}) => {
  const email = `${unique('ida').replace(' ', '-')}@med.lakeside.test`;
  const { institution } = await (await client('pi')).get<{ institution: { id: number } }>('/session/');
  const person = await registerInvestigator(
    { first_name: 'Ida', last_name: 'Rhodes', email },
    institution.id,
  );
  await makeProject(person);
  const { name } = await readDemoDataset(person);
  const page = await as(person);
  const read = await countInputs(page);
  const steps = wizard(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'New Request' }).first().click();
  await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('region', { name: 'Your selection' })).toContainText('1 dataset selected');
  await awaitPage(page, 'New Request');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start now' }).click();
  await steps.fillDetails('ida.rhodes@lakeside.test@globusid.test', 'We compare how long siblings sleep.');
  await steps.acceptTeam('Ida Rhodes');
  await steps.agree();
  await steps.submit();
  const id = Number(/\/request\/(\d+)\/submitted/.exec(page.url())?.[1]);
  expect(await readStatus(id)).toBe(REQUEST_STATUS.SUBMITTED);
  expect(read().clicks).toBe(11);
});
