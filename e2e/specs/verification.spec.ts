import { axeFindings, settle } from '../pages/inspect.ts';
import { expect, test } from '../pages/test.ts';

const NAME = 'Noor Haddad';
const QUESTION = `Does ${NAME} do research at Lakeside University?`;

test('a Signing Official confirms who waits and removes them with a reason; the person is told each time', async ({
  as,
}) => {
  const official = await as('so');
  const person = await as('joiningpi', { viewport: { width: 390, height: 844 } });
  await person.goto('/joinder');
  await settle(person, 'Joinder to the RDA');
  await expect(person.getByText('acts next: they must confirm')).toBeVisible();

  await official.goto('/');
  await official.getByRole('link', { name: 'Confirm or remove researchers' }).click();
  await settle(official, 'Researcher verification');
  expect(await axeFindings(official)).toEqual([]);
  const decision = official.getByRole('group', { name: QUESTION });
  const submit = official.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await decision.getByText('Yes, confirm').click();
  await official.getByText('I have checked each of these decisions').click();
  await submit.click();
  await expect(official.getByText('Your decisions are saved.').first()).toBeVisible();
  await expect(decision).toHaveCount(0);

  await person.goto('/joinder');
  await settle(person, 'Joinder to the RDA');
  await expect(person.getByText('acts next: they must confirm')).toHaveCount(0);

  await official.getByRole('button', { name: `Remove ${NAME}` }).click();
  const dialog = official.getByRole('alertdialog').or(official.getByRole('dialog'));
  await dialog.getByRole('textbox').fill('Left the university in October.');
  expect(await axeFindings(official)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove researcher' }).click();
  await expect(official.getByRole('button', { name: `Confirm ${NAME} again` })).toBeVisible();
  await expect(official.getByText('Reason: Left the university in October.')).toBeVisible();

  // as it was, for the other tests of this portal
  await official.getByRole('button', { name: `Confirm ${NAME} again` }).click();
  await expect(official.getByRole('button', { name: `Remove ${NAME}` })).toBeVisible();
});
