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
    ...showAs('sfari_admin', <DecisionSection request={request} etag={'"7"'} reload={reload} />),
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

test('nothing to decide says so', () => {
  serve({});
  show(buildRequest({ decisions: [] }));
  expect(screen.getByText('There is nothing for you to decide at this status.')).toBeTruthy();
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
      <DecisionSection request={request} etag={'"7"'} reload={() => Promise.resolve()} />
    </>,
  );
  await choose(user, 'Approved', 'Approve Request and send Email');
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Approve Request and send Email' }));
  await waitFor(() => expect(reads).toBe(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** The page behind the dialog, which reads version 8 when told to. */
function Polled({ request, reload }: { request: Request; reload: () => Promise<void> }) {
  const [etag, setEtag] = useState('"7"');
  useEffect(() => {
    const read = () => setEtag('"8"');
    window.addEventListener('polled', read);
    return () => window.removeEventListener('polled', read);
  }, []);
  return <DecisionSection request={request} etag={etag} reload={reload} />;
}

test('the version on screen when the dialog opened guards the decision, whatever the page reads meanwhile', async () => {
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
      body: { 'email.to.0': [MESSAGES.emailPattern] },
    }),
  });
  const { user, reload } = show(request);
  await choose(user, 'Rejected', 'Reject Request and send Email');
  const dialog = await screen.findByRole('dialog');
  const recipients = await within(dialog).findByLabelText('Recipients');
  await user.click(within(dialog).getByRole('button', { name: 'Remove hannah.weiss@lakeside.test' }));
  expect(within(dialog).getByRole('button', { name: /Reject/ })).toHaveProperty('disabled', true);
  // A space ends an address.
  await user.type(recipients, 'hannah ');
  await user.click(within(dialog).getByRole('button', { name: 'Reject Request and send Email' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toContain(MESSAGES.emailError);
  expect(document.activeElement).toBe(alert);
  expect(within(dialog).getByRole('button', { name: 'Remove hannah' })).toBeTruthy();
  expect(recipients.getAttribute('aria-invalid')).toBe('true');
  expect(reload).not.toHaveBeenCalled();
  expect(await axeViolations(dialog)).toEqual([]);

  await user.click(within(dialog).getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Reject Request and send Email' }));
  expect(await screen.findByRole('button', { name: 'Remove hannah' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start again from the template' }));
  expect(screen.getByRole('button', { name: 'Remove hannah.weiss@lakeside.test' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove hannah' })).toBeNull();
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
  const notice = await screen.findByText('Your decision was not made');
  expect(notice.parentElement?.textContent).toContain('Ada Ruiz set this request to Suspended');
  expect(reload).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
