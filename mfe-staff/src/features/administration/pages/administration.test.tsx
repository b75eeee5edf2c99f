import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { forgetEverything } from '@portal/shared-ui/data';
import { SessionContext, type SessionState } from '@portal/shared-ui/session';
import { axeViolations, FreshReads, renderWithPortal, VISITOR } from '@portal/shared-ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as AdministrationPage } from './AdministrationPage.tsx';
import { Component as AlertsPage } from './AlertsPage.tsx';
import { Component as CohortsPage } from './CohortsPage.tsx';
import { Component as ErrorReportsPage } from './ErrorReportsPage.tsx';
import { Component as FeatureTogglesPage } from './FeatureTogglesPage.tsx';
import { Component as VersionsPage } from './VersionsPage.tsx';

type Reply = { status?: number; body: unknown };
let replies: Record<string, Reply>;
let sent: { call: string; body: unknown }[];
const makeList = (...results: unknown[]): Reply => ({
  body: { count: results.length, next: null, previous: null, results },
});

beforeEach(() => {
  replies = {};
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url.split('?')[0]?.slice('/api'.length)}`;
    if (typeof init?.body === 'string') sent.push({ call, body: JSON.parse(init.body) });
    const { status = 200, body } = replies[call] ?? makeList();
    return Promise.resolve(Response.json(body, { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(page: ReactNode, role: 'sfari_admin' | 'superuser' = 'sfari_admin') {
  const session: SessionState = {
    ...VISITOR,
    status: 'signed-in',
    role,
    roles: [role],
  };
  return renderWithPortal(
    <FreshReads>
      <SessionContext value={session}>{page}</SessionContext>
    </FreshReads>,
  );
}

const ALERT = {
  id: 4,
  message: 'Down tonight',
  alertType: 'maintenance',
  audience: ['sbso'],
  starts_at: '2026-05-01T12:00:30Z',
  ends_at: null,
  current: true,
  modified: '2026-05-01T12:00:30Z',
};

test('the hub leads to every page; forms only while they are switched on', async () => {
  const first = show(<AdministrationPage />);
  await screen.findByRole('link', { name: 'Alert messages' });
  for (const name of ['Alert messages', 'Email templates', 'Email log', 'Agreements', 'Error reports'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Superuser' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Form tester' })).toBeNull();
  expect(await axeViolations(first.container)).toEqual([]);
  first.unmount();
  await forgetEverything();
  replies['GET /feature-toggle/'] = makeList({ id: 1, feature_code: 'FORM_TESTER', enabled: true });
  show(<AdministrationPage />, 'superuser');
  expect((await screen.findByRole('link', { name: 'Form tester' })).getAttribute('href')).toBe(
    '/form_tester',
  );
  expect(screen.getByRole('link', { name: 'Superuser' })).toBeTruthy();
});

test('a message is changed, and a time that was left alone stays [C3.0.6]', async () => {
  replies['GET /alert-message/'] = makeList(ALERT);
  replies['GET /alert-message/4/'] = { body: ALERT };
  replies['PATCH /alert-message/4/'] = { body: ALERT };
  const { user } = show(<AlertsPage />);
  await user.click(await screen.findByRole('button', { name: 'Change “Down tonight”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change this message' });
  const message = within(dialog).getByLabelText('Message');
  expect(message).toHaveProperty('value', 'Down tonight');
  await user.clear(message);
  await user.paste('Down until nine');
  await user.selectOptions(within(dialog).getByLabelText('Kind'), 'Alert');
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Save message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      call: 'PATCH /alert-message/4/',
      body: { message: 'Down until nine', alertType: 'alert', audience: ['sbso'] },
    },
  ]);
});

test('a message is shown as people will see it, with who sees it and when, before it is published', async () => {
  const { user, container } = show(<AlertsPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Alert messages',
    'New message',
  ]);
  const preview = within(screen.getByRole('region', { name: 'At the top of every page' }));
  expect(preview.getByText('Your message appears here.')).toBeTruthy();
  expect(preview.getByText('Shown to: Everyone. From now until you remove it.')).toBeTruthy();
  await user.type(screen.getByLabelText('Message'), 'Down tonight');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Maintenance');
  await user.click(screen.getByLabelText('Signing Official'));
  expect(within(preview.getByRole('region', { name: 'Maintenance' })).getByText('Down tonight')).toBeTruthy();
  expect(preview.getByText('Shown to: Signing Official. From now until you remove it.')).toBeTruthy();
  expect(preview.queryByRole('button')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('a message that the server refuses says why at its field', async () => {
  replies['POST /alert-message/'] = { status: 400, body: { ends_at: ['Must be after the start'] } };
  const { user } = show(<AlertsPage />);
  await user.click(screen.getByLabelText('Message'));
  await user.paste('Down tonight');
  await user.click(screen.getByRole('button', { name: 'Publish message' }));
  expect(await screen.findByText('Must be after the start')).toBeTruthy();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Down tonight');
});

test('a feature is switched, and a new code that is wrong is said at the field [C7.5.1]', async () => {
  replies['GET /feature-toggle/'] = makeList({ id: 3, feature_code: 'FORM_TESTER', enabled: true });
  replies['GET /feature-toggle/3/'] = { body: { id: 3, feature_code: 'FORM_TESTER', enabled: true } };
  replies['PATCH /feature-toggle/3/'] = { body: {} };
  replies['POST /feature-toggle/'] = {
    status: 400,
    body: { feature_code: ['Use capital letters, digits and underscores'] },
  };
  const { user, container } = show(<FeatureTogglesPage />);
  await user.click(await screen.findByRole('button', { name: 'Switch off FORM_TESTER' }));
  await waitFor(() => expect(sent).toEqual([{ call: 'PATCH /feature-toggle/3/', body: { enabled: false } }]));
  await user.click(screen.getByLabelText('Feature code'));
  await user.paste('new wizard');
  await user.click(screen.getByRole('button', { name: 'Add a feature' }));
  expect(await screen.findByText('Use capital letters, digits and underscores')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a page that visitors will see is switched on only after a question, and off without one', async () => {
  const feature = { id: 5, feature_code: 'PUBLIC_STATISTICS', enabled: false };
  replies['GET /feature-toggle/'] = makeList(feature);
  replies['GET /feature-toggle/5/'] = { body: feature };
  replies['PATCH /feature-toggle/5/'] = { body: {} };
  const { user } = show(<FeatureTogglesPage />);
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Switch on PUBLIC_STATISTICS' }));
  await press();
  const question = await screen.findByRole('alertdialog', {
    name: 'Switch on PUBLIC_STATISTICS for everyone?',
  });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press();
  await user.click(await screen.findByRole('button', { name: 'Switch on for everyone' }));
  await waitFor(() => expect(sent).toEqual([{ call: 'PATCH /feature-toggle/5/', body: { enabled: true } }]));
});

test('a version is shown, and one that cannot be says so', async () => {
  replies['GET /meta-data/'] = makeList({ id: 2, version: '4.2.0', enabled: false });
  replies['GET /meta-data/2/'] = { body: { id: 2, version: '4.2.0', enabled: false } };
  replies['PATCH /meta-data/2/'] = {
    status: 403,
    body: { detail: 'You do not have permission to do this', code: 'FORBIDDEN', correlation_id: 'c' },
  };
  const { user } = show(<VersionsPage />);
  await user.click(await screen.findByRole('button', { name: 'Show 4.2.0' }));
  expect((await screen.findByRole('alert')).textContent).toBe('You do not have permission to do this');
});

test('a cohort without a welcome packet has none, not an empty one', async () => {
  const cohort = { id: 1, name: 'SSC', display_name: 'Simplex', description: '', welcome_packet: null };
  replies['GET /cohort/'] = makeList(cohort);
  replies['GET /cohort/1/'] = { body: cohort };
  replies['PATCH /cohort/1/'] = { body: cohort };
  const { user } = show(<CohortsPage />);
  await user.click(await screen.findByRole('button', { name: 'Save SSC' }));
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ display_name: 'Simplex', description: '', welcome_packet: null }),
  );
});

test('a cohort is added by its name, and one that is there already is said at the field', async () => {
  replies['POST /cohort/'] = { status: 400, body: { name: ['This name is already in use'] } };
  const { user, container } = show(<CohortsPage />);
  await user.click(await screen.findByLabelText('Name'));
  await user.paste('SPARK');
  await user.click(screen.getByRole('button', { name: 'Add a cohort' }));
  expect(await screen.findByText('This name is already in use')).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'SPARK');
  expect(sent).toEqual([{ call: 'POST /cohort/', body: { name: 'SPARK', display_name: 'SPARK' } }]);
  expect(await axeViolations(container)).toEqual([]);
  replies['POST /cohort/'] = { status: 201, body: {} };
  await user.click(screen.getByRole('button', { name: 'Add a cohort' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', ''));
});

test('error reports open to what was sent and what came back [C3.0.6]', async () => {
  replies['GET /error-report/'] = makeList({
    id: 9,
    reporter: { id: 7, display_name: 'Ada Reader' },
    impersonator: { id: 1, display_name: 'Theo Brandvold' },
    notes: 'I pressed Save',
    payload_body: '{"title":"x"}',
    response_body: '',
    error_fe_url: '/user/7',
    error_api_url: 'PATCH /api/user/7/',
    correlation_id: 'corr-1',
    created: '2026-05-01T12:00:00Z',
    handled: null,
  });
  const { user, container } = show(<ErrorReportsPage />);
  expect(await screen.findByText('Ada Reader (by Theo Brandvold)')).toBeTruthy();
  const summary = screen.getByText('Show data sent and response');
  expect(summary.closest('details')?.open).toBe(false);
  await user.click(summary);
  expect(summary.closest('details')?.open).toBe(true);
  expect(screen.getByText('{"title":"x"}')).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  replies['POST /core-attention/retry/'] = { body: { done: 1, refused: 0, results: [] } };
  await user.click(screen.getByRole('button', { name: /^Mark as handled the report of Ada Reader/ }));
  expect(sent).toEqual([{ call: 'POST /core-attention/retry/', body: { area: 'report', ids: [9] } }]);
  const filter = within(screen.getByLabelText('Handled'));
  expect(filter.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Handled: all',
    'Not handled yet',
    'Handled',
  ]);
});
