import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { api, ApiError, forgetEverything, invalidate, useApi } from '@portal/shared-ui/data';
import { alerts, ReadGate, ToNotFound } from '@portal/shared-ui/errors';
import { useLocation } from '@portal/shared-ui/router';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import {
  axeViolations,
  FreshReads,
  passTime,
  renderWithPortal,
  sessionUser,
  VISITOR as visitor,
  startFakeClock,
} from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HomePanelFrame } from '../../../remotes/HomePanelFrame.tsx';
import { FailingReadsBar } from '../FailingReadsBar.tsx';
import { Alerts } from './Alerts.tsx';
import { faultKind } from './fault-kind.ts';
import { Faults } from './Faults.tsx';

let answer: () => Response = () => new Response(null, { status: 204 });
const sent: { url: string; body: string }[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (url: string, init?: { body?: string }) => {
    sent.push({ url, body: init?.body ?? '' });
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  act(() => alerts.clearAll());
  vi.unstubAllGlobals();
});

const failure = (status: number, body: unknown) => () =>
  Response.json(body, { status, headers: { 'X-Correlation-Id': 'corr-0001' } });

function Where() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}
const member: SessionState = {
  ...visitor,
  status: 'signed-in',
  user: sessionUser({ display_name: 'Ada Reader', email: 'ada@uni.test' }),
  role: 'primary_researcher',
  roles: ['primary_researcher'],
};
function show(session = member, page: ReactNode = null) {
  return renderWithPortal(
    <SessionContext value={session}>
      <Alerts />
      <Faults />
      <Where />
      {page}
    </SessionContext>,
    { path: '/project/7' },
  );
}
/** A modal hears the key from the moment when it has the focus. */
async function closeByKey(user: ReturnType<typeof show>['user']): Promise<void> {
  const modal = screen.getByRole('alertdialog');
  await waitFor(() => expect(modal.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
const write = () =>
  act(async () => {
    await api('PATCH /project/{id}/', { params: { id: 7 }, body: { title: 'T' } }).catch(() => undefined);
  });

test('a list of messages opens a modal with the first one; errors of fields open none [C8.1.1]', async () => {
  answer = failure(400, ['This project is closed.', 'And more']);
  const { user } = show();
  await write();
  const modal = await screen.findByRole('alertdialog', {
    name: 'Sorry, there was a problem with your request',
  });
  expect(within(modal).getByText('This project is closed.')).toBeTruthy();
  expect(within(modal).queryByText('And more')).toBeNull();
  await closeByKey(user);
  answer = failure(400, { title: ['Too long'] });
  await write();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('403 opens Permissions Issue with support, id and the way home [C8.1.3 C2.9.4 C6.4.9]', async () => {
  answer = failure(403, { detail: 'No', code: 'FORBIDDEN', correlation_id: 'corr-0001' });
  const { user } = show();
  await write();
  const modal = await screen.findByRole('alertdialog', { name: 'Permissions Issue' });
  expect(
    within(modal).getByText("Sorry, you currently don't have permission to access this page"),
  ).toBeTruthy();
  expect(within(modal).getByRole('link', { name: 'support@portal.test' })).toBeTruthy();
  expect(within(modal).getByText('corr-0001')).toBeTruthy();
  expect(await axeViolations(modal)).toEqual([]);
  await user.click(within(modal).getByRole('link', { name: 'Return To Home' }));
  expect(screen.getByText('/ null')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('404 leads to /404 and takes the correlation id along [C8.1.4]', async () => {
  answer = failure(404, { detail: 'Gone', code: 'NOT_FOUND', correlation_id: 'corr-0404' });
  show();
  await write();
  expect(screen.getByText(/^\/404 .*"correlationId":"corr-0404"/)).toBeTruthy();
});

test('500 opens Server Error with id, URL and method [C8.1.5 C2.9.4]', async () => {
  answer = failure(500, { detail: 'Oh', code: 'SERVER_ERROR', correlation_id: 'corr-0500' });
  show();
  await write();
  const modal = await screen.findByRole('alertdialog', { name: 'Server Error' });
  for (const text of [
    'Sorry, but there was an issue retrieving necessary data from the server',
    'corr-0500',
    'PATCH',
    '/api/project/7/',
    'Please try again later. Nothing you saved is lost.',
  ])
    expect(within(modal).getByText(text)).toBeTruthy();
});

test('500 does not speak to a visitor of what they saved', async () => {
  answer = failure(500, { detail: 'Oh', code: 'SERVER_ERROR', correlation_id: 'corr-0500' });
  show(visitor);
  await write();
  const modal = await screen.findByRole('alertdialog', { name: 'Server Error' });
  expect(within(modal).getByText('Please try again later.')).toBeTruthy();
});

test('a service that gives its reason says itself when to try again', async () => {
  const detail = 'This service is not available. Please try again';
  answer = failure(503, { detail, code: 'SERVICE_UNAVAILABLE', correlation_id: 'corr-0503' });
  show();
  await write();
  const modal = await screen.findByRole('alertdialog', { name: 'Server Error' });
  expect(within(modal).getByText(detail)).toBeTruthy();
  expect(within(modal).queryByText(/try again later/)).toBeNull();
});

function Project({ silent = false }: { silent?: boolean }) {
  const { data, reload } = useApi('GET /project/{id}/', { params: { id: 7 }, silent });
  return (
    <>
      <p>{data ? data.title : 'Nothing yet'}</p>
      <button type="button" onClick={() => void reload()}>
        Read again
      </button>
    </>
  );
}
const readWith = (part = <Project />) => show(member, <FreshReads>{part}</FreshReads>);

test.each([
  [403, 'FORBIDDEN', 'Permissions Issue', ['corr-0001', 'support@portal.test']],
  [500, 'SERVER_ERROR', 'Server Error', ['corr-0001', 'GET', '/api/project/7/']],
] as const)(
  'a page that cannot read what it shows opens the modal of %i, and again when asked again [C8.1.3 C8.1.5]',
  async (status, code, title, facts) => {
    answer = failure(status, { detail: 'No', code, correlation_id: 'corr-0001' });
    const { user } = readWith();
    const modal = await screen.findByRole('alertdialog', { name: title });
    for (const fact of facts) expect(within(modal).getByText(fact)).toBeTruthy();
    await closeByKey(user);
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
  },
);

function Gated({ silent = false }: { silent?: boolean }) {
  const read = useApi('GET /project/{id}/', {
    params: { id: 7 },
    silent,
    swr: { shouldRetryOnError: true, errorRetryInterval: 50, errorRetryCount: 1 },
  });
  return (
    <ReadGate read={read} failure="Could not get project.">
      {({ title }) => <p>{title}</p>}
    </ReadGate>
  );
}

test.each([
  [403, 'Permissions Issue', "Sorry, you currently don't have permission to access this page"],
  [500, 'Server Error', 'Sorry, but there was an issue retrieving necessary data from the server'],
])(
  'what the modal of %i shows is shown nowhere else, also after attempts of the page’s own',
  async (status, title, words) => {
    startFakeClock();
    answer = failure(status, { detail: 'No', code: 'NO', correlation_id: 'corr-0001' });
    const { user } = readWith(<Gated />);
    await screen.findByRole('alertdialog', { name: title });
    await waitFor(() => expect(screen.getAllByText('corr-0001')).toHaveLength(1));
    await passTime(1000);
    expect(sent, 'it was read a second time').toHaveLength(2);
    for (const text of ['corr-0001', title, words]) expect(screen.getAllByText(text)).toHaveLength(1);
    await closeByKey(user);
    expect(screen.getByRole('heading', { name: 'Could not get project.' })).toBeTruthy();
    expect(screen.queryByText('corr-0001')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alertdialog', { name: title })).toBeTruthy();
    expect(screen.getAllByText('corr-0001')).toHaveLength(1);
    await closeByKey(user);
  },
);

test('what no modal shows is shown in full by its part of the page', async () => {
  answer = failure(500, { detail: 'No', code: 'NO', correlation_id: 'corr-0001' });
  readWith(<Gated silent />);
  const panel = await screen.findByRole('alert');
  expect(within(panel).getByText('corr-0001')).toBeTruthy();
  expect(within(panel).getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a read that fails behind what is on screen interrupts no one, and neither does one no one waits for', async () => {
  answer = () => Response.json({ id: 7, title: 'Sleep in autism' });
  const { user } = readWith();
  expect(await screen.findByText('Sleep in autism')).toBeTruthy();
  answer = failure(500, { detail: 'Oh', code: 'SERVER_ERROR', correlation_id: 'corr-0500' });
  const before = sent.length;
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  expect(screen.getByText('Sleep in autism')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();

  cleanup();
  await forgetEverything();
  sent.length = 0;
  readWith(<Project silent />);
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(await screen.findByText('Nothing yet')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([502, 503, 504])(
  'a read that meets %i opens no modal and raises no alert: its place and the bar say that it is tried again',
  async (status) => {
    answer = failure(status, { detail: 'No', code: 'NO', correlation_id: 'corr-0001' });
    readWith(
      <>
        <Gated />
        <FailingReadsBar />
      </>,
    );
    const panel = await screen.findByRole('alert');
    expect(within(panel).getByRole('heading', { name: 'Could not get project.' })).toBeTruthy();
    expect(within(panel).getByText('corr-0001')).toBeTruthy();
    expect((await screen.findAllByText(/didn't load. We are trying again/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answer = () => Response.json({ id: 7, title: 'Sleep in autism' });
    await act(() => invalidate('project'));
    expect(await screen.findByText('Sleep in autism')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/We are trying again/)).toBeNull());
  },
);

test('a panel that reads in the background opens no modal, still shows what it showed and says when that was true', async () => {
  answer = () => Response.json({ id: 7, title: 'Sleep in autism' });
  const panel = {
    id: 'projects',
    title: 'My projects',
    roles: ['primary_researcher' as const],
    order: 1,
    lazy: () => Promise.resolve({ default: () => <Project /> }),
  };
  const { user } = readWith(
    <>
      <HomePanelFrame panel={panel} />
      <FailingReadsBar />
    </>,
  );
  expect(await screen.findByText('Sleep in autism')).toBeTruthy();
  answer = failure(500, { detail: 'Oh', code: 'SERVER_ERROR', correlation_id: 'corr-0500' });
  await user.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByText(/^As of .*\. Trying again\.$/)).toBeTruthy();
  expect(screen.getByText('Sleep in autism')).toBeTruthy();
  expect((await screen.findAllByText(/may not show the latest changes/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();

  cleanup();
  await forgetEverything();
  readWith(<HomePanelFrame panel={panel} />);
  expect(await screen.findByText('Nothing yet')).toBeTruthy();
  await waitFor(() => expect(sent.length).toBeGreaterThan(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a page whose object is not there goes to /404 with the correlation id, in place of its address [C8.1.4]', async () => {
  renderWithPortal(
    <>
      <ToNotFound correlationId="corr-0404" />
      <Where />
    </>,
    { path: '/project/7' },
  );
  expect(await screen.findByText(/^\/404 .*"correlationId":"corr-0404","from":"\/project\/7"/)).toBeTruthy();
});

test('anything else raises Unexpected error, which asks for a report and sends it without secrets [C8.1.6 C8.6.2]', async () => {
  answer = failure(418, { what: 'teapot' });
  const { user, container } = show();
  await act(async () => {
    await api('POST /api-token-verify/', { body: { token: 'very secret' } }).catch(() => undefined);
  });
  const alert = await screen.findByRole('alert', { name: '' });
  expect(within(alert).getByText('Alert: Unexpected error')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);

  await user.click(within(alert).getByRole('button', { name: 'Send an error report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit an error report?' });
  expect(
    within(dialog).getByText(/It includes your email address and the information you submitted/),
  ).toBeTruthy();
  await user.click(within(dialog).getByText('Details'));
  expect(within(dialog).getByText('POST /api/api-token-verify/')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Additional Notes'), 'I pressed Save');

  answer = failure(503, {});
  await user.click(within(dialog).getByRole('button', { name: 'Yes, Send Report' }));
  expect(await within(dialog).findByText(/We couldn't send the report/)).toBeTruthy();
  answer = () => Response.json({}, { status: 201 });
  await user.click(within(dialog).getByRole('button', { name: 'Yes, Send Report' }));
  expect(await screen.findByRole('dialog', { name: 'Error Report Submitted' })).toBeTruthy();
  expect(screen.getByText(/The collections team will reach out/)).toBeTruthy();
  const report = JSON.parse(sent.at(-1)?.body ?? '{}') as {
    task_name: string;
    fields: Record<string, string>;
  };
  expect(report).toMatchObject({
    task_name: 'error_report',
    fields: {
      notes: 'I pressed Save',
      error_api_url: 'POST /api/api-token-verify/',
      response_body: '{"what":"teapot"}',
    },
  });
  expect(report.fields['payload_body']).not.toContain('very secret');
});

test('a visitor gets a message, and asked for no report, since no one could answer it', async () => {
  answer = failure(418, {});
  show(visitor);
  await write();
  expect(await screen.findByText('Alert: Unexpected error')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send an error report' })).toBeNull();
});

test('alerts are cleared one by one; the same failure is there once [C8.6.2]', async () => {
  const { user } = show();
  const errorObject = { payload: '', response: '', fe_url: '/', url: 'PATCH /api/project/7/' };
  act(() => {
    alerts.raise({ message: 'Unexpected error', alertType: 'alert', errorObject });
    alerts.raise({ message: 'Unexpected error', alertType: 'alert', errorObject });
    alerts.raise({ message: 'The portal rests on Sunday.', alertType: 'maintenance' });
  });
  expect(await screen.findAllByRole('button', { name: /^Clear: / })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Clear: Unexpected error' }));
  expect(screen.queryByText('Alert: Unexpected error')).toBeNull();
  expect(screen.getByText('Maintenance: The portal rests on Sunday.')).toBeTruthy();
});

test.each([
  ['a read fails as a write does', 'GET /api/project/', 500, 'server'],
  ['a page knows itself whether what it lacks is its own object', 'GET /api/project/7/', 404, null],
  ['a lost session is the login page’s matter', 'POST /api/project/', 401, null],
  ['both versions of a stale object are shown', 'PATCH /api/project/7/', 409, null],
  ['the upload tells a virus', 'POST /api/file/', 412, null],
  ['no answer at all is unexpected', 'POST /api/project/', 0, 'unexpected'],
  ['a gateway without its service is a server error', 'POST /api/project/', 503, 'server'],
] as const)('%s', (_, call, status, kind) => {
  expect(faultKind(new ApiError({ status, call, detail: '' }))).toBe(kind);
});
