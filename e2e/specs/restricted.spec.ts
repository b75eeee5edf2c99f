/** A SPARK dataset that is limited to a list of people: in the catalogue, the wizard and the API. */
import { client } from '../client/accounts.ts';
import { makeProject } from '../client/records.ts';
import { expect, test } from '../pages/test.ts';

const NAME = 'SPARK Medical Record Summaries';

interface Found {
  readonly results: readonly { readonly id: string; readonly dataset_id: string }[];
}

test('one on the list finds it and asks for it, another does not, until an administrator adds them', async ({
  as,
}) => {
  const admin = await client('admin');
  const [dataset] = (await admin.get<Found>(`/dataset/?search=${encodeURIComponent(NAME)}`)).results;
  if (!dataset) throw new Error(`the demo has no ${NAME}`);
  const ask = async (account: string) => {
    const person = await client(account);
    const { id } = await makeProject(person);
    return person.send('POST /request/', { project: id, type: 1, datasets: [dataset.id] });
  };

  const allowed = await as('pi2');
  await allowed.goto(`/dataset/${dataset.dataset_id}`);
  await expect(allowed.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(ask('pi2')).resolves.toBeTruthy();

  const other = await as('pi');
  await other.goto(`/dataset/${dataset.dataset_id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Looking for something?' })).toBeVisible();
  await other.goto('/request/create#project_request_1');
  await expect(other.getByText(NAME)).toHaveCount(0);
  await expect(ask('pi')).rejects.toThrow();

  const staff = await as('admin');
  await staff.goto('/restricted_resources');
  await staff.getByRole('button', { name: `Details of ${NAME}` }).click();
  const { user } = await (await client('pi')).get<{ user: { display_name: string } }>('/session/');
  const people = staff.getByRole('combobox', { name: 'Allowed people' });
  await people.fill(user.display_name);
  await staff.getByRole('option', { name: user.display_name }).first().click();
  await staff.getByRole('button', { name: `Save access to ${NAME}` }).click();
  await expect(staff.getByText('Access Successfully Updated')).toBeVisible();

  await other.goto(`/dataset/${dataset.dataset_id}`);
  await expect(other.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(ask('pi')).resolves.toBeTruthy();
});
