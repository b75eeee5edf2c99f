import { MESSAGES } from '@portal/contract/messages';
import type { Request } from '@portal/contract/types';
import { useApi } from '@portal/shared-ui/data';
import { axeViolations } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { Deciding } from './Deciding.tsx';
import { DecisionSection } from './DecisionSection.tsx';

const MAIL = {
  from: 'support@portal.test',
  to: ['hannah.weiss@lakeside.test'],
  cc: [],
  bcc: [],
  subject: 'Your request',
  body: '<p>Dear Hannah</p>',
};
const mailInfo = { 'GET /email-info/': () => ({ body: MAIL }), 'GET /history/': () => ({ body: page([]) }) };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function show(request: Request) {
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return {
    ...showAs(
      'sfari_admin',
      <Deciding request={request} etag={'"7"'} reload={reload}>
        <DecisionSection request={request} />
      </Deciding>,
    ),
    reload,
  };
}

async function choose(user: ReturnType<typeof show>['user'], status: string, button: string) {
  await user.selectOptions(screen.getByLabelText('Decision'), status);
  await user.click(screen.getByRole('button', { name: button }));
}

test('the dropdown offers what the server offers, and the button names the action [S2.6-12]', async () => {
  serve({});
  const { user, container } = show(buildRequest({ decisions: [4, 5] }));
  const options = within(screen.getByLabelText('Decision')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a decision',
    'Approved',
    'Rejected',
  ]);
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText('Decision'), 'Rejected');
  expect(screen.getByRole('button', { name: 'Reject Request and send Email' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('the decision that the meeting noted is chosen, with who noted it, and can be changed', async () => {
  const request = buildRequest({
    type: 4,
    status: 8,
    decisions: [4, 5, 14],
    abilities: { note_decision: true },
  });
  serve({
    [`GET /request/${request.id}/noted-decision/`]: () => ({
      body: { decision: 5, author: { id: 3, display_name: 'Dana Whitaker' }, noted: '2026-11-20T15:08:21Z' },
    }),
  });
  const { user } = show(request);
  expect(await screen.findByText(/^Noted by Dana Whitaker/)).toBeTruthy();
  expect(screen.getByLabelText('Decision')).toHaveProperty('value', '5');
  expect(screen.getByRole('button', { name: 'Reject Request and send Email' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Decision'), 'Choose a decision');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true);
  expect(screen.queryByText(/^Noted by/)).toBeNull();
});

test.each<[string, Partial<Request>]>([
  ['There is nothing to decide at this status.', { no_decision: 'status' }],
  ["You can't decide on your own request.", { no_decision: 'own' }],
  [
    'Only SFARI administrators or tissue project managers can decide on this request.',
    { no_decision: 'role', type: 8 },
  ],
  [
    'It can be marked as fulfilled once the institution, agreement and research team are ready.',
    { no_decision: 'access', status: 4 },
  ],
])('nothing to decide says why: %s', (text, more) => {
  serve({});
  show(buildRequest({ decisions: [], ...more }));
  expect(screen.getByText(text)).toBeTruthy();
});

test('a decision with a mail sends both, guarded by what was read [S4.3-15 S2.17-05 S8-14]', async () => {
  const request = buildRequest();
  const sent = serve({ ...mailInfo, [`POST /request/${request.id}/decision/`]: () => ({ body: request }) });
  const { user, reload } = show(request);
  await choose(user, 'Approved', 'Approve Request and send Email');
  const dialog = await screen.findByRole('dialog');
  const subject = await within(dialog).findByLabelText('Subject');
  await user.clear(subject);
  await user.type(subject, 'Good news');
  await user.click(within(dialog).getByRole('button', { name: 'Approve Request and send Email' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const decision = sent.find(({ method }) => method === 'POST');
  expect(decision?.ifMatch).toBe('"7"');
  expect(decision?.body).toMatchObject({ status: 4, email: { to: MAIL.to, subject: 'Good news' } });
  expect(await screen.findByText(`${request.sfari_request_id} is now Approved`)).toBeTruthy();
  expect(screen.getByText('Email has been sent')).toBeTruthy();
});

test('files that are attached go with the decision, and stay where it is refused [S4.3-16 S2.6-24 P7-01]', async () => {
  const request = buildRequest();
  const file = { id: 'a6b0a9b1-6b6b-4a52-9b6f-2f4a3f0c1d11', name: 'points.pdf', size: 4 };
  // attached before the page was read again
  const storedMail = { ...MAIL, isHidden: false, files: [file], template: '' };
  sessionStorage.setItem(`portal.mail.request-${request.id}-4`, JSON.stringify(storedMail));
  let isRefused = true;
  const sent = serve({
    ...mailInfo,
    [`POST /request/${request.id}/decision/`]: () =>
      isRefused
        ? { status: 400, body: { 'email.attachments': ['points.pdf is waiting for its virus scan'] } }
        : { body: request },
  });
  const { user, reload } = show(request);
  await choose(user, 'Approved', 'Approve Request and send Email');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('button', { name: /Remove points.pdf/ })).toBeTruthy();
  const button = within(dialog).getByRole('button', { name: 'Approve Request and send Email' });
  await user.click(button);
  const warnings = await within(dialog).findAllByText('points.pdf is waiting for its virus scan');
  expect(warnings.length).toBeGreaterThan(0);
  isRefused = false;
  await user.click(button);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const decisions = sent.filter(({ method }) => method === 'POST');
  expect(decisions.map(({ body }) => body)).toMatchObject([
    { status: 4, email: { attachments: [file.id] } },
    { status: 4, email: { attachments: [file.id] } },
  ]);
});

/** The audit trail behind the dialog. */
function Trail({ id }: { id: number }) {
  useApi('GET /history/', { query: { model: 'request', pk: String(id) } });
  return null;
}

test('the dialog closes once the decision is written, however long the page takes to read the rest again', async () => {
  const request = buildRequest();
  let reads = 0;
  const later = new Promise<never>(() => undefined);
  serve({
    ...mailInfo,
    'GET /history/': () => ((reads += 1) > 1 ? later : { body: page([]) }),
    [`POST /request/${request.id}/decision/`]: () => ({ body: request }),
  });
  const { user } = showAs(
    'sfari_admin',
    <>
      <Trail id={request.id} />
      <Deciding request={request} etag={'"7"'} reload={() => Promise.resolve()}>
        <DecisionSection request={request} />
      </Deciding>
    </>,
  );
  await choose(user, 'Approved', 'Approve Request and send Email');
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Approve Request and send Email' }));
  await waitFor(() => expect(reads).toBe(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** The page behind the dialog, which reads version 8 when the test says so. */
function Polled({ request, reload }: { request: Request; reload: () => Promise<void> }) {
  const [etag, setEtag] = useState('"7"');
  useEffect(() => {
    const read = () => setEtag('"8"');
    window.addEventListener('polled', read);
    return () => window.removeEventListener('polled', read);
  }, []);
  return (
    <Deciding request={request} etag={etag} reload={reload}>
      <DecisionSection request={request} />
    </Deciding>
  );
}

test('the version on screen when the dialog opened guards the decision, whatever the page reads in between', async () => {
  const request = buildRequest();
  const sent = serve({ ...mailInfo, [`POST /request/${request.id}/decision/`]: () => ({ body: request }) });
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { user } = showAs('sfari_admin', <Polled request={request} reload={reload} />);
  await choose(user, 'Approved', 'Approve Request and send Email');
  const dialog = await screen.findByRole('dialog');
  act(() => void window.dispatchEvent(new Event('polled')));
  await user.click(await within(dialog).findByRole('button', { name: 'Approve Request and send Email' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.find(({ method }) => method === 'POST')?.ifMatch).toBe('"7"');
});

test('a refused mail keeps what was typed and says what is wrong at its field; closing keeps it too [S2.17-07 S2.17-08]', async () => {
  const request = buildRequest();
  serve({
    ...mailInfo,
    [`POST /request/${request.id}/decision/`]: () => ({
      status: 400,
      body: { 'email.to': ['The owner must be told'] },
    }),
  });
  const { user, reload } = show(request);
  await choose(user, 'Rejected', 'Reject Request and send Email');
  const dialog = await screen.findByRole('dialog');
  const recipients = await within(dialog).findByLabelText('Recipients');
  await user.click(within(dialog).getByRole('button', { name: 'Remove hannah.weiss@lakeside.test' }));
  expect(within(dialog).getByRole('button', { name: /Reject/ })).toHaveProperty('disabled', true);
  // A space ends an address.
  await user.type(recipients, 'h@uni.test ');
  await user.click(within(dialog).getByRole('button', { name: 'Reject Request and send Email' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain(MESSAGES.emailError);
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(within(dialog).getByRole('button', { name: 'Remove h@uni.test' })).toBeTruthy();
  expect(recipients.getAttribute('aria-invalid')).toBe('true');
  expect(within(dialog).getAllByText('The owner must be told')).toHaveLength(2);
  expect(reload).not.toHaveBeenCalled();
  expect(await axeViolations(dialog)).toEqual([]);

  await user.click(within(dialog).getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Reject Request and send Email' }));
  expect(await screen.findByRole('button', { name: 'Remove h@uni.test' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start again from the template' }));
  expect(screen.getByRole('button', { name: 'Remove hannah.weiss@lakeside.test' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove h@uni.test' })).toBeNull();
});

test('an untouched mail begins with the template as it is now; what was typed stays when the template is edited [P7-02]', async () => {
  const request = buildRequest();
  let subject = 'Words of before';
  serve({ ...mailInfo, 'GET /email-info/': () => ({ body: { ...MAIL, subject } }) });
  const { user } = show(request);
  const open = () => user.click(screen.getByRole('button', { name: 'Reject Request and send Email' }));
  const close = async () => {
    await user.click(screen.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await choose(user, 'Rejected', 'Reject Request and send Email');
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'Words of before');
  await close();
  subject = 'Words of today';
  await open();
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Words of today'));
  await user.type(screen.getByLabelText('Subject'), ' and mine');
  await close();
  subject = 'Words of tomorrow';
  await open();
  expect(await screen.findByLabelText('Subject')).toHaveProperty('value', 'Words of today and mine');
  await user.click(screen.getByRole('button', { name: 'Start again from the template' }));
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Words of tomorrow'));
});

test('who decides second reads who decided what [S4.2-19]', async () => {
  const request = buildRequest({ status: 7, decisions: [14, 13] });
  serve({
    [`POST /request/${request.id}/decision/`]: () => ({
      status: 409,
      body: {
        code: 'WRONG_STATE',
        detail: 'This decision is not possible',
        current: {
          status: 14,
          status_label: 'Suspended',
          decided_by: { id: 9, display_name: 'Ada Ruiz' },
          decided_at: '2026-11-21T10:00:00Z',
        },
      },
    }),
  });
  const { user, reload } = show(request);
  await choose(user, 'Archived', 'Archive Request');
  const dialog = await screen.findByRole('alertdialog', {
    name: `Set ${request.sfari_request_id} to Archived?`,
  });
  await user.click(within(dialog).getByRole('button', { name: 'Archive Request' }));
  const notice = await screen.findByText('Your decision was not saved');
  expect(notice.parentElement?.textContent).toContain('Ada Ruiz set this request to Suspended');
  expect(reload).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a team that becomes ready while the mail is written is shown, and the letter goes with the approval', async () => {
  const asked = buildRequest({ status: 3, decisions: [5, 12] });
  const ready = { ...asked, decisions: [4, 5] } as Request;
  const sent = serve({
    ...mailInfo,
    [`POST /request/${asked.id}/decision/`]: (call) =>
      (call.body as { status: number }).status === 4
        ? { body: { ...ready, status: 4 } }
        : {
            status: 409,
            body: {
              code: 'WRONG_STATE',
              detail: 'The research team is ready, so the request can be approved',
              current: { status: 3, status_label: 'Under Review', decided_by: null, decided_at: null },
            },
          },
  });
  function Reread() {
    const [request, setRequest] = useState(asked);
    const reload = () => Promise.resolve(setRequest(ready));
    return (
      <Deciding request={request} etag={'"7"'} reload={reload}>
        <DecisionSection request={request} />
      </Deciding>
    );
  }
  const { user } = showAs('sfari_admin', <Reread />);
  await choose(user, 'Approved (Pending Team)', 'Update Request and Send Team emails');
  const dialog = await screen.findByRole('dialog');
  const subject = await within(dialog).findByLabelText('Subject');
  await user.clear(subject);
  await user.type(subject, 'My own words');
  await user.click(within(dialog).getByRole('button', { name: 'Update Request and Send Team emails' }));
  expect(await within(dialog).findByText(/The research team is now ready/)).toBeTruthy();
  expect(screen.queryByText(/set this request to/)).toBeNull();
  expect(within(dialog).getByLabelText('Subject')).toHaveProperty('value', 'My own words');
  await user.click(within(dialog).getByRole('button', { name: 'Approve Request and send Email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { status: 12, email: { subject: 'My own words' } },
    { status: 4, email: { subject: 'My own words' } },
  ]);
});

test('a request that went on automatically is not said to be decided by someone', async () => {
  const request = buildRequest({ status: 12, decisions: [4, 5] });
  serve({
    ...mailInfo,
    [`POST /request/${request.id}/decision/`]: () => ({
      status: 409,
      body: {
        code: 'WRONG_STATE',
        detail: 'This decision is not possible',
        current: {
          status: 4,
          status_label: 'Approved',
          decided_by: { id: 9, display_name: 'Ada Ruiz' },
          decided_at: '2026-11-21T10:00:00Z',
        },
      },
    }),
  });
  const { user } = show(request);
  await choose(user, 'Approved', 'Approve Request and send Email');
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Approve Request and send Email' }));
  const notice = await screen.findByText('Your decision was not saved');
  expect(notice.parentElement?.textContent).toContain('The research team became ready');
  expect(notice.parentElement?.textContent).not.toContain('Ada Ruiz');
});
