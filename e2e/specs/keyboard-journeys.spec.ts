/** One journey for each kind of person with nothing but keys; where the focus is can be seen at every stop. */
import { wizard } from '../pages/wizard.page.ts';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client, unique } from '../client/accounts.ts';
import { registerInvestigator } from '../client/people.ts';
import { findInstitution } from '../client/verification.ts';
import { endIn, makeFulfilled, makeSubmitted, readStatus } from '../client/records.ts';
import { awaitPage } from '../pages/inspect.ts';
import { keys } from '../pages/keys.ts';
import { staffRequest, writeReason } from '../pages/staff-request.page.ts';
import { expect, test, type Page } from '../pages/test.ts';

const main = (page: Page) => page.getByRole('main');

test('a visitor goes from the front page to the form for a new account', async ({ page }) => {
  const { press, type, tabTo, arriveAt } = keys(page);
  await page.goto('/');
  await awaitPage(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(main(page).getByRole('link', { name: 'Create an account' }).first());
  await arriveAt('Create an account');
  await type(page.getByRole('textbox', { name: 'First name' }), 'Ada');
  await type(page.getByRole('textbox', { name: 'Last name' }), 'Byron');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  await tabTo(page.getByRole('checkbox', { name: /agree to them/ }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /agree to them/ })).toBeChecked();
});

test('a researcher makes a project and fills a request up to its review', async ({ as }) => {
  const page = await as('pi', { reducedMotion: 'reduce' });
  const { press, type, tabTo, chooseRadio, arriveAt, expectFocusPreserved } = keys(page);
  const title = unique('Sleep by keyboard');
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('the project', async () => {
    await page.goto('/');
    await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }));
    await arriveAt('Projects');
    await press(main(page).getByRole('link', { name: 'New project' }));
    await arriveAt('New project');
    await type(page.getByRole('textbox', { name: /^Title/ }), title);
    await type(page.getByRole('textbox', { name: /^Abstract/ }), 'How siblings sleep.');
    await chooseRadio(page.getByRole('radio', { name: 'Yes, it relates to autism research' }));
    await press(page.getByRole('checkbox', { name: 'Use my scientific title and abstract' }), 'Space');
    await press(button('Create project'));
    await arriveAt(title);
  });

  await test.step('the request', async () => {
    await press(main(page).locator('a[href*="/request/create?project="]').first());
    const step = (number: number) => new RegExp(`^Step ${number} of 6`);
    await press(wizard(page).offered.getByRole('checkbox', { disabled: false }).first(), 'Space');
    await expect(page.getByText('1 dataset selected')).toBeVisible();
    await press(page.getByRole('link', { name: 'Start now' }));
    // its page named the project, and the page before named the dataset: those steps are answered
    await arriveAt(step(3));
    await type(
      page.getByRole('textbox', { name: /^Globus username/ }),
      'maya.lindqvist@lakeside.test@globusid.test',
    );
    await type(page.getByRole('textbox', { name: /^How will you use the data\?/ }), 'We compare siblings.');
    await press(button('Continue'));
    await arriveAt(step(4));
    await press(button('Continue'));
    await arriveAt(step(5));
    for (const answer of await page.getByRole('radio', { name: 'True' }).all()) await chooseRadio(answer);
    await press(main(page).getByRole('checkbox').first(), 'Space');
    await press(button('Continue'));
    await arriveAt(step(6));
    await tabTo(button('Submit Request'));
    await expectFocusPreserved('the last step');
  });
});

test('a researcher renews a request that ends soon', async ({ as }) => {
  const { id, sfari_request_id: code } = await makeFulfilled(await client('pi'));
  await endIn(id, 30);
  const page = await as('pi', { reducedMotion: 'reduce' });
  const { press, type, tabTo, chooseRadio, arriveAt } = keys(page);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await press(bar.getByRole('link', { name: 'Project updates dashboard' }));
  await arriveAt('Project Updates Dashboard');
  await type(page.getByRole('searchbox'), code);
  await expect(page).toHaveURL(/[?&]q=/);
  await press(page.getByRole('link', { name: `Renew ${code}` }));
  await arriveAt('Request Renewal');

  await test.step('what is missing is named, and its link leads to the question', async () => {
    await press(page.getByRole('button', { name: 'Submit Renewal' }));
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
    await expect(summary).toBeFocused();
    await press(summary.getByRole('link').first());
    await expect(page.getByRole('radio', { name: 'Yes, we published results' })).toBeFocused();
  });

  await chooseRadio(page.getByRole('radio', { name: 'No, and no publication is expected' }));
  const access = page.getByRole('group', { name: 'Do you still need access to these resources?' });
  await chooseRadio(access.getByRole('radio', { name: /^Yes/ }));
  await press(page.getByRole('checkbox', { name: /^I have read the data sharing/ }), 'Space');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await press(page.getByRole('button', { name: 'Submit Renewal' }));
  const dialog = page.getByRole('alertdialog');
  await tabTo(dialog.getByRole('button', { name: 'Submit Renewal' }));
  await page.keyboard.press('Enter');
  await arriveAt('Thank you. Your renewal is submitted.');
  await press(page.getByRole('link', { name: 'Go to Request' }));
  await arriveAt(code);
  await expect(page.getByText(/\(Renewal Submitted\)/)).toBeVisible();
});

/** Opens a closed select and takes what begins with these letters. */
async function choose(page: Page, status: string, button: string): Promise<void> {
  const staff = staffRequest(page);
  const { tabTo, press } = keys(page);
  await tabTo(staff.decision);
  await page.keyboard.type(status);
  await expect(staff.decision.getByRole('option', { selected: true })).toHaveText(status);
  await press(staff.panel.getByRole('button', { name: button, exact: true }));
}

test('an administrator finds a request, assigns a reviewer, and decides', async ({ as }) => {
  const request = await makeSubmitted(await client('pi2'));
  const page = await as('admin', { reducedMotion: 'reduce' });
  const staff = staffRequest(page);
  const { press, tabTo, type, arriveAt, expectFocusPreserved } = keys(page);
  await page.goto('/resource-request');
  await type(page.getByRole('searchbox', { name: 'Search requests' }), request.sfari_request_id);
  await expect(page).toHaveURL(/[?&]q=/);
  await press(page.getByRole('link', { name: request.sfari_request_id }));
  await arriveAt(request.sfari_request_id);

  await tabTo(staff.panel.getByRole('combobox', { name: 'Add Primary Reviewer' }));
  await page.keyboard.type('Anders Falk');
  await expect(page.getByRole('option', { name: 'Anders Falk' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(staff.panel.getByRole('button', { name: 'Remove Anders Falk' })).toBeVisible();
  await expectFocusPreserved('assigning');
  await staff.status('Under Review');
  // Behind the last control the notice with Undo is a stop, and the way leads back from it as long as it is shown.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const button = 'Reject Request and send Email';
  await choose(page, 'Rejected', button);
  // Its code is fetched when it first opens.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    staff.panel.getByRole('button', { name: button, exact: true }),
    'the focus returns',
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await writeReason(page);
  await press(staff.mail(button).send);
  await staff.decided('Rejected');
  expect(await readStatus(request.id)).toBe(REQUEST_STATUS.REJECTED);
});

test('a reviewer opens what they review from their home, and decides', async ({ as }) => {
  const request = await makeSubmitted(await client('pi2'));
  const people = await (
    await client('admin')
  ).get<{ results: { id: number; display_name: string }[] }>('/person/?search=Anders&limit=5');
  const anders = people.results.find(({ display_name: name }) => name === 'Anders Falk');
  await (
    await client('admin')
  ).send('POST /review/', { request: request.id, reviewer: anders?.id, reviewer_role: 1 });
  const page = await as('reviewer', { reducedMotion: 'reduce' });
  const { press, type, arriveAt } = keys(page);
  await page.goto('/resource-request');
  await type(page.getByRole('searchbox', { name: 'Search requests' }), request.sfari_request_id);
  await expect(page).toHaveURL(/[?&]q=/);
  await press(page.getByRole('link', { name: request.sfari_request_id }));
  await arriveAt(request.sfari_request_id);
  const button = 'Reject Request and send Email';
  await choose(page, 'Rejected', button);
  await writeReason(page);
  await press(staffRequest(page).mail(button).send);
  await staffRequest(page).decided('Rejected');
});

test('an access administrator finds an approved request and reads who has access', async ({ as }) => {
  const request = await makeFulfilled(await client('pi'));
  const page = await as('access', { reducedMotion: 'reduce' });
  const { press, type, tabTo, arriveAt } = keys(page);
  await page.goto('/request');
  await type(page.getByRole('searchbox').last(), request.sfari_request_id);
  await expect(page).toHaveURL(/[?&]q=/);
  await press(main(page).getByRole('link', { name: request.sfari_request_id }));
  await arriveAt(request.sfari_request_id);
  const open = page.getByRole('tab', { selected: true });
  await tabTo(open);
  const access = page.getByRole('tab', { name: 'Access Details' });
  for (let step = 0; step < 7 && (await access.getAttribute('aria-selected')) !== 'true'; step += 1) {
    const before = (await open.textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(open).not.toHaveText(before);
  }
  await expect(access).toBeFocused();
  await expect(page.getByRole('row', { name: /Maya Lindqvist/ }).first()).toContainText('Granted');
});

test('a Signing Official confirms who says that they do research there', async ({ as }) => {
  const institution = await findInstitution('Te Awa Research Trust');
  const last = unique('Kim')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 20);
  const email = `${unique('noor').replace(' ', '-')}@elsewhere.test`;
  await registerInvestigator({ first_name: 'Noor', last_name: last, email }, institution.id);
  const page = await as(institution.official, { reducedMotion: 'reduce' });
  const { press, chooseRadio, arriveAt, expectFocusPreserved } = keys(page);
  await page.goto('/');
  await press(main(page).getByRole('link', { name: 'Confirm or remove researchers' }));
  await arriveAt('Researcher verification');
  const question = page.getByRole('group', {
    name: `Does Noor ${last} do research at ${institution.display_name}?`,
  });
  await expect(question).toBeVisible();
  // An earlier try may have left someone who waits too.
  for (const yes of await page.getByRole('radio', { name: 'Yes, confirm' }).all()) await chooseRadio(yes);
  await press(page.getByRole('checkbox', { name: 'I have checked each of these decisions' }), 'Space');
  await press(page.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Your decisions are saved.').first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await expectFocusPreserved('confirming');
});
