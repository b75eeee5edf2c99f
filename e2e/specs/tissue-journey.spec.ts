/** From the first look at the brain bank to a request that was revised (spec 2 section 5, spec 3 sections 2.9 and 4.6). */
import { REQUEST_STATUS as S, REQUEST_TYPE as T } from '@portal/contract/statuses';
import { requestType } from '@portal/contract/request-types/lookup';
import { client, PORTAL_URL, unique } from '../client/accounts.ts';
import { pickDonors } from '../client/donors.ts';
import { signIn, type PortalClient } from '../client/portal-client.ts';
import { attachLetter, readStatus } from '../client/records.ts';
import { makeDraftOfType } from '../client/typed-drafts.ts';
import { expect, test, type Page } from '../pages/test.ts';
import { wizard } from '../pages/wizard.page.ts';

interface Person {
  readonly id: number;
  readonly email: string;
  readonly display_name: string;
  readonly joinder_date: string | null;
  readonly suspended_request: number | null;
  readonly institution: { readonly status: number; readonly rda_status: number } | null;
}

/** A researcher of the demo for whom nothing but the approval is missing. */
async function findNewcomer(): Promise<Person> {
  const admin = await client('admin');
  const list =
    '/user/?groups__name=primary_researcher&abn_approved=false&active=true&expand=institution&limit=200';
  const { results } = await admin.get<{ results: Person[] }>(list);
  for (const person of results) {
    const { joinder_date: joinder, suspended_request: suspended, institution } = person;
    if (!joinder || suspended !== null || institution?.status !== 3 || institution.rda_status !== 3) continue;
    if (person.email.endsWith('@demo.test')) continue;
    const { count } = await admin.get<{ count: number }>(`/request/?owner=${person.id}&type=${T.ABN_DATA}`);
    if (count === 0) return person;
  }
  throw new Error('everyone in the demo has asked for the data of the brain bank');
}

const decide = async (request: number, status: number, to: string): Promise<void> => {
  const email = { to: [to], subject: 'Decision', body: '<p>Decided.</p>' };
  await (await client('admin')).send(`POST /request/${request}/decision/`, { status, email });
};
const readDonors = async (person: PortalClient, request: number): Promise<string[]> => {
  const { donors } = await person.get<{ donors: { donor_hash: string }[] }>(
    `/request/${request}/collection/`,
  );
  return donors.map(({ donor_hash: hash }) => hash);
};
const catalogueLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tissue Catalog' });

test('a newcomer is let in by a data request, collects donors, asks for their tissue and revises it twice [R5-21 R5-22 R5-38 R5-40 R2.7-01 R2.7-02 R4-18 S4.6-02]', async ({
  as,
}) => {
  test.slow();
  const person = await findNewcomer();
  const own = await signIn(PORTAL_URL, person.email);
  const page = await as(own);

  await test.step('tissue is closed before the approval', async () => {
    await page.goto('/request/create');
    await expect(
      page.getByText('* Must apply for above Data Access before requesting this resource').first(),
    ).toBeVisible();
    await expect(catalogueLink(page)).toHaveCount(0);
    await page.goto('/tissue-catalogue');
    await expect(
      page.getByRole('heading', { name: 'The catalog needs Data Access to Autism BrainNet' }),
    ).toBeVisible();
  });

  await test.step('a data request is approved, and the catalogue opens', async () => {
    const draft = await makeDraftOfType(own, requestType(T.ABN_DATA));
    await attachLetter(own, draft.project.id);
    await own.send(`POST /request/${draft.id}/submit/`);
    await decide(draft.id, S.APPROVED, person.email);
    await page.goto('/');
    await expect(catalogueLink(page)).toBeVisible();
  });

  const name = unique('Frontal cortex');
  const [first, second] = await pickDonors(2);
  const hashes = [first?.donor_hash ?? '', second?.donor_hash ?? ''];
  await test.step('donors are collected', async () => {
    await catalogueLink(page).click();
    for (const hash of hashes) await page.getByRole('checkbox', { name: `Choose donor ${hash}` }).check();
    await page.getByRole('button', { name: 'Add to collection' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Collection', { exact: true }).selectOption('New collection');
    await dialog.getByRole('textbox', { name: 'Collection name' }).fill(name);
    await dialog.getByRole('button', { name: 'Create collection' }).click();
    await expect(page.getByText(`2 donors added to ${name}`).first()).toBeVisible();
  });

  const draft = await makeDraftOfType(own, requestType(T.ABN_TISSUE), { without: 'cart' });
  await attachLetter(own, draft.project.id);
  await test.step('the request is submitted with them, and with no other one', async () => {
    await page.goto(`/request/create?draft=${draft.id}#project_request_3`);
    await wizard(page).at(3, 'Resource Details');
    await page.getByRole('radio', { name }).check();
    await expect(wizard(page).saved).toBeVisible();
    // in the page that is open: the hash alone changes
    await page.goto(page.url().replace(/_3$/, '_6'));
    await wizard(page).submit();
    expect(await readStatus(draft.id)).toBe(S.SUBMITTED);
    const other = await makeDraftOfType(own, requestType(T.ABN_TISSUE), { without: 'cart' });
    const { results } = await own.get<{ results: { id: number }[] }>(`/abn_cart/?request=${draft.id}`);
    await own.send(`PATCH /request/${other.id}/`, { additional_data: { cart: results[0]?.id } });
    expect((await own.call(`POST /request/${other.id}/submit/`)).status).toBe(409);
  });

  await test.step('sent back, the collection alone is changed: the request preserves what was submitted', async () => {
    await decide(draft.id, S.REVISIONS_REQUESTED, person.email);
    await page.goto(`/request/${draft.id}?tab=collection`);
    await page.getByRole('link', { name: 'Open the collection' }).click();
    await page.getByRole('button', { name: `Remove donor ${hashes[1]}` }).click();
    await page.getByRole('button', { name: 'Save collection' }).click();
    await page.getByRole('button', { name: 'Update the collection only' }).click();
    await expect(page.getByText('Collection saved').first()).toBeVisible();
    expect(await readStatus(draft.id)).toBe(S.REVISIONS_REQUESTED);
    expect(await readDonors(own, draft.id)).toEqual(hashes);
  });

  await test.step('then it is resubmitted with the collection', async () => {
    await page.getByRole('textbox', { name: 'Collection name' }).fill(`${name} 2`);
    await page.getByRole('button', { name: 'Save collection' }).click();
    await page.getByRole('button', { name: 'Resubmit the request' }).click();
    await expect.poll(() => readStatus(draft.id)).toBe(S.SUBMITTED);
    expect(await readDonors(own, draft.id)).toEqual([hashes[0]]);
  });

  await test.step('staff see what was handed in, and choose nothing in between', async () => {
    const staff = await as('abnpm');
    await staff.goto(`/request/${draft.id}?tab=collection`);
    await expect(staff.getByText(`${name} 2`).first()).toBeVisible();
    await expect(staff.getByRole('link', { name: hashes[0] })).toBeVisible();
  });
});

test('the project manager makes a pilot collection for pi2, without a researcher there is no Save [S2.9-10 S5-28 R6-05]', async ({
  as,
}) => {
  const name = unique('Pilot');
  const page = await as('abnpm');
  await page.goto('/tissue-catalogue?store=pilot&is_available=yes');
  await page
    .getByRole('checkbox', { name: /^Choose donor/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Add to collection' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Collection', { exact: true }).selectOption('New collection');
  await dialog.getByRole('textbox', { name: 'Collection name' }).fill(name);
  await expect(dialog.getByRole('button', { name: 'Create collection' })).toBeDisabled();
  const { user } = await (await client('pi2')).get<{ user: { display_name: string } }>('/session/');
  await dialog.getByRole('combobox', { name: 'Researcher' }).fill(user.display_name);
  await page
    .getByRole('option', { name: new RegExp(`^${user.display_name}`) })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByText(`1 donor added to ${name}`).first()).toBeVisible();
  const own = await as('pi2');
  await own.goto('/tissue-catalogue?tab=collections');
  await expect(own.getByRole('link', { name })).toBeVisible();
});
