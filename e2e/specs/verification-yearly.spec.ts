/** The year of an institution: its official verifies everyone, and an administrator follows it (spec 3 section 2.12). */
import { client, unique } from '../client/accounts.ts';
import { makeDataset } from '../client/datasets.ts';
import { registerInvestigator } from '../client/people.ts';
import { makeFulfilled } from '../client/records.ts';
import { getOfficial, readAsked, readCompliance, type ComplianceRow } from '../client/verification.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

/** As screens write a day. */
const write = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
/** Taken by the second test, and by demo people. */
const LEFT_ALONE = ['Brentwood', 'Nordvik'];

/** One whose verification is due and has people whose year is over; an earlier try may have done one already. */
async function findDue(): Promise<ComplianceRow> {
  const due = (await readCompliance('compliance_status=2')).filter(
    ({ display_name: name, current_io: official }) =>
      official !== null && LEFT_ALONE.every((start) => !name.startsWith(start)),
  );
  const admin = await client('admin');
  for (const one of due)
    if (
      (await readAsked(admin, one.id)).some(
        ({ due: why, joinder_date: joined }) => why === 'annual' && joined,
      )
    )
      return one;
  throw new Error('no institution of the demo is due');
}

test('an officer verifies five people and removes one, whose access ends [S2.12-01 S5-25 S4.10-01 S4.10-02 S2.12-03]', async ({
  as,
}) => {
  test.setTimeout(300_000);
  const institution = await findDue();
  const { id, display_name: name, current_anniversary: anniversary } = institution;
  const official = await getOfficial(institution);
  const leaving = (await readAsked(official, id)).find(
    ({ due, joinder_date: joined }) => due === 'annual' && joined,
  );
  if (!leaving) throw new Error(`nobody of ${name} has agreed to the joinder`);
  const dataset = await makeDataset();
  await makeFulfilled(await client(leaving.email), { dataset: dataset.id });
  const keeper = await client('access');
  const states = async () =>
    (
      await keeper.get<{ results: { status: string }[] }>(
        `/datasetaccess/?dataset=${dataset.id}&access_type=Globus&user=${leaving.user.id}`,
      )
    ).results.map(({ status }) => status);
  await expect.poll(states).toEqual(['granted']);
  for (let count = (await readAsked(official, id)).length; count < 5; count += 1)
    await registerInvestigator(
      {
        first_name: 'Noor',
        last_name: unique('Yearly').replaceAll(/[^a-z]/gi, ''),
        email: `${unique('noor').replace(' ', '-')}@elsewhere.test`,
      },
      id,
    );
  const asked = await readAsked(official, id);
  expect(asked.length).toBeGreaterThanOrEqual(5);

  const page = await as(official);
  await page.goto('/');
  await expect(
    page.getByText(`The yearly verification of your researchers is due by ${write(anniversary)}`),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Confirm researchers' }).click();
  await awaitPage(page, 'Researcher verification');
  expect(await axeFindings(page)).toEqual([]);
  const decide = (who: string) =>
    page.getByRole('group', { name: `Does ${who} do research at ${name}?`, exact: true });
  const submit = page.getByRole('button', { name: 'Submit' });
  for (const { user } of asked.filter((one) => one.user.id !== leaving.user.id))
    await decide(user.display_name).getByText('Yes, confirm').click();
  await page.getByText('I have checked each of these decisions').click();
  await expect(submit).toBeDisabled();
  await decide(leaving.user.display_name).getByText('No, remove').click();
  const reason = page.getByRole('textbox', { name: `Reason for removing ${leaving.user.display_name}` });
  await reason.fill('Moved to another university in August.');
  // Nothing that was chosen or typed is lost with a reload.
  await page.reload();
  await awaitPage(page, 'Researcher verification');
  await expect(reason).toHaveValue('Moved to another university in August.');
  await page.getByText('I have checked each of these decisions').click();
  await submit.click();
  await expect(page.getByText('Your decisions are saved.').first()).toBeVisible();
  await expect(page.getByText('No one is waiting for your decision.')).toBeVisible();
  const saved = page.getByRole('region', { name: 'Saved decisions' });
  await expect(saved.getByText('The next yearly verification of all researchers is due by')).toBeVisible();
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    saved.getByRole('link', { name: 'Download as PDF' }).click(),
  ]);
  expect(record.suggestedFilename()).toMatch(/^researcher-verification-\d+\.pdf$/);
  const [entry] = await Promise.all([
    page.waitForEvent('download'),
    saved.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(entry.suggestedFilename()).toBe('researcher-verification.ics');
  expect(await axeFindings(page)).toEqual([]);

  await expect.poll(states).toEqual(['revoked']);
  const admin = await as('admin');
  await admin.goto(`/compliance?q=${encodeURIComponent(name)}`);
  await awaitPage(admin, 'SBSO Compliance');
  const row = admin.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row).toContainText('Compliant');

  // Gives the demo its person back.
  await page.getByRole('button', { name: `Confirm ${leaving.user.display_name}` }).click();
  await expect(page.getByRole('button', { name: `Remove ${leaving.user.display_name}` })).toBeVisible();
  await expect.poll(states).toEqual(['granted']);
});

test('an administrator acknowledges that an institution is overdue, and opens it [S2.12-02 S7-24 S4.11-01]', async ({
  as,
}) => {
  const page = await as('admin');
  await page.goto('/');
  await page.getByRole('link', { name: /^Compliance: Overdue \d+$/ }).click();
  await awaitPage(page, 'SBSO Compliance');
  expect(await axeFindings(page)).toEqual([]);
  const NAME = 'Nordvik Institute of Neuroscience';
  const row = page.getByRole('row', { name: new RegExp(`^${NAME}`) });
  await expect(row).toContainText('Overdue');
  await row.getByRole('button', { name: `Acknowledge that ${NAME} is overdue` }).click();
  const undo = row.getByRole('button', { name: `Undo the acknowledgment of ${NAME}` });
  await expect(undo).toBeVisible();
  await page.getByRole('combobox', { name: 'Acknowledgment' }).selectOption({ label: 'Acknowledged' });
  await expect(row).toBeVisible();
  await undo.click();
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Acknowledgment' }).selectOption({ label: 'Not acknowledged' });
  await row.getByRole('link', { name: NAME }).click();
  await awaitPage(page, NAME);
  const line = page.getByRole('region', { name: 'SBSO compliance' });
  await expect(line).toContainText('Overdue');
  await line.getByRole('button', { name: `Acknowledge that ${NAME} is overdue` }).click();
  await expect(line.getByText('Acknowledged', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: /^Undo/ }).click();
  await expect(line.getByRole('button', { name: /^Acknowledge that/ })).toBeVisible();
});
