/** The ledger of access on /dataaccess, and what Globus has of it (spec 3 sections 2.13 and 4.13). */
import { client } from '../client/accounts.ts';
import { makeDataset } from '../client/datasets.ts';
import { makeFulfilled } from '../client/records.ts';
import { expect, test } from '../pages/test.ts';

interface Check {
  readonly id: number;
  readonly finished: string | null;
  readonly systems: readonly {
    readonly access_type: string;
    readonly missing: number;
    readonly extra: number;
  }[];
}

/** Asks the stand-in of Globus itself: who is missing there, and who is there without a grant. */
async function compareGlobus(): Promise<{ missing: number; extra: number }> {
  const keeper = await client('access');
  const { id } = await keeper.send<Check>('POST /access-check/', {});
  const read = () => keeper.get<Check>(`/access-check/${id}/`);
  await expect.poll(async () => (await read()).finished).not.toBeNull();
  const globus = (await read()).systems.find(({ access_type: type }) => type === 'Globus');
  return { missing: globus?.missing ?? -1, extra: globus?.extra ?? -1 };
}

interface LedgerRow {
  readonly status: string;
  readonly request: { readonly id: number } | null;
  readonly external: { readonly state: string } | null;
}

test('one of two grants is revoked and the person keeps access; with the other it ends [R4-35 S2.13-01 S4.13-01 S6-10]', async ({
  as,
}) => {
  test.setTimeout(360_000);
  const dataset = await makeDataset();
  const owner = await client('pi');
  const request = await makeFulfilled(owner, { dataset: dataset.id });
  const keeper = await client('access');
  const { user } = await owner.get<{ user: { id: number; display_name: string } }>('/session/');
  await keeper.send('POST /datasetaccess/', {
    user: user.id,
    dataset: dataset.id,
    access_type: 'Globus',
    status: 'granted',
  });
  // Journeys beside this one ask for the first dataset of the catalogue, which may be this one.
  const states = async () =>
    (
      await keeper.get<{ results: LedgerRow[] }>(
        `/datasetaccess/?dataset=${dataset.id}&access_type=Globus&user=${user.id}`,
      )
    ).results
      .filter((row) => row.request === null || row.request.id === request.id)
      .map(({ status, external }) => `${status} ${external?.state ?? ''}`);
  await expect.poll(states).toEqual(['granted applied', 'granted applied']);
  expect(await compareGlobus()).toEqual({ missing: 0, extra: 0 });

  const page = await as('access');
  await page.goto(`/dataaccess?q=${encodeURIComponent(dataset.name)}`);
  await page.getByRole('button', { name: `Details of ${dataset.name}` }).click();
  const people = page.getByRole('table', { name: `Researchers with access to ${dataset.name}` });
  const byRequest = people.getByRole('checkbox', {
    name: `Globus access of ${user.display_name}, granted by ${request.sfari_request_id}`,
  });
  const byHand = people.getByRole('checkbox', {
    name: `Globus access of ${user.display_name}, granted by Access administrator`,
  });
  await expect(people.getByRole('checkbox', { name: /^AWS access/ }).first()).toBeDisabled();
  await byRequest.click();
  await expect(byRequest).not.toBeChecked();
  await expect.poll(states).toEqual(['revoked applied', 'granted applied']);
  expect(await compareGlobus(), 'Globus still has the member').toEqual({ missing: 0, extra: 0 });

  await byHand.click();
  await expect(byHand).not.toBeChecked();
  await expect.poll(states).toEqual(['revoked applied', 'revoked applied']);
  expect(await compareGlobus(), 'Globus has lost the member').toEqual({ missing: 0, extra: 0 });
});

test('the researcher sees how to get at the data; others of the office read the ledger [R3-106 S6-10]', async ({
  as,
}) => {
  const dataset = await makeDataset();
  const request = await makeFulfilled(await client('pi'), { dataset: dataset.id });
  const page = await as('pi');
  await page.goto(`/request/${request.id}?tab=access`);
  await page.getByRole('button', { name: `Details of ${dataset.name}, Globus` }).click();
  await expect(page.getByText('Portal collection: /sleep/')).toBeVisible();
  await expect(page.getByRole('link', { name: /Open the group in Globus/ })).toBeVisible();

  const reader = await as('readonly');
  await reader.goto(`/dataaccess?q=${encodeURIComponent(dataset.name)}`);
  await reader.getByRole('button', { name: `Details of ${dataset.name}` }).click();
  await expect(
    reader.getByRole('table', { name: `Researchers with access to ${dataset.name}` }),
  ).toBeVisible();
  await expect(reader.getByRole('checkbox', { name: /access of/ })).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Compare now' })).toHaveCount(0);
});
