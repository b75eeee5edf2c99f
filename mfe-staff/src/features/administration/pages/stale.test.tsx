import { screen, waitFor, within } from '@testing-library/react';
import { axeViolations, enter, fakeServer, showPage } from '@portal/shared-ui/testing';
import { expect, test } from 'vitest';
import { Component as AlertsPage } from './AlertsPage.tsx';
import { Component as CohortsPage } from './CohortsPage.tsx';
import { Component as FeatureTogglesPage } from './FeatureTogglesPage.tsx';

const server = fakeServer();
const makeList = (row: object) => ({ count: 1, next: null, previous: null, results: [row] });
const show = (page: typeof AlertsPage) =>
  showPage(page, { route: 'administration', at: '/administration', role: 'sfari_admin' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** An object that someone else changes between the first read and the first write. */
function changeConcurrently(path: string, before: object, after: object) {
  let isChanged = false;
  server.on(`GET ${path}`, () => ({ body: isChanged ? after : before, etag: isChanged ? '"2"' : '"1"' }));
  server.on(`PATCH ${path}`, ({ ifMatch }) => {
    if (ifMatch === '"2"') return { body: after, etag: '"3"' };
    isChanged = true;
    return { status: 409, body: { code: 'STALE', detail: 'Someone changed it', current: after } };
  });
}
const writes = () => server.sent.map(({ ifMatch, body }) => ({ ifMatch, ...(body as object) }));

const ALERT = {
  id: 4,
  message: 'Down tonight',
  alertType: 'maintenance',
  audience: [],
  starts_at: '2026-05-01T12:00:00Z',
  ends_at: null,
  current: true,
  modified: '2026-05-01T12:00:00Z',
};

test('a message that someone else changed is shown beside mine, and replaced only when I say so', async () => {
  server.on('GET /alert-message/', makeList(ALERT));
  changeConcurrently('/alert-message/4/', ALERT, {
    ...ALERT,
    message: 'Down until noon',
    audience: ['sbso'],
  });
  const { user } = show(AlertsPage);
  await user.click(await button('Change “Down tonight”'));
  const dialog = await screen.findByRole('dialog', { name: 'Change this message' });
  const message = within(dialog).getByLabelText('Message');
  await user.clear(message);
  await user.paste('Down until nine');
  await user.click(within(dialog).getByRole('button', { name: 'Save message' }));
  expect(await within(dialog).findByText('Someone else saved a newer version')).toBeTruthy();
  expect(within(dialog).getByText('Down until noon')).toBeTruthy();
  expect(message).toHaveProperty('value', 'Down until nine');
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Replace their version with mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toMatchObject([
    { ifMatch: '"1"', message: 'Down until nine' },
    { ifMatch: '"2"', message: 'Down until nine' },
  ]);
});

test('their version can be taken instead', async () => {
  server.on('GET /alert-message/', makeList(ALERT));
  changeConcurrently('/alert-message/4/', ALERT, { ...ALERT, message: 'Down until noon' });
  const { user } = show(AlertsPage);
  await user.click(await button('Change “Down tonight”'));
  const dialog = await screen.findByRole('dialog', { name: 'Change this message' });
  await user.click(within(dialog).getByRole('button', { name: 'Save message' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Use their version' }));
  expect(within(dialog).getByLabelText('Message')).toHaveProperty('value', 'Down until noon');
  expect(within(dialog).queryByText('Someone else saved a newer version')).toBeNull();
});

const COHORT = {
  id: 2,
  name: 'SPARK',
  display_name: 'SPARK',
  description: 'Families',
  welcome_packet: null,
};

test('a cohort is saved at the version that was read, and shows what someone else made of it', async () => {
  server.on('GET /cohort/', makeList(COHORT));
  changeConcurrently('/cohort/2/', COHORT, { ...COHORT, description: 'Families of fifty states' });
  const { user } = show(CohortsPage);
  await screen.findByRole('button', { name: 'Save SPARK' });
  await enter(/^Description/, 'Many families');
  await user.click(await button('Save SPARK'));
  expect(await screen.findByText('Families of fifty states')).toBeTruthy();
  await user.click(await button('Replace their version with mine'));
  await button('Save SPARK');
  expect(writes()).toMatchObject([
    { ifMatch: '"1"', description: 'Many families' },
    { ifMatch: '"2"', description: 'Many families' },
  ]);
});

test('a switch that someone else has pressed is shown, and not pressed back', async () => {
  const toggle = { id: 3, feature_code: 'FORM_TESTER', enabled: true };
  server.on('GET /feature-toggle/', makeList(toggle));
  server.on('GET /feature-toggle/3/', { ...toggle, enabled: false });
  const { user } = show(FeatureTogglesPage);
  await user.click(await button('Switch off FORM_TESTER'));
  server.on('GET /feature-toggle/', makeList({ ...toggle, enabled: false }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Someone else changed this. You now see the current state.',
  );
  expect(server.sent).toEqual([]);
});
