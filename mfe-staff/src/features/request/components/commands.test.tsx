import { listCommands } from '@portal/shared-ui/commands';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { AskQuestion } from '../../conversation/components/AskQuestion.tsx';
import { usePanelCommands } from './use-panel-commands.ts';
import { Deciding } from './Deciding.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const MAIL = {
  from: 'a@portal.test',
  to: ['hannah@lakeside.test'],
  cc: [],
  bcc: [],
  bcc_all: false,
  language: 'en',
  translations: [],
  recipient_languages: ['en'],
};
const reload = () => Promise.resolve();
type Request = ReturnType<typeof buildRequest>;

function Panel({ request }: { request: Request }) {
  usePanelCommands(request, reload);
  return (
    <Deciding request={request} etag={'"7"'} reload={reload}>
      <AskQuestion request={request} />
    </Deciding>
  );
}
function show(given: Partial<Request>) {
  const request = buildRequest(given);
  const sent = serve({
    'GET /email-info/': () => ({ body: { ...MAIL, subject: 'A question', body: '<p>Dear Hannah</p>' } }),
    'GET /request-message/': () => ({ body: page([]) }),
    'GET /person/': () => ({
      body: page([{ id: 3, display_name: 'Anders Falk', email: 'reviewer@demo.test' }]),
    }),
    'POST /review/': () => ({ status: 201, body: { id: 44 } }),
  });
  return { request, sent, ...showAs('sfari_admin', <Panel request={request} />) };
}
const find = (label: string) => listCommands().find((command) => command.label === label);
const shownLabels = () =>
  listCommands()
    .filter(({ isTypedOnly }) => isTypedOnly !== true)
    .map(({ label, keys }) => [label, ...(keys ?? [])].join(' '));

test('what the server allows is offered with its keys, and nothing else', () => {
  show({
    decisions: [4, 6, 9],
    abilities: { assign_reviewer: true, comment: true, ask: true, read_note: true },
  });
  expect(shownLabels()).toEqual(
    expect.arrayContaining([
      'Approve d a',
      'Request revisions d r',
      'Assign a reviewer a',
      'Comment c',
      'Ask a question',
    ]),
  );
  expect(find('Reject')).toBeUndefined();
  expect(listCommands().filter(({ label }) => label.startsWith('Set status to '))).toHaveLength(1);
});

test('who may only read is offered nothing', () => {
  show({ decisions: [], abilities: { read_note: true } });
  expect(listCommands()).toEqual([]);
});

test('keys that the reader turned off are not shown', () => {
  localStorage.setItem('portal.keys', 'off');
  show({ decisions: [4], abilities: { comment: true } });
  expect(shownLabels()).toEqual(expect.arrayContaining(['Approve', 'Comment']));
});

test('a decision opens its letter', async () => {
  show({ decisions: [4], abilities: {} });
  find('Approve')?.run();
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a reviewer is found by name and assigned in the first part that is open', async () => {
  const { request, sent } = show({ decisions: [], abilities: { assign_reviewer: true } });
  const found = await find('Assign a reviewer')?.find?.('and', new AbortController().signal);
  expect(found?.map(({ label }) => label)).toEqual(['Assign Anders Falk']);
  expect(found?.[0]?.detail).toContain('Primary Reviewer');
  found?.[0]?.run();
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      request: request.id,
      reviewer: 3,
      reviewer_role: 1,
    }),
  );
});

test('a question about a part of the application has it in its subject', async () => {
  show({ decisions: [], abilities: { ask: true, read_note: true } });
  const about = listCommands().filter(({ label }) => label.startsWith('Ask about '));
  expect(about.length).toBeGreaterThan(1);
  about[0]?.run();
  const place = about[0]?.label.replace('Ask about ', '') ?? '';
  expect(await screen.findByDisplayValue(`A question: ${place}`)).toBeTruthy();
});
