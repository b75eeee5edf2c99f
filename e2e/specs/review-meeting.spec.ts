import { chooseRubric } from '@portal/contract/rubrics';
import { REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract/statuses';
import { client } from '../client/accounts.ts';
import { assignReviewed } from '../client/match-applications.ts';
import type { PortalClient } from '../client/portal-client.ts';
import { readStatus } from '../client/records.ts';
import { countInputs } from '../pages/count-inputs.ts';
import { decideAgenda, prepareAgenda } from '../pages/meeting.page.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

/** People of the demo who review nothing that is open. */
const SCORER = 'fatima.haddad@foundation.test';
const CONFLICTED = 'ana.ribeiro@foundation.test';

interface Person {
  readonly id: number;
  readonly display_name: string;
}
const whoIs = async (person: PortalClient): Promise<Person> =>
  (await person.get<{ user: Person }>('/session/')).user;

test('an application is scored, one reviewer has a conflict, and the meeting discusses it [S2.7-02 S2.5-01 S2.5-04 S2.5-05 S2.5-06 S4.5-02 S5-03]', async ({
  as,
}) => {
  const [scorer, conflicted] = await Promise.all(
    [SCORER, CONFLICTED].map(async (account) => whoIs(await client(account))),
  );
  if (!scorer || !conflicted) throw new Error('the demo has no reviewers');
  const { id, sfari_request_id: code } = await assignReviewed([scorer.id, conflicted.id], '-id');
  const { criteria } = chooseRubric(REQUEST_TYPE.RESEARCH_MATCH, null);

  const reviewer = await as(SCORER);
  await reviewer.goto(`/review/${id}`);
  const form = reviewer.getByRole('region', { name: 'Your review', exact: true });
  const first = form
    .getByRole('group', { name: criteria[0]?.label ?? '' })
    .getByRole('radio')
    .first();
  // the application and the form are read one after the other
  await expect(first).toBeDisabled();
  // the application is beside the form
  await expect(reviewer.getByRole('tab', { name: 'Details' })).toBeVisible();
  await form
    .getByRole('group', { name: 'Do you have a conflict of interest with this request?' })
    .getByRole('radio', { name: 'No' })
    .check();
  await form.getByRole('button', { name: 'Submit Response' }).click();
  await expect(first).toBeEnabled();
  const choose = (group: string, name: string) =>
    form.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  for (const { label } of criteria) await choose(label, '2');
  await expect(form.getByRole('region', { name: 'Progress of your review' })).toContainText(
    '6 of 6 scored · Total 12 of 30',
  );
  const strengths = form.getByRole('textbox', { name: `${criteria[0]?.label}: Strengths` });
  await strengths.fill('A question that families asked');
  await choose('Build merit', 'Yes');
  await choose('Your recommendation', 'Conditionally Approve');
  await form.getByRole('button', { name: 'Submit review' }).click();
  const thanks = reviewer.getByRole('dialog');
  await thanks.getByRole('button', { name: 'Close', exact: true }).last().click();
  // what others wrote is below one's own then
  await expect(form.getByRole('region', { name: 'At a glance' })).toBeVisible();

  const leaving = await as(CONFLICTED);
  await leaving.goto(`/review/${id}`);
  const question = leaving.getByRole('region', { name: 'Your review', exact: true });
  await question
    .getByRole('group', { name: 'Do you have a conflict of interest with this request?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await question.getByRole('textbox', { name: 'Please explain' }).fill('We wrote it together');
  await question.getByRole('button', { name: 'Submit Response' }).click();
  await expect(
    leaving.getByRole('dialog', { name: 'Your conflict of interest has been noted' }),
  ).toBeVisible();

  const admin = await as('admin');
  await staffRequest(admin).open(id);
  const move = 'Close and Move to Review Meeting';
  await staffRequest(admin).panel.getByRole('button', { name: move }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: move }).click();
  const moved = admin.getByRole('dialog', { name: 'Appliation Moved Successfully' });
  await expect(moved.getByText('The application has been moved to the review meeting.')).toBeVisible();

  await admin.goto(`/request/${id}/review-meeting`);
  await expect(admin.getByRole('heading', { level: 1, name: `Review meeting of ${code}` })).toBeVisible();
  await expect(admin.getByText(`${conflicted.display_name} declared a conflict of interest`)).toBeVisible();
  await admin.getByRole('tab', { name: 'Other Reviewers' }).click();
  await expect(admin.getByText('A question that families asked')).toBeVisible();
  await expect(admin.getByText(conflicted.display_name, { exact: true })).toHaveCount(0);
  const panel = admin.getByRole('complementary', { name: 'The meeting' });
  await admin.keyboard.press('d');
  const choices = panel.getByRole('group', { name: 'Intended decision' });
  const choice = choices.getByRole('button', { name: 'Conditionally Approved' });
  await expect(choices.getByRole('button').first()).toBeFocused();
  await choice.click();
  await expect(panel.getByText(/^Noted by/)).toBeVisible();
  await panel.getByRole('button', { name: 'Write notes' }).click();
  await panel.getByRole('textbox', { name: 'Review meeting notes' }).click();
  await admin.keyboard.type('Ask for a second site');
  await expect(panel.getByText(/^Saved/).first()).toBeVisible();
  await panel.getByRole('button', { name: 'Done' }).click();

  // It came last, so the others come before it.
  await admin.getByRole('heading', { level: 1 }).focus();
  await admin.keyboard.press('k');
  await expect(admin.getByRole('heading', { level: 1, name: `Review meeting of ${code}` })).toHaveCount(0);
  await expect(admin.getByText(/^\d+ of \d+$/)).toBeVisible();
  await admin.keyboard.press('j');
  await expect(admin.getByRole('heading', { level: 1, name: `Review meeting of ${code}` })).toBeVisible();
  await expect(panel.getByText('Ask for a second site')).toBeVisible();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await admin.getByRole('link', { name: 'Make a Decision' }).click();
  await expect(admin).toHaveURL(new RegExp(`/request/${id}$`));
  await staffRequest(admin).status('Review Meeting');

  // Who reviewed it reads the reviews, and nothing of what the meeting makes of them.
  await reviewer.goto(`/request/${id}/review-meeting?tab=other`);
  await expect(reviewer.getByText('A question that families asked')).toBeVisible();
  await expect(reviewer.getByText('Ask for a second site')).toHaveCount(0);
  await expect(reviewer.getByRole('complementary', { name: 'The meeting' })).toHaveCount(0);
});

/** Clicks that the walk below may take; before, each application alone took eight. */
const MOST_CLICKS = 15;

test('five decisions of a meeting are noted, read through and sent together, in few clicks', async ({
  as,
}) => {
  const agenda = await prepareAgenda();
  const page = await as('admin', { reducedMotion: 'reduce' });
  const count = await countInputs(page);
  await decideAgenda(page, agenda);
  expect(count().clicks).toBeLessThanOrEqual(MOST_CLICKS);
  // an approval waits for a team that is not ready
  const approvals = [REQUEST_STATUS.APPROVED, REQUEST_STATUS.APPROVED_PENDING_TEAM];
  for (const { id } of agenda) expect(approvals).toContain(await readStatus(id));
});
