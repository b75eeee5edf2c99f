import { client } from '../client/accounts.ts';
import { makeSubmitted } from '../client/records.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

const REVISE = 'Request Revisions and send Email';

test('two points go to the researcher, who answers them where they belong; staff read points, answers and differences', async ({
  as,
}) => {
  test.slow();
  const request = await makeSubmitted(await client('pi2'));
  const admin = await as('admin');
  const desk = staffRequest(admin);
  await desk.open(request.id);
  await admin.getByRole('button', { name: 'Request a change to Intended use' }).click();
  await admin.getByRole('textbox', { name: 'What needs to change in Intended use' }).fill('Which measures?');
  const save = admin.getByRole('button', { name: 'Save requested change' });
  await save.click();
  // the form of the first change stays until the server has answered
  await expect(save).toBeHidden();
  await expect(admin.getByText('Which measures?').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Add a requested change' }).click();
  await admin.getByRole('combobox', { name: 'Where in the application' }).selectOption('Research Team');
  await admin.getByRole('button', { name: 'Request a change to Research Team' }).click();
  await admin.getByRole('textbox', { name: 'What needs to change in Research Team' }).fill('Who analyses?');
  await save.click();
  await expect(admin.getByText('Who analyses?')).toBeVisible();
  await desk.choose('Revisions Requested', REVISE);
  const mail = desk.mail(REVISE);
  await expect(mail.dialog.getByText('2 requested changes are sent with this decision')).toBeVisible();
  // the template's place for the changes is filled: the points say them
  await expect(mail.message).toContainText('Please see the requested changes below.');
  await mail.send.click();
  await desk.decided('Revisions Requested');

  const pi = await as('pi2');
  await pi.goto(`/request/${request.id}`);
  await expect(pi.getByText('0 of 2 answered')).toBeVisible();
  await expect(pi.getByText('Please see the requested changes below.')).toBeHidden();
  await pi.getByRole('link', { name: /^Respond to this change.*Intended use$/ }).click();
  const answer = pi.getByRole('textbox', { name: 'Your response' });
  await expect(answer).toBeFocused();
  await answer.fill('We name both measures.');
  await pi
    .getByRole('textbox', { name: 'How will you use the data?' })
    .fill('Sleep and language are compared.');
  await expect(pi.getByText(/^Saved/).first()).toBeVisible();
  await pi.reload();
  await expect(answer).toHaveValue('We name both measures.');

  // editing goes on at the first change that has no response
  await pi.goto(`/request/${request.id}`);
  await expect(pi.getByText('1 of 2 answered')).toBeVisible();
  await pi.getByRole('link', { name: 'Edit Request' }).click();
  await expect(pi.getByRole('heading', { level: 1, name: /Research Team$/ })).toBeVisible();
  await expect(answer).toBeFocused();
  await pi.getByRole('link', { name: 'Review', exact: true }).click();
  await pi.getByRole('button', { name: 'Submit', exact: false }).click();
  const problem = pi.getByRole('alert').getByRole('link', { name: /Research Team/ });
  await expect(problem).toBeVisible();
  await problem.click();
  await expect(answer).toBeFocused();
  await answer.fill('Ada does.');
  await pi.getByRole('link', { name: 'Review', exact: true }).click();
  await pi.getByRole('button', { name: 'Submit', exact: false }).click();
  await expect(pi).toHaveURL(/\/submitted$/);

  await desk.open(request.id);
  const round = admin.getByRole('region', { name: /^Requested changes, sent on/ });
  const [first, second] = [round.getByRole('listitem').first(), round.getByRole('listitem').nth(1)];
  await expect(first).toContainText('Which measures?');
  await expect(first).toContainText('We name both measures.');
  await expect(first).toContainText('Sleep and language are compared.');
  await expect(second).toContainText('Ada does.');
  await expect(second).toContainText('Nothing changed here.');
});
