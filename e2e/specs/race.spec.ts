import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client } from '../client/accounts.ts';
import { mailsAbout, makeSubmitted, readStatus } from '../client/records.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

const CHOICES = [
  {
    account: 'admin',
    name: 'Dana Whitaker',
    number: REQUEST_STATUS.REVISIONS_REQUESTED,
    status: 'Revisions Requested',
    button: 'Request Revisions and send Email',
  },
  {
    account: 'lead',
    name: 'Vera Montague',
    number: REQUEST_STATUS.REJECTED,
    status: 'Rejected',
    button: 'Reject Request and send Email',
  },
] as const;

test('of two administrators who decide at the same time one wins, and the other sees who decided what [S4.2-19]', async ({
  as,
}) => {
  const request = await makeSubmitted(await client('pi2'));
  const sides = await Promise.all(
    CHOICES.map(async (choice) => {
      const page = await as(choice.account);
      const staff = staffRequest(page);
      await staff.open(request.id);
      await staff.choose(choice.status, choice.button);
      const mail = staff.mail(choice.button);
      await mail.message.fill('Please shorten the summary.');
      await mail.subject.fill(`Decision by ${choice.name} on ${request.sfari_request_id}`);
      return { ...choice, staff, mail };
    }),
  );
  await Promise.all(sides.map(({ mail }) => mail.send.click()));
  for (const { mail } of sides) await expect(mail.dialog).toBeHidden();

  const decided = await readStatus(request.id);
  const winner = sides.find(({ number }) => number === decided);
  const loser = sides.find(({ number }) => number !== decided);
  if (!winner || !loser) throw new Error(`nobody won: the request has status ${decided}`);

  await expect(loser.staff.panel.getByText('Your decision was not saved')).toBeVisible();
  await expect(
    loser.staff.panel.getByText(`${winner.name} set this request to ${winner.status}`),
  ).toBeVisible();
  await loser.staff.status(winner.status);
  await winner.staff.status(winner.status);
  await expect(winner.staff.panel.getByText('Your decision was not saved')).toBeHidden();

  const decisionMails = async () =>
    (await mailsAbout('pi2@demo.test', request.sfari_request_id))
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Decision by'));
  await expect.poll(decisionMails).toEqual([`Decision by ${winner.name} on ${request.sfari_request_id}`]);
});
