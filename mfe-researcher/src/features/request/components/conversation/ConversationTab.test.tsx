import type { RequestMessage } from '@portal/contract/types';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { useConversation } from '@portal/shared-ui/conversation';
import type { Request } from '@portal/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../../testing/build-draft.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { ConversationTab } from './ConversationTab.tsx';
import { QuestionNotice } from './QuestionNotice.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

let next = 900;
const asked = (more: Partial<Request> = {}): Request => {
  const { details, ...draft } = buildDraft({ projectId: 1 });
  void details;
  return {
    ...draft,
    id: (next += 1),
    status: 3,
    last_message: 'question',
    abilities: { answer: true },
    ...more,
  };
};
const message = (id: number, more: Partial<RequestMessage>): RequestMessage => ({
  id,
  sfari_request_id: 'REQ000007',
  request: 1,
  kind: 'question',
  status: null,
  subject: '',
  text: '<p>Who analyzes the data?</p>',
  author: null,
  unread: false,
  created: '2026-11-20T15:08:21Z',
  abilities: {},
  ...more,
});

function Shown({ request }: { request: Request }) {
  return <ConversationTab request={request} conversation={useConversation(request.id)} />;
}
function show(messages: readonly RequestMessage[], request = asked()) {
  const calls = fakeApi(({ method, path }) =>
    method === 'GET' && path === '/request-message/'
      ? { body: { count: messages.length, next: null, previous: null, results: messages } }
      : undefined,
  );
  const shown = renderWithPortal(
    <AsResearcher>
      <Shown request={request} />
    </AsResearcher>,
  );
  return { ...shown, calls, request };
}

test('the thread is in the order of time, names staff as the foundation, and what is new is read', async () => {
  const { calls, request, container } = show([
    message(2, { unread: true }),
    message(1, { kind: 'decision', status: 6, subject: 'Please revise', text: '<p>Two points</p>' }),
  ]);
  const thread = await screen.findByRole('list', { name: `Conversation about ${request.sfari_request_id}` });
  const [first, second] = within(thread).getAllByRole('listitem');
  expect(first?.textContent).toContain('Decision: Revisions Requested');
  expect(second?.textContent).toContain("The foundation's staff");
  expect(second?.textContent).toContain('New');
  await waitFor(() =>
    expect(calls.find(({ path }) => path === `/request/${request.id}/read-messages/`)?.body).toEqual({
      newest: 2,
    }),
  );
  expect(screen.getByRole('region', { name: 'Your answer' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test.each<[string, readonly RequestMessage[], Partial<Request>]>([
  ['no one asked', [message(1, { kind: 'decision', status: 4 })], {}],
  ['the reader may not', [message(1, {})], { abilities: {} }],
])('there is nothing to answer where %s', async (_, messages, more) => {
  show(messages, asked(more));
  expect(await screen.findByRole('list', { name: /^Conversation about/ })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your answer' })).toBeNull();
});

test('after the answer, a message needs no question', async () => {
  show([message(2, { kind: 'answer' }), message(1, {})], asked({ last_message: 'answer' }));
  expect(await screen.findByRole('region', { name: 'Write a message' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send message' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
});

test('an empty conversation says what will appear there', async () => {
  show([]);
  expect(await screen.findByText('No messages yet')).toBeTruthy();
});

test.each([
  ['question', true],
  ['answer', false],
] as const)('the owner reads it above the request while staff wait: %s', (last, isShown) => {
  renderWithPortal(<QuestionNotice request={asked({ last_message: last })} />);
  expect(screen.queryByRole('link', { name: 'Read the question and answer it' }) !== null).toBe(isShown);
});
