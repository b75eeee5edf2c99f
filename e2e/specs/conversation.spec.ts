/** One conversation about a request: staff ask, the owner is notified and answers on the page, mails are copies. */
import { client } from '../client/accounts.ts';
import { mailsAbout, makeSubmitted } from '../client/records.ts';
import { awaitPage } from '../pages/inspect.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

const TAB = /^Conversation/;

test('staff ask, the owner is notified, answers on the page after a reload, and staff read it [S2.6-13]', async ({
  as,
}) => {
  const { id, sfari_request_id: code } = await makeSubmitted(await client('pi2'));
  const admin = await as('admin');
  const staff = staffRequest(admin);
  await staff.open(id);
  await staff.panel.getByRole('button', { name: 'Ask a question' }).click();
  const { dialog, message, send } = staff.mail('Send question');
  await expect(message).toBeFocused();
  await admin.keyboard.type('Who analyzes the data?');
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(staff.panel.getByText('Waiting for an answer')).toBeVisible();

  const owner = await as('pi2');
  await owner.goto('/');
  const turn = owner.getByRole('list', { name: 'Your turn' }).getByRole('listitem').filter({ hasText: code });
  await expect(turn).toContainText('You have a question to answer');
  await owner.goto(`/request/${id}`);
  await expect(owner.getByRole('tab', { name: 'Conversation (1 new)' })).toBeVisible();
  await owner.getByRole('link', { name: 'Read the question and answer it' }).click();
  const thread = owner.getByRole('list', { name: `Conversation about ${code}` });
  await expect(thread.getByRole('listitem').filter({ hasText: 'Who analyzes the data?' })).toContainText(
    "The foundation's staff",
  );
  await expect(owner.getByRole('tab', { name: 'Conversation', exact: true })).toBeVisible();
  await awaitPage(owner);
  const answer = owner.getByRole('textbox', { name: 'Answer' });
  await answer.click();
  await owner.keyboard.type('My fellow does.');
  await owner.reload();
  await expect(answer).toContainText('My fellow does.');
  await owner.getByRole('button', { name: 'Send answer' }).click();
  await expect(thread.getByRole('listitem').filter({ hasText: 'My fellow does.' })).toBeVisible();
  await expect(owner.getByRole('textbox', { name: 'Message' })).not.toContainText('My fellow does.');

  await expect(staff.panel.getByText('Answered')).toBeVisible();
  await staff.tab('Conversation');
  const read = admin.getByRole('list', { name: `Conversation about ${code}` });
  await expect(read.getByRole('listitem')).toHaveCount(2);
  await expect(read.getByRole('listitem').last()).toContainText('My fellow does.');
  await expect(admin.getByRole('tab', { name: TAB })).toHaveAttribute('aria-selected', 'true');

  const mails = JSON.stringify(await mailsAbout('pi2@demo.test', code));
  expect(mails.split('Who analyzes the data?').length - 1).toBeGreaterThan(0);
  const questions = (await mailsAbout('pi2@demo.test', code)).filter((mail) =>
    JSON.stringify(mail).includes('Who analyzes the data?'),
  );
  expect(questions).toHaveLength(1);
  const copies = (await mailsAbout('admin@demo.test', code)).filter((mail) =>
    JSON.stringify(mail).includes('My fellow does.'),
  );
  expect(copies).toHaveLength(1);
});
