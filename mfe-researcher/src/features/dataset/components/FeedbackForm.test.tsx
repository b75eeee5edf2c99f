import { showPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, type Reply } from '../../../testing/fake-api.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

vi.mock(import('@portal/shared-ui/bot-check'), async (original) => ({
  ...(await original()),
  solveBotCheck: () => Promise.resolve('solved'),
}));
afterEach(() => vi.unstubAllGlobals());

function show(reply: Reply = { status: 202, body: { status: 'queued' } }) {
  const calls = fakeApi(({ path }) => (path === '/feedback/' ? reply : undefined));
  const { user, router } = showPage(() => <FeedbackForm dataset="DS0012" />, { route: 'dataset' });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { user, sent, router };
}
const send = () => screen.getByRole('button', { name: 'Send feedback' });
const words = () => screen.getByRole('textbox', { name: /Your feedback/ });

test('sends the words and where a reply is wanted, says so, and is empty again [R2.7-13]', async () => {
  const { user, sent } = show();
  await user.type(words(), 'The ages are in months.');
  await user.click(screen.getByRole('checkbox', { name: 'I would like a reply' }));
  await user.type(screen.getByRole('textbox', { name: /Contact email/ }), 'ada@uni.test');
  await user.click(send());
  expect(await screen.findByText('Thank you. Your feedback was sent.')).toBeTruthy();
  expect(sent()).toEqual([
    {
      dataset: 'DS0012',
      feedback: 'The ages are in months.',
      reply: true,
      contact: 'ada@uni.test',
      recaptcha: 'solved',
      is_v2: false,
    },
  ]);
  expect((words() as HTMLTextAreaElement).value).toBe('');
});

test('asks for words, and for an address where a reply is wanted [R5-63]', async () => {
  const { user, sent } = show();
  await user.click(screen.getByRole('checkbox', { name: 'I would like a reply' }));
  await user.click(send());
  expect((await screen.findAllByText('Required field')).length).toBe(2);
  expect(document.activeElement).toBe(words());
  expect(sent()).toEqual([]);
});

test('a failure is shown in a dialog, and what was typed is preserved [S8-02]', async () => {
  const { user } = show({ status: 429, body: { code: 'TOO_MANY_REQUESTS', detail: 'Please wait an hour' } });
  await user.type(words(), 'Thanks');
  await user.click(send());
  const modal = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(modal.textContent).toContain('Please wait an hour');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? modal);
  await waitFor(() => expect((words() as HTMLTextAreaElement).value).toBe('Thanks'));
});

test('who leaves with words in it is asked first', async () => {
  const { user, router } = show();
  await user.type(words(), 'The ages');
  await act(() => router.navigate('/elsewhere'));
  const question = await screen.findByRole('alertdialog', { name: 'Leave your feedback without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect((words() as HTMLTextAreaElement).value).toBe('The ages');
});
