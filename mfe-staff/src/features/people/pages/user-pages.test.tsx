import { screen, waitFor, within } from '@testing-library/react';
import { forgetEverything } from '@portal/shared-ui/data';
import { axeViolations, renderRoutes, personRow as person } from '@portal/shared-ui/testing';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { peopleRoutes } from '../people.routes.tsx';
import { reasonAgainst } from '../components/RolesField.tsx';

const openPeople = (path: string, options: Parameters<typeof renderRoutes>[2]) =>
  renderRoutes(peopleRoutes, path, options);

// Pages come lazily; the first test does not pay for reading them.
beforeAll(async () => {
  await Promise.all([
    import('@portal/shared-ui/people'),
    import('./UserPage.tsx'),
    import('./UserCreatePage.tsx'),
  ]);
});
afterEach(() => vi.unstubAllGlobals());

const list = (...results: unknown[]) => ({
  body: { count: results.length, next: null, previous: null, results },
});
const ADMIN = { read: true, edit: true, set_groups: true, set_active: true, send_mail: true, comment: true };

describe('the list', () => {
  test('leads to a person and keeps its filters in the address [C2.10.1]', async () => {
    const { user, router, sent } = openPeople('/user?groups__name=rm_admin', {
      role: 'sfari_admin',
      answers: { 'GET /user/': list(person(), person({ id: 8, display_name: 'Eve Grant', verified: true })) },
    });
    const link = await screen.findByRole('link', { name: 'Ada Byron' });
    expect(link.getAttribute('href')).toBe('/user/7');
    const asked = sent.find(({ call }) => call === 'GET /user/');
    expect(asked?.query.get('groups__name')).toBe('rm_admin');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Account' }), 'false');
    expect(router.state.location.search).toContain('active=false');
    expect(screen.getByRole('columnheader', { name: 'Confirmation' })).toBeTruthy();
    expect(screen.getAllByText(/^Email (not )?confirmed$/, { selector: 'td *' })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'New user' }).getAttribute('href')).toBe('/user/create/');
  });
});

describe('a person', () => {
  const read = (abilities: Record<string, boolean>, more = {}) => ({
    'GET /user/7/': { body: person({ abilities, ...more }) },
  });

  test('whom an institution counts no longer is shown with when it said so, and why [C3.0.2]', async () => {
    const link = {
      id: 3,
      institution: { id: 12, display_name: 'Northfield University', status: 3, rda_status: 3 },
      primary: true,
      verified: false,
      last_checked: '2026-03-04T12:00:00Z',
      removal_reason: 'Left for another university',
      joinder_date: null,
      created: '2025-01-02T12:00:00Z',
    };
    openPeople('/user/7', { role: 'sfari_admin', answers: read(ADMIN, { user_institutions: [link] }) });
    expect(await screen.findByText('Removed by the institution')).toBeTruthy();
    expect(screen.getByText('since 01/02/2025 · last confirmed 03/04/2026')).toBeTruthy();
    expect(screen.getByText('Reason: Left for another university')).toBeTruthy();
  });

  test('gets another address from staff: a link goes there, and what is wrong is at the field [C4.9.1]', async () => {
    const answers: Parameters<typeof openPeople>[1]['answers'] = {
      ...read({ ...ADMIN, change_email: true }),
      'POST /user/7/email/': {
        status: 400,
        body: { email: ['There is already an account with this email address'] },
      },
    };
    const { user, sent } = openPeople('/user/7', { role: 'sfari_admin', answers });
    await user.click(await screen.findByRole('button', { name: 'Change email address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Email address of Ada Byron' });
    expect(within(dialog).queryByLabelText('Current password')).toBeNull();
    expect(await axeViolations(dialog)).toEqual([]);
    const field = within(dialog).getByLabelText(/^New email address/);
    await user.type(field, 'ada');
    await user.click(within(dialog).getByRole('button', { name: 'Send the link' }));
    expect((await within(dialog).findAllByText('Please enter a valid email address')).length).toBeGreaterThan(
      0,
    );
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
    await user.type(field, '@new.test');
    await user.click(within(dialog).getByRole('button', { name: 'Send the link' }));
    expect(
      (await within(dialog).findAllByText('There is already an account with this email address')).length,
    ).toBeGreaterThan(0);
    Object.assign(answers, {
      'POST /user/7/email/': { status: 202, body: { detail: 'An email was sent to ada@new.test' } },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('An email was sent to ada@new.test')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.findLast(({ call }) => call.startsWith('POST'))?.body).toEqual({ email: 'ada@new.test' });
  });

  test('preserves the address where the reader cannot change it, and in a closed account', async () => {
    const first = openPeople('/user/7', { role: 'sfari_reviewer', answers: read({ read: true }) });
    await screen.findByRole('heading', { level: 1, name: 'Ada Byron' });
    expect(screen.queryByRole('button', { name: 'Change email address' })).toBeNull();
    first.unmount();
    await forgetEverything();
    openPeople('/user/7', {
      role: 'sfari_admin',
      answers: read({ ...ADMIN, change_email: true }, { active: false }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Ada Byron' });
    expect(screen.queryByRole('button', { name: 'Change email address' })).toBeNull();
  });

  test('without institution and work says so, and staff send mails from there [C6.4.4 S6-16 S8-25 S8-26 S8-27]', async () => {
    const { user, sent, container } = openPeople('/user/7', {
      role: 'sfari_admin',
      answers: {
        ...read({ ...ADMIN, see_work: true, see_history: true }, { globus_username: 'ada' }),
        'POST /user/7/resend_email/': {
          body: { detail: 'Verification email was successfully sent to Ada Byron' },
        },
      },
    });
    expect(await screen.findByText('This user is not affiliated with an institution.')).toBeTruthy();
    expect(
      await screen.findByText('No projects, requests or collaborations are associated with this researcher.'),
    ).toBeTruthy();
    expect(screen.getByText('Globus username is invalid')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Audit trail' })).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send verification email' }));
    expect(await screen.findByText('Email Sent Successfully')).toBeTruthy();
    expect(screen.getByText('Verification email was successfully sent to Ada Byron')).toBeTruthy();
    expect(sent.find(({ call }) => call.endsWith('/resend_email/'))?.body).toEqual({ operation: 2 });
  });

  test('who lost a second factor has it removed for a reason, by two administrators for a superuser', async () => {
    const { user, sent } = openPeople('/user/7', {
      role: 'sfari_admin',
      answers: {
        ...read({ ...ADMIN, reset_factors: true }, { groups: [{ name: 'superuser' }] }),
        'POST /user/7/second-factor-reset/': { body: { state: 'waiting' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove second factors' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('two administrators');
    await user.click(within(dialog).getByRole('button', { name: 'Remove second factors' }));
    expect(await screen.findByText('Please give a reason')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Reason'), 'Lost the phone');
    await user.click(within(dialog).getByRole('button', { name: 'Remove second factors' }));
    expect(await screen.findByText('Another administrator must now do the same for Ada Byron')).toBeTruthy();
    expect(sent.find(({ call }) => call.endsWith('/second-factor-reset/'))?.body).toEqual({
      reason: 'Lost the phone',
    });
  });

  test('shows staff which organizations log the person in, and what they said', async () => {
    const linked = {
      id: 3,
      user: 7,
      organization: 'Lakeside University',
      email: 'ada@lakeside.test',
      email_verified: true,
      acr: 'urn:login',
      amr: ['pwd', 'mfa'],
      assurance: ['https://refeds.org/assurance/IAP/medium'],
      created: '2026-05-01T12:00:00Z',
      last_used: '2026-05-02T12:00:00Z',
      abilities: { read: true },
    };
    openPeople('/user/7', {
      role: 'sfari_admin',
      answers: { ...read(ADMIN), 'GET /linked-organization/': list(linked) },
    });
    const section = await screen.findByRole('list', { name: 'Linked organizations' });
    expect(section.textContent).toContain('Lakeside University');
    expect(section.textContent).toContain('ada@lakeside.test, verified there');
    expect(section.textContent).toContain(
      'Login and assurance: urn:login, pwd, mfa, https://refeds.org/assurance/IAP/medium',
    );
  });

  test('shows staff the mails about them, and who may writes one', async () => {
    const mail = {
      id: 5,
      to: ['ada@uni.test'],
      cc: [],
      bcc: [],
      subject: 'Your account',
      body: '<p>Hello Ada</p>',
      status: 'failed',
      created: '2026-05-01T12:00:00Z',
      sent_at: null,
    };
    const { user, sent } = openPeople('/user/7', {
      role: 'access_admin',
      answers: { ...read({ read: true }), 'GET /email/': list(mail) },
    });
    expect(await screen.findByText('Your account')).toBeTruthy();
    const asked = sent.find(({ call }) => call === 'GET /email/')?.query;
    expect([asked?.get('model_name'), asked?.get('object_id')]).toEqual(['user', '7']);
    await user.click(screen.getByRole('button', { name: 'Write an email' }));
    expect(await screen.findByRole('dialog', { name: 'Write an email: Ada Byron' })).toBeTruthy();
  });

  test('has mails that a reader without the right to write only reads', async () => {
    openPeople('/user/7', { role: 'internal_read_only', answers: read({ read: true }) });
    expect(await screen.findByText('No emails yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Write an email' })).toBeNull();
  });

  test('is deactivated after a question that names the person and what follows', async () => {
    const { user, sent } = openPeople('/user/7', { role: 'sfari_admin', answers: read(ADMIN) });
    await user.click(await screen.findByRole('button', { name: 'Deactivate account' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate the account of Ada Byron?' });
    expect(dialog.textContent).toContain('Ada Byron is logged out everywhere immediately');
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate account' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'PATCH /user/7/')?.body).toEqual({ active: false }),
    );
  });

  test('is edited: Save waits for a change and sends what changed alone [C5.5.3 S5-33]', async () => {
    const { user, sent, router } = openPeople('/user/7?edit=true', {
      role: 'superuser',
      answers: { ...read(ADMIN), 'PATCH /user/7/': { body: person({ title: 'Professor' }) } },
    });
    const save = await screen.findByRole('button', { name: 'Save changes' });
    expect(save).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('textbox', { name: /^Title/ }));
    await user.paste('Professor');
    expect(save).toHaveProperty('disabled', false);
    await user.click(save);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(sent.find(({ call }) => call === 'PATCH /user/7/')?.body).toEqual({ title: 'Professor' });
  });

  test('has a wrong Globus name shown at its field, before and after the server [C5.5.1 S8-28]', async () => {
    const { user, sent } = openPeople('/user/7?edit=true', {
      role: 'superuser',
      answers: {
        ...read(ADMIN),
        'PATCH /user/7/': {
          status: 400,
          body: { 'profile.globus_username': ['Not a valid Globus Id or Username'] },
        },
      },
    });
    const field = await screen.findByRole('textbox', { name: /^Globus/ });
    await user.click(field);
    await user.paste('ada@uni.test');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findAllByText('Not a valid Globus Id or Username')).length).toBeGreaterThan(0);
    expect(sent.some(({ call }) => call === 'PATCH /user/7/')).toBe(false);
    await user.click(field);
    await user.paste('@globusid.test');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent.some(({ call }) => call === 'PATCH /user/7/')).toBe(true));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('that someone else has changed is not overwritten', async () => {
    const { user } = openPeople('/user/7?edit=true', {
      role: 'superuser',
      answers: {
        ...read(ADMIN),
        'PATCH /user/7/': {
          status: 409,
          body: { code: 'STALE', detail: 'Someone else', correlation_id: 'c' },
        },
      },
    });
    await user.click(await screen.findByRole('textbox', { name: /^Title/ }));
    await user.paste('Dean');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Someone else changed this profile after you opened it')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Dean');
    expect(screen.getByRole('button', { name: 'Replace their version with mine' })).toBeTruthy();
  });
});

describe('roles', () => {
  test('that cannot be combined with the others are disabled with the reason', async () => {
    const { user } = openPeople('/user/7?edit=true', {
      role: 'superuser',
      answers: { 'GET /user/7/': { body: person({ abilities: ADMIN }) } },
    });
    const official = await screen.findByRole('checkbox', { name: /^Signing Official/ });
    expect(official).toHaveProperty('disabled', true);
    expect(official.closest('label')?.textContent).toContain(
      'Cannot be combined with Principal Investigator',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Principal Investigator' }));
    expect(official).toHaveProperty('disabled', false);
  });

  test('that are combined say what the person does not see', async () => {
    const { user } = openPeople('/user/7?edit=true', {
      role: 'superuser',
      answers: { 'GET /user/7/': { body: person({ abilities: ADMIN }) } },
    });
    const owner = /This person cannot see the reviewers/;
    await screen.findByRole('checkbox', { name: 'Principal Investigator' });
    expect(screen.queryByText(owner)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^SFARI Reviewer/ }));
    expect(screen.getByText(owner)).toBeTruthy();
    expect(screen.queryByText(/conflict of interest/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Access Administrator/ }));
    expect(screen.getByText(/they can no longer see it in any role/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'SFARI Base Administrator' }));
    expect(screen.getByText(/they can still manage it but cannot see its scores/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Principal Investigator' }));
    expect(screen.queryByText(owner)).toBeNull();
  });

  test('are refused with who may give them', () => {
    expect(reasonAgainst('superuser', [], ['rm_admin'])).toBe(
      'Only a superuser can assign or remove this role',
    );
    expect(reasonAgainst('sfari_admin', [], [])).toBe('Only an administrator can assign or remove this role');
    expect(reasonAgainst('rm_admin', [], ['rm_admin'])).toBeNull();
  });
});

describe('a new user', () => {
  test('Cancel leads to the list; what is missing is shown at each field [S2.15-01 S5-31]', async () => {
    const { user, sent, container } = openPeople('/user/create', { role: 'sfari_admin', answers: {} });
    const cancel = await screen.findByRole('link', { name: 'Cancel' });
    expect(screen.getByText('Scores tissue requests that are assigned to them.')).toBeTruthy();
    expect(cancel.getAttribute('href')).toBe('/user/');
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create user' }));
    expect((await screen.findAllByText('First name is required')).length).toBeGreaterThan(0);
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  test('sends the label of the institution, and its errors land on the institutions [C7.3.7 S5-31]', async () => {
    const { user, sent } = openPeople('/user/create', {
      role: 'sfari_admin',
      answers: {
        'GET /institution/': list({ id: 3, display_name: 'Hillside Institute' }),
        'POST /user/create_user/': {
          status: 400,
          body: { institution: ['This institution does not exist'] },
        },
      },
    });
    await user.click(await screen.findByRole('textbox', { name: 'First name' }));
    await user.paste('Ada');
    await user.click(screen.getByRole('textbox', { name: 'Last name' }));
    await user.paste('Byron');
    await user.click(screen.getByRole('textbox', { name: 'Email' }));
    await user.paste('ada@uni.test');
    await user.click(screen.getByRole('checkbox', { name: 'Principal Investigator' }));
    await user.click(await screen.findByRole('combobox', { name: 'Institutions' }));
    await user.click(await screen.findByRole('option', { name: 'Hillside Institute' }));
    await user.click(screen.getByRole('button', { name: 'Create user' }));
    expect((await screen.findAllByText('This institution does not exist')).length).toBeGreaterThan(0);
    expect(sent.find(({ call }) => call === 'POST /user/create_user/')?.body).toMatchObject({
      first_name: 'Ada',
      email: 'ada@uni.test',
      groups: ['primary_researcher'],
      institution: 'Hillside Institute',
    });
    expect(screen.getByRole('combobox', { name: 'Institutions' }).getAttribute('aria-invalid')).toBe('true');
  });
});
