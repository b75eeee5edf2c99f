import { screen, waitFor, within } from '@testing-library/react';
import { invalidate, onFailedCall } from '@portal/shared-ui/data';
import { axeViolations, enter, fakeServer, showPage, institutionRow } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component } from './InstitutionPage.tsx';

const server = fakeServer();
const DECIDE = ['edit', 'disable', 'approve', 'follow_up', 'reject', 'reject_official'];

function show(official: { id: number; display_name: string; email: string } | null = null) {
  const row = institutionRow({ status: 2, comments: [], current_io: official }, DECIDE);
  server.on('GET /institution/3/', row);
  return showPage(Component, {
    route: 'institution/:objectId',
    at: '/institution/3',
    role: 'sfari_admin',
    institution: null,
  });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** As the server filled the template. */
const drafted = (to: readonly string[], more: object = {}) => ({
  from: 'no-reply@portal.test',
  to,
  cc: [],
  bcc: [],
  bcc_all: to.length > 1,
  subject: 'We have a question about Northfield University',
  body: '<p>Dear colleagues,</p><p>Which legal name do you use?</p>',
  ...more,
});
const BOTH = ['official@northfield.test', 'pi@northfield.test'];

test('an administrator decides: the mail is the server’s, seen before it is sent, and sent as it was seen', async () => {
  server.on('GET /institution/3/decision-mail/', ({ query }) => ({
    body: drafted(BOTH, { body: `<p>About ${query.get('decision')}</p>` }),
  }));
  server.on('POST /institution/3/follow-up/', institutionRow({ status: 5 }));
  const { user, container } = show();
  expect(await button('Approve')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(await button('Follow up'));
  const modal = await screen.findByRole('dialog', { name: 'Follow up: Northfield University' });
  expect(await within(modal).findByText('official@northfield.test')).toBeTruthy();
  expect(
    within(modal).getByText('All recipients are sent via BCC: they do not see each other.'),
  ).toBeTruthy();
  await enter(/^Subject/, 'One question about Northfield University');
  expect(await axeViolations(modal)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  // the editor may arrive as late as this, and contains the words too
  const preview = within(await screen.findByRole('tabpanel', { name: 'Preview' }));
  expect(await preview.findByText('One question about Northfield University')).toBeTruthy();
  expect(preview.getByText('About follow_up')).toBeTruthy();
  expect(preview.getByText(BOTH.join(', '))).toBeTruthy();
  await user.click(await button('Follow up and send Email'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent).toMatchObject([
    {
      call: 'POST /institution/3/follow-up/',
      body: {
        email: {
          to: BOTH,
          cc: [],
          bcc_all: true,
          subject: 'One question about Northfield University',
          body: '<p>About follow_up</p>',
        },
      },
      ifMatch: '"1"',
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  [null, /no Signing Official with an account can sign it yet/],
  [{ id: 7, display_name: 'Maya Lindqvist', email: 'so@demo.test' }, /gets a separate email to sign it/],
])('the approval says whether anyone can sign: %j', async (official, text) => {
  server.on('GET /institution/3/decision-mail/', drafted([]));
  const { user } = show(official);
  await user.click(await button('Approve'));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('what the server refuses about the mail is shown there in its words, and nothing typed is lost', async () => {
  const words = 'Replace the text in square brackets';
  server.on('GET /institution/3/decision-mail/', drafted(BOTH.slice(1)));
  server.on('POST /institution/3/reject/', () => ({ status: 400, body: { 'email.body': [words] } }));
  const { user } = show();
  await user.click(await button('Reject'));
  await button('Remove pi@northfield.test');
  await enter(/^Subject/, 'Northfield University was not added');
  await user.click(await button('Reject and send Email'));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  await user.click(await button('Return'));
  await user.click(await button('Reject'));
  expect(await screen.findByText('This is the text you wrote earlier.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveProperty(
    'value',
    'Northfield University was not added',
  );
  await user.click(await button('Start again from the template'));
  expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveProperty('value', drafted([]).subject);
});

test.each([
  ['alone', false, 1],
  ['not at all behind the modal of the frame', true, 0],
] as const)(
  'a fault of the server is shown in the composer %s, and the mail is kept',
  async (_, isShown, times) => {
    const stop = onFailedCall(() => isShown);
    server.on('GET /institution/3/decision-mail/', drafted(BOTH));
    server.on('POST /institution/3/reject/', () => ({
      status: 500,
      body: { code: 'SERVER_ERROR', detail: 'x' },
    }));
    const { user } = show();
    await user.click(await button('Reject'));
    await button('Remove pi@northfield.test');
    await user.click(await button('Reject and send Email'));
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Reject and send Email' })).toHaveProperty(
      'disabled',
      false,
    );
    expect(screen.queryAllByText('Failed to update object')).toHaveLength(times);
    expect(screen.queryAllByRole('alert')).toHaveLength(times);
    expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveProperty('value', drafted([]).subject);
    stop();
  },
);

test('someone else was faster: the decision is refused in words, the mail is kept', async () => {
  server.on('GET /institution/3/decision-mail/', drafted(BOTH));
  server.on('POST /institution/3/reject/', () => ({ status: 409, body: { code: 'STALE', detail: 'x' } }));
  const { user } = show();
  await user.click(await button('Reject'));
  await button('Remove pi@northfield.test');
  await user.click(await button('Reject and send Email'));
  expect(await screen.findByText(/^Someone else changed this institution/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveProperty('value', drafted([]).subject);
});

test('a decision uses what was on the page when the dialog opened, until a message says that it changed', async () => {
  server.on('GET /institution/3/decision-mail/', drafted(BOTH));
  server.on('POST /institution/3/reject/', ({ ifMatch }) =>
    ifMatch === '"2"'
      ? { body: institutionRow({ status: 4 }) }
      : { status: 409, body: { code: 'STALE', detail: 'x' } },
  );
  const { user } = show();
  await user.click(await button('Reject'));
  await button('Remove pi@northfield.test');
  server.on('GET /institution/3/', () => ({
    body: institutionRow(
      { status: 2, comments: [], current_io: null, display_name: 'Northfield College' },
      DECIDE,
    ),
    etag: '"2"',
  }));
  await invalidate('institution');
  expect(await screen.findByRole('dialog', { name: 'Reject: Northfield College' })).toBeTruthy();
  await user.click(await button('Reject and send Email'));
  expect(await screen.findByText(/^Someone else changed this institution/)).toBeTruthy();
  await user.click(await button('Reject and send Email'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"']);
});

test('without recipients nothing is sent; where no one can be written to, it is decided without a mail', async () => {
  server.on('GET /institution/3/decision-mail/', drafted(BOTH.slice(1)));
  const { user } = show();
  await user.click(await button('Disable institution'));
  await user.click(await button('Remove pi@northfield.test'));
  expect(await button('Disable institution and send Email')).toHaveProperty('disabled', true);
  await user.click(await button('Return'));

  server.on('GET /institution/3/decision-mail/', drafted([]));
  server.on('POST /institution/3/approve/', institutionRow({ status: 3 }));
  await user.click(await button('Approve'));
  const modal = await screen.findByRole('dialog', { name: 'Approve: Northfield University' });
  expect(await within(modal).findByText(/^No one at the institution can be emailed/)).toBeTruthy();
  await user.click(within(modal).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent).toMatchObject([{ call: 'POST /institution/3/approve/', body: {} }]);
});

test('the draft of the mail is not asked for again once the decision is made: it would be refused', async () => {
  let asked = 0;
  let isDecided = false;
  server.on('GET /institution/3/decision-mail/', () => {
    asked += 1;
    return isDecided ? { status: 409, body: { code: 'WRONG_STATE', detail: 'x' } } : { body: drafted(BOTH) };
  });
  server.on('POST /institution/3/approve/', () => {
    isDecided = true;
    return { body: institutionRow({ status: 3 }) };
  });
  const { user } = show();
  await user.click(await button('Approve'));
  await button('Remove pi@northfield.test');
  await user.click(await button('Approve and send Email'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toBe(1);
});
