import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../session/index.ts';
import { axeViolations, renderWithPortal, sessionUser, VISITOR } from '../../testing/index.ts';
import { WriteMail } from './index.ts';

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const isSent = input.includes('/api/email/');
    const body = isSent ? { status: 'queued' } : { count: 0, next: null, previous: null, results: [] };
    return Promise.resolve(Response.json(body, { status: isSent ? 202 : 200 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const about = { model: 'user', id: 12, name: 'Ada Reader', to: ['ada@uni.test'] } as const;
const show = () => {
  const onClose = vi.fn<() => void>();
  const session = { ...VISITOR, status: 'signed-in' as const, user: sessionUser({ id: 3 }) };
  return {
    onClose,
    ...renderWithPortal(
      <SessionContext value={session}>
        <WriteMail about={about} onClose={onClose} />
      </SessionContext>,
    ),
  };
};

test('wrong addresses are marked before anything is sent, stay to be fixed, and nothing else is lost [S2.17-02 S2.17-04]', async () => {
  const { user, onClose } = show();
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Subject'), 'Hello');
  await user.type(within(dialog).getByLabelText(/^CC/), 'bo@uni.test,cy@uni ');
  expect(within(dialog).getByText('Please enter a valid email address: cy@uni')).toBeTruthy();
  expect(within(dialog).getByLabelText(/^CC/).getAttribute('aria-invalid')).toBe('true');
  expect(within(dialog).getByText('(not valid)').closest('li')?.textContent).toContain('cy@uni');
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^CC/));
  expect(sent).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  // the whole value stays: it is one letter that is wrong
  await user.click(within(dialog).getByRole('button', { name: 'Remove cy@uni' }));
  expect(within(dialog).queryByText(/Please enter a valid email address/)).toBeNull();
  expect(within(dialog).getByLabelText('Subject')).toHaveProperty('value', 'Hello');
});

test('blind copies have their own field, which goes with the mail and is shown before [S2.17-03 S7-13]', async () => {
  const { user, onClose } = show();
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^BCC/), 'di@uni.test ed@uni.test ');
  await user.type(within(dialog).getByLabelText('Subject'), 'Hello');
  await user.click(within(dialog).getByRole('tab', { name: 'Preview' }));
  expect(within(dialog).getByText('di@uni.test, ed@uni.test').tagName).toBe('DD');
  await user.click(within(dialog).getByRole('tab', { name: 'Write' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ to: ['ada@uni.test'], bcc: ['di@uni.test', 'ed@uni.test'], bcc_all: false }]);
});
