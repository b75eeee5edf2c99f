import { api, forgetEverything, invalidate } from '@portal/shared-ui/data';
import { showPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, type Call, type Reply } from '../../../testing/fake-api.ts';
import { ADMIN_MODES, type AdminMode } from '../admin-modes.ts';
import { DatasetModes } from './DatasetModes.tsx';

beforeEach(() => forgetEverything());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const DATASET = {
  id: '5d0f3f2e-0000-4000-8000-000000000001',
  dataset_id: 'DS0001',
  name: 'Sleep',
  description: '<p>Sleep</p>',
  type: 1,
  curator_type: 2,
  cohort: { id: 3, display_name: 'SPARK' },
  release_date: '2026-11-01',
  version: 1,
  data_use: [],
  change_notes: '',
  order: 0,
  available: true,
  active: true,
  gpf_accessible: false,
  gpf_group: 'sleep',
  data_access: 's3://bucket/folder/',
  globus_locations: [],
  abilities: { read: true, edit: true, mail: true },
};
const COHORTS = { count: 1, next: null, previous: null, results: [{ id: 3, display_name: 'SPARK' }] };
const AUDIENCE = {
  approved: 2,
  opted_in: 1,
  people: [{ id: 7, display_name: 'Maya Lindqvist', institution: null, opted_in: true }],
};

function open(mode: AdminMode, answer: (call: Call) => Reply | undefined = () => undefined) {
  const calls = fakeApi((call) => {
    const own = answer(call);
    if (own) return own;
    if (call.path === '/cohort/') return { body: COHORTS };
    if (call.path.endsWith('/audience/')) return { body: AUDIENCE };
    return call.path.startsWith('/dataset/') ? { body: DATASET, etag: '"1"' } : undefined;
  });
  const shown = showPage(() => <DatasetModes id="DS0001" mode={mode} />, {
    route: 'dataset/:objectId',
    at: '/dataset/DS0001',
    role: 'sfari_admin',
  });
  return { ...shown, calls };
}

test('a read that fails later does not remove what was typed', async () => {
  let isDown = false;
  const { user } = open('edit-details', () =>
    isDown ? { status: 400, body: { detail: 'No', code: 'INVALID_INPUT', correlation_id: 'c' } } : undefined,
  );
  const notes = await screen.findByRole('textbox', { name: /^Change notes/ });
  await user.type(notes, 'Two more weeks.');
  isDown = true;
  await invalidate('dataset', 'cohort');
  await expect(api('GET /cohort/', { silent: true })).rejects.toMatchObject({ status: 400 });
  expect(screen.getByRole('textbox', { name: /^Change notes/ })).toHaveProperty('value', 'Two more weeks.');
});

test('an edit sends nothing of the GPF fields that it did not ask for', async () => {
  const { user, calls } = open('edit-details');
  await user.type(await screen.findByRole('textbox', { name: /^Change notes/ }), 'New');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save changes' }),
  );
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  const sent = calls.find(({ method }) => method === 'PATCH');
  expect([sent?.body, sent?.ifMatch]).toEqual([{ change_notes: 'New' }, '"1"']);
});

test.each(ADMIN_MODES)('who has no right to %s is sent to /404 [S2.10-02]', async (mode) => {
  const { router } = open(mode, ({ path }) =>
    path === '/dataset/DS0001/' ? { body: { ...DATASET, abilities: { read: true } } } : undefined,
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('a mail that is sent again has the key of the first time, other words have another', async () => {
  const { user, calls } = open('email', ({ path }) =>
    path.endsWith('/mail/') ? { status: 400, body: ['Not possible right now'] } : undefined,
  );
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  await user.type(subject, 'Sleep');
  const message = await screen.findByRole('textbox', { name: 'Message' });
  await user.click(message);
  await user.keyboard('Week three was corrected.');
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send to 1 person' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send to 1 person' }));
    await screen.findByText('Not possible right now');
  };
  await send();
  await send();
  await user.type(subject, ' again');
  await send();
  const keys = calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { key: string }).key);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
