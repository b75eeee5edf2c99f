import { REQUEST_STATUS } from '@portal/contract/statuses';
import { client } from '../client/accounts.ts';
import { mailsAbout, makeProject, makeSubmitted, readStatus } from '../client/records.ts';
import { addMemberWithoutJoinder } from '../client/team.ts';
import { loginPage } from '../pages/login.page.ts';
import { staffRequest } from '../pages/staff-request.page.ts';
import { expect, test } from '../pages/test.ts';

const PENDING = 'Update Request and Send Team emails';

test('an approval waits for the team and moves on automatically when the last member is ready [R4-19 S5-35 S4.3-13]', async ({
  page,
  as,
}) => {
  const owner = await client('pi');
  const project = await makeProject(owner);
  const member = await addMemberWithoutJoinder(owner, project.id);
  const { user } = await owner.get<{ user: { id: number } }>('/session/');
  const request = await makeSubmitted(owner, { project, access: [user.id, member.user_id] });
  const name = `${member.first_name} ${member.last_name}`;

  const admin = await as('admin');
  const staff = staffRequest(admin);
  await test.step('the administrator sees who is not ready and chooses Approved (Pending Team)', async () => {
    await staff.open(request.id);
    await expect(staff.panel.getByText('The research team is not ready.')).toBeVisible();
    await expect(staff.decision.getByRole('option', { name: 'Approved', exact: true })).toHaveCount(0);
    await staff.choose('Approved (Pending Team)', PENDING);
    await staff.mail(PENDING).send.click();
    await staff.status('Approved (Pending Team)');
    expect(await readStatus(request.id)).toBe(REQUEST_STATUS.APPROVED_PENDING_TEAM);
  });

  await test.step('the owner sees for whom the request waits', async () => {
    const researcher = await as('pi');
    await researcher.goto(`/request/${request.id}`);
    await expect(researcher.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(researcher.getByText('Access starts automatically when everyone is ready.')).toBeVisible();
  });
  const before = (await mailsAbout('pi@demo.test', request.sfari_request_id)).length;

  await test.step('the member is led to the joinder after login and agrees', async () => {
    const login = loginPage(page);
    await login.open();
    await login.logIn(member.email, name);
    await expect(page.getByRole('heading', { level: 1, name: 'Joinder to the RDA' })).toBeVisible();
    const agree = page.getByRole('button', { name: 'Agree to the joinder' });
    await expect(agree).toBeDisabled();
    await page.getByRole('checkbox', { name: 'I have read and understood the above' }).check();
    await agree.click();
    await expect(page.getByText(/^You agreed to the joinder on/)).toBeVisible();
  });

  await test.step('the request is Approved without anyone at work, and one mail says so', async () => {
    await expect.poll(() => readStatus(request.id)).toBe(REQUEST_STATUS.APPROVED);
    await expect
      .poll(async () => (await mailsAbout('pi@demo.test', request.sfari_request_id)).length)
      .toBe(before + 1);
    await admin.reload();
    await staff.status('Approved');
    await staff.tab('Audit Trail');
    const trail = admin.getByRole('list', { name: `Audit trail of ${request.sfari_request_id}` });
    await expect(trail.getByText('Status: Approved (Pending Team) → Approved')).toHaveCount(1);
    expect(await mailsAbout('pi@demo.test', request.sfari_request_id)).toHaveLength(before + 1);
  });
});
