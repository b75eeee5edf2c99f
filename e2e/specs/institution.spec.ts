import { unique } from '../client/accounts.ts';
import { linkTo } from '../client/mailbox.ts';
import { declineInvitation, registerInvestigator, type NewPerson } from '../client/people.ts';
import { DEMO_PASSWORD } from '../client/portal-client.ts';
import { mailsAbout } from '../client/records.ts';
import { accountPage } from '../pages/account.page.ts';
import { institutionPage } from '../pages/institution.page.ts';
import { loginPage } from '../pages/login.page.ts';
import { expect, test } from '../pages/test.ts';

const word = (): string => Math.random().toString(36).slice(2, 7);
/** No one of another run, at a domain that no institution has. */
function makePerson(first_name: string, last_name: string, domain: string): NewPerson {
  return { first_name, last_name, email: `${unique(first_name).replace(' ', '-').toLowerCase()}@${domain}` };
}

test('an institution comes in: added by a researcher, described by its official, asked, answered, approved [C2.3.3 C2.4.1 C2.4.6 C2.9.2 C4.4.3 C4.4.6 C8.3.4 S4.11-02 S4.11-03]', async ({
  page,
  as,
}) => {
  const domain = `${word()}-lakes.test`;
  const name = `Lakeside University ${word().slice(0, 3)}`;
  const official = makePerson('Ines', 'Moreau', domain);
  const investigator = await as(await registerInvestigator(makePerson('Jonas', 'Weber', domain)));

  await test.step('after login the researcher is asked for the institution; one like it is suggested first', async () => {
    const form = institutionPage(investigator);
    await investigator.goto('/login');
    await form.isAt('Add your institution');
    await form.box('Common name').fill(name);
    await form.nameOfficial(official);
    await form.press('Add institution');
    const modal = investigator.getByRole('dialog', { name: 'Suggested Institutions' });
    await expect(
      modal.getByRole('button', { name: 'Use this one Lakeside University', exact: true }),
    ).toBeVisible();
    await modal.getByRole('button', { name: 'Mine is not listed: add it anyway' }).click();
    await form.isAt('Thank you. We have emailed your Signing Official.');
    await expect(investigator.getByText('Your institution is unconfirmed')).toBeVisible();
  });

  const own = institutionPage(page);
  await test.step('the official accepts, is led to the details without the ribbon, and gives them', async () => {
    const form = accountPage(page);
    await page.goto(await linkTo(official.email, '/verify-user'));
    await form.setPassword(DEMO_PASSWORD);
    await page.getByRole('checkbox', { name: /agree to them/ }).check();
    await form.submit.click();
    await own.isAt(/^Thank you/);
    const login = loginPage(page);
    await login.open();
    await login.logIn(official.email, 'Ines Moreau');
    await own.isAt('Details of your institution');
    await expect(page.getByText('Your institution is unconfirmed')).toHaveCount(0);
    await own.giveDetails(`The Trustees of ${name}`, `99-${Date.now().toString().slice(-9)}`);
    await own.isAt('Thank you. The foundation will review your institution.');
  });

  const admin = await as('admin');
  const office = institutionPage(admin);
  await test.step('an administrator finds it, looks at the mail and asks a question', async () => {
    await admin.goto('/institution?status=2');
    await admin.getByRole('searchbox', { name: /^Search name/ }).fill(name);
    await admin.getByRole('link', { name, exact: true }).click();
    await office.isAt(name);
    await office.press('Follow up');
    await expect(office.box('Subject')).toHaveValue(`We have a question about ${name}`);
    await office.box('Message').fill('Is this the legal name?');
    await admin.getByRole('tab', { name: 'Preview' }).click();
    const preview = admin.getByRole('tabpanel', { name: 'Preview' });
    await expect(preview.getByText('Is this the legal name?')).toBeVisible();
    await office.press('Follow up and send Email');
    await office.hasStatus('Institution Follow Up');
    await expect.poll(async () => (await mailsAbout(official.email, name)).length).toBeGreaterThan(1);
  });

  await test.step('the official is led to the institution after login, corrects it and submits again', async () => {
    await page.goto('/login');
    await own.isAt(name);
    await expect(page.getByText('Your turn: the foundation has a question')).toBeVisible();
    await own.box('Official name').fill(`Trustees of ${name}, Inc.`);
    await own.press('Submit for review');
    await own.hasStatus('Institution Under Review');
  });

  await test.step('it is approved, and the trail shows the whole way', async () => {
    await admin.reload();
    await office.press('Approve');
    await office.press('Approve and send Email');
    await office.hasStatus('Institution Approved');
    await admin.getByRole('tab', { name: 'Audit Trail' }).click();
    const trail = admin.getByRole('list', { name: `Audit trail of ${name}` });
    for (const step of ['Submitted', 'Revisions requested', 'Revised-request submitted', 'Approved'])
      await expect(trail.getByText(step, { exact: true })).toBeVisible();
  });
});

test('an official declines, and the researcher is led to name another [C2.3.2 C4.4.4]', async ({ as }) => {
  const domain = `${word()}-hills.test`;
  const person = await registerInvestigator(makePerson('Mona', 'Adler', domain));
  const first = makePerson('Peter', 'Quint', domain);
  const second = makePerson('Clara', 'Voss', domain);
  await person.send('POST /institution-helper/', {
    institution_data: { name: `${word()} ${word()} ${word()}` },
    io_data: { ...first, phone_number: '+1 555 0143' },
    confirm_duplicate_domain: true,
  });
  await declineInvitation(first.email);

  const page = await as(person);
  const form = institutionPage(page);
  await page.goto('/login');
  await form.isAt('Name a new Signing Official');
  await form.nameOfficial(second);
  await form.press('Invite Signing Official');
  await form.isAt('Thank you. We have emailed your Signing Official.');
  expect(await linkTo(second.email, '/verify-user')).toContain('token=');
});
