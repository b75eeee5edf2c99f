import { screen, waitFor, within } from '@testing-library/react';
import { MESSAGES } from '@portal/contract/messages';
import { axeViolations, fakeServer, enter, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './ProvideInstitutionPage.tsx';

const server = fakeServer();
const show = () => showPage(Component, { route: 'provide-institution' });
type User = ReturnType<typeof show>['user'];

const box = (name: RegExp) => screen.findByRole('textbox', { name });
/** In one go: typing key by key would render the form a hundred times. */
async function fillIn({ name = 'Lakeside University', email = 'ines.moreau@lakeside.test' } = {}) {
  await enter(/^Common name/, name);
  await enter(/^First name/, 'Ines');
  await enter(/^Last name/, 'Moreau');
  await enter(/^Email/, email);
  await enter(/^Phone number/, '+1 555 0100');
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Add institution' }));
const MATCH = {
  id: 12,
  display_name: 'University of Lakeside',
  ein: '…6789',
  status: 3,
  matched: ['name'],
  may_join: true,
};
const refuseOnce = () => {
  server.on('POST /institution-helper/', ({ body }: { body: unknown }) =>
    (body as { confirm_duplicate_domain?: boolean }).confirm_duplicate_domain
      ? { status: 201, body: { id: 31 } }
      : { status: 400, body: { confirm_duplicate_domain: ['Suggested Institutions'] } },
  );
  server.on('GET /institution/suggested/', { results: [MATCH] });
};

test('an empty form says what is missing in the words of the specification [C2.3.3 C5.3.4]', async () => {
  const { user, container } = show();
  await box(/^Common name/);
  await submit(user);
  const summary = await screen.findByRole('alert');
  for (const message of [
    'Please provide an institution',
    'First name is required',
    'Last name is required',
    MESSAGES.emailPattern,
    'Please provide a phone number',
  ])
    expect(summary.textContent).toContain(message);
  expect(server.sent).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);
});

test('no one names themself [C2.3.3 C5.3.3]', async () => {
  const { user } = show();
  await fillIn({ email: 'PI@demo.test' });
  await submit(user);
  expect((await screen.findByRole('alert')).textContent).toContain("You can't name yourself");
  expect(server.sent).toEqual([]);
});

test('sends institution and official, then thanks; the page then knows the institution [C2.3.3 C4.4.6]', async () => {
  server.on('POST /institution-helper/', () => ({ status: 201, body: { id: 31 } }));
  const { user, session } = show();
  await fillIn();
  await submit(user);
  expect((await screen.findByTestId('elsewhere')).textContent).toContain('/thank-you?reason=pr_add_sbso');
  expect(server.sent[0]?.body).toEqual({
    institution_data: { name: 'Lakeside University' },
    io_data: {
      first_name: 'Ines',
      last_name: 'Moreau',
      email: 'ines.moreau@lakeside.test',
      phone_number: '+1 555 0100',
    },
  });
  await waitFor(() => expect(session.refresh).toHaveBeenCalledOnce());
});

test('institutions like it are suggested by name and EIN; one of them can be used [C8.3.4]', async () => {
  refuseOnce();
  server.on('POST /user-institution/', () => ({ status: 201, body: { id: 1 } }));
  const { user, session } = show();
  await fillIn();
  await submit(user);
  const modal = await screen.findByRole('dialog', { name: 'Suggested Institutions' });
  const match = within(modal).getByRole('listitem');
  expect(match.textContent).toContain('University of LakesideEIN …6789');
  expect(await axeViolations(modal)).toEqual([]);
  await user.click(within(modal).getByRole('button', { name: 'Use this one University of Lakeside' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toMatch(/^\/ /);
  expect(server.sent.at(-1)).toMatchObject({
    call: 'POST /user-institution/',
    body: { institution: 12, primary: true },
  });
  expect(session.refresh).toHaveBeenCalled();
});

test('or another one is added anyway, once they were seen [C8.3.4]', async () => {
  refuseOnce();
  const { user } = show();
  await fillIn();
  await submit(user);
  await user.click(await screen.findByRole('button', { name: 'Mine is not listed: add it anyway' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toContain('/thank-you');
  expect(server.sent.at(-1)?.body).toMatchObject({ confirm_duplicate_domain: true });
});

test('a name that exists is shown at the field; after two attempts there is the support contact [C8.3.2 C8.3.4]', async () => {
  server.on('POST /institution-helper/', () => ({
    status: 400,
    body: { 'institution_data.name': ['Already in system'] },
  }));
  const { user } = show();
  await fillIn();
  await submit(user);
  const name = await box(/^Common name/);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(`${name.id}-error`)?.textContent).toBe('Already in system');
  expect(screen.queryByText(/Having trouble\?/)).toBeNull();
  await submit(user);
  expect(await screen.findByText(/Having trouble\?/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'support@portal.test' })).toBeTruthy();
});

test('where the name is taken, the institution that has it can be used [C8.3.2 C8.3.4]', async () => {
  server.on('POST /institution-helper/', () => ({
    status: 400,
    body: { 'institution_data.name': ['Already in system'] },
  }));
  server.on('GET /institution/suggested/', { results: [{ ...MATCH, display_name: 'Lakeside University' }] });
  server.on('POST /user-institution/', () => ({ status: 201, body: { id: 1 } }));
  const { user } = show();
  await fillIn();
  await submit(user);
  const modal = within(await screen.findByRole('dialog', { name: 'Suggested Institutions' }));
  expect(screen.getAllByText('Already in system').length).toBeGreaterThan(0);
  expect(modal.queryByRole('button', { name: /add it anyway/ })).toBeNull();
  await user.click(modal.getByRole('button', { name: 'Use this one Lakeside University' }));
  expect((await screen.findByTestId('elsewhere')).textContent).toMatch(/^\/ /);
});

test('a refusal about no field opens its modal with the first message [C8.3.2]', async () => {
  server.on('POST /institution-helper/', () => ({
    status: 400,
    body: ['There was an issue creating the institution.', 'More'],
  }));
  const { user } = show();
  await fillIn();
  await submit(user);
  const modal = await screen.findByRole('alertdialog', {
    name: 'Sorry, there was a problem with your request',
  });
  expect(within(modal).getByText('There was an issue creating the institution.')).toBeTruthy();
});

test('what was typed is there after a reload', async () => {
  const first = show();
  await fillIn();
  first.unmount();
  show();
  await screen.findByRole('button', { name: 'Discard' });
  expect(await box(/^Common name/)).toHaveProperty('value', 'Lakeside University');
});
