/**
 * Home is an inbox: one screen of a desk and two of a phone for a Signing Official. For an investigator with ten requests
 * it should be as short, and is half a screen longer.
 */
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client, unique } from '../client/accounts.ts';
import { registerInvestigator } from '../client/people.ts';
import { makeDecided, makeDraft, makeProject, makeSubmitted } from '../client/records.ts';
import { awaitPage } from '../pages/inspect.ts';
import { expect, test, type Page } from '../pages/test.ts';

const SCREENS = [
  { viewport: { width: 1440, height: 900 }, official: 1, busy: 1.5 },
  { viewport: { width: 390, height: 844 }, official: 2, busy: 2.5 },
] as const;

async function expectScreens(page: Page, most: number): Promise<void> {
  await page.goto('/');
  await awaitPage(page, /^Welcome/);
  const { height, window } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    window: innerHeight,
  }));
  expect(height / window, `${height} px`).toBeLessThanOrEqual(most);
}

/** Someone with ten requests: three wait for revisions, four are with others, and three are drafts. */
async function registerBusyInvestigator() {
  const { institution } = await (await client('pi')).get<{ institution: { id: number } }>('/session/');
  const email = `${unique('bea').replace(' ', '-')}@med.lakeside.test`;
  const person = await registerInvestigator(
    { first_name: 'Bea', last_name: 'Winter', email },
    institution.id,
  );
  const options = { project: await makeProject(person) };
  for (let count = 0; count < 3; count += 1)
    await makeDecided(person, REQUEST_STATUS.REVISIONS_REQUESTED, options);
  for (let count = 0; count < 4; count += 1) await makeSubmitted(person, options);
  for (let count = 0; count < 3; count += 1) await makeDraft(person, options.project);
  return person;
}

for (const { viewport, official, busy } of SCREENS) {
  test(`home of an investigator with ten requests: ${busy} screens at ${viewport.width} px`, async ({
    as,
  }) => {
    await expectScreens(await as(await registerBusyInvestigator(), { viewport }), busy);
  });
  test(`home of a Signing Official: ${official} screens at ${viewport.width} px`, async ({ as }) => {
    await expectScreens(await as('so', { viewport }), official);
  });
}
