import { fakeServer, showPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildRenewed } from '../../../testing/build-renewal.ts';
import { ReportIncident } from './ReportIncident.tsx';

const server = fakeServer();
beforeEach(() => localStorage.clear());

async function open() {
  const Page = () => <ReportIncident request={buildRenewed(31)} />;
  const { user, router } = showPage(Page, { route: 'request' });
  const report = () => user.click(screen.getByRole('button', { name: 'Report an Incident' }));
  await report();
  await user.type(await screen.findByRole('textbox', { name: 'What happened' }), 'A disk is gone');
  const hide = async (how: () => Promise<unknown>) => {
    await how();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await report();
    await screen.findByRole('dialog');
  };
  return { user, router, hide };
}
const happened = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened' }).value;

test('what was typed is there again after Escape, and gone after Cancel', async () => {
  const { user, hide } = await open();
  await hide(() => user.keyboard('{Escape}'));
  await screen.findByRole('button', { name: 'Discard' });
  expect(happened()).toBe('A disk is gone');
  await hide(() => user.click(screen.getByRole('button', { name: 'Cancel' })));
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  expect(happened()).toBe('');
});

test('a report that is sent is not put back, and the tab of incidents opens', async () => {
  const { user, router, hide } = await open();
  server.on('POST /incident/', () => ({ status: 201, body: { id: 1 } }));
  await user.click(screen.getByRole('radio', { name: 'Loss of data or material' }));
  await user.type(screen.getByRole('textbox', { name: /^Date it happened/ }), '11/01/2026');
  await hide(() => user.click(screen.getByRole('button', { name: 'Send Report' })));
  expect(router.state.location.search).toBe('?tab=incidents');
  expect(server.sent).toMatchObject([
    { body: { request: 31, kind: 'loss', noticed: '2026-11-01', description: 'A disk is gone' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});
