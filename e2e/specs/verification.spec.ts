import { unique } from '../client/accounts.ts';
import { registerInvestigator } from '../client/people.ts';
import { findInstitution } from '../client/verification.ts';
import { countInputs } from '../pages/count-inputs.ts';
import { axeFindings, awaitPage } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

const word = (): string =>
  Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 6);
const WEIDENTAL = 'Universität Weidental';

/** Someone who says that they do research there: whom an earlier try or another test decided about does not wait. */
async function joinWeidental() {
  const { id, official } = await findInstitution(WEIDENTAL);
  const last_name = `Haddad ${word()}`;
  const email = `${unique('noor').replace(' ', '-')}@elsewhere.test`;
  const person = await registerInvestigator({ first_name: 'Noor', last_name, email }, id);
  return { person, signs: official, name: `Noor ${last_name}` };
}

test('a Signing Official confirms who waits and removes them with a reason; the person is notified each time [S6-13 S4.10-01]', async ({
  as,
}) => {
  const { person: joined, signs, name } = await joinWeidental();
  const official = await as(signs);
  const person = await as(joined, { viewport: { width: 390, height: 844 } });
  await person.goto('/joinder');
  await awaitPage(person, 'Joinder to the RDA');
  await expect(person.getByText('must first confirm that you do research there')).toBeVisible();

  await official.goto('/');
  await official.getByRole('link', { name: 'Confirm or remove researchers' }).click();
  await awaitPage(official, 'Researcher verification');
  expect(await axeFindings(official)).toEqual([]);
  const decision = official.getByRole('group', { name: `Does ${name} do research at ${WEIDENTAL}?` });
  const submit = official.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await expect(decision).toBeVisible();
  // All who wait are decided together, also those that an earlier attempt left.
  for (const yes of await official.getByText('Yes, confirm').all()) await yes.click();
  await official.getByText('I have checked each of these decisions').click();
  await submit.click();
  await expect(official.getByText('Your decisions are saved.').first()).toBeVisible();
  await expect(decision).toHaveCount(0);

  await person.goto('/joinder');
  await awaitPage(person, 'Joinder to the RDA');
  await expect(person.getByText('must first confirm that you do research there')).toHaveCount(0);

  await official.getByRole('button', { name: `Remove ${name}` }).click();
  const dialog = official.getByRole('alertdialog').or(official.getByRole('dialog'));
  await dialog.getByRole('textbox').fill('Left the university in October.');
  expect(await axeFindings(official)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove researcher' }).click();
  await expect(official.getByRole('button', { name: `Confirm ${name}` })).toBeVisible();
  await expect(official.getByText('Reason: Left the university in October.')).toBeVisible();

  await person.goto('/joinder');
  await awaitPage(person, 'Joinder to the RDA');
  await expect(person.getByRole('region', { name: 'Membership ended' })).toBeVisible();
  await expect(person.getByText(/So you can't read or join its agreement/)).toBeVisible();
  expect(await axeFindings(person)).toEqual([]);
  await person.goto('/');
  await expect(
    person.getByRole('main').getByRole('link', { name: 'Choose another institution' }),
  ).toBeVisible();

  await official.getByRole('button', { name: `Confirm ${name}` }).click();
  await expect(official.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
});

test('a Signing Official confirms five researchers in four clicks', async ({ as }) => {
  const joined = [];
  for (let count = 0; count < 5; count += 1) joined.push(await joinWeidental());
  const [{ signs }] = joined as [(typeof joined)[0]];
  const official = await as(signs);
  const read = await countInputs(official);
  await official.goto('/');
  await official.locator('main a[href^="/annual-researcher-review"]').first().click();
  await awaitPage(official, 'Researcher verification');
  await official.getByRole('button', { name: /^Confirm all / }).click();
  await official.getByText('I have checked each of these decisions').click();
  await official.getByRole('button', { name: 'Submit' }).click();
  for (const { name } of joined)
    await expect(official.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  expect(read().clicks).toBe(4);
});
