// @vitest-environment jsdom
// the sanitiser is not safe on happy-dom, whose parser differs from browsers
import type { Request } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import { axeViolations, stubRangeRects } from '@portal/shared-ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { MeetingNotes } from './MeetingNotes.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

interface Saved {
  meeting_notes: string;
  meeting_notes_version: number;
}
interface Options {
  text?: string;
  version?: number;
  change?: Partial<Request>;
}

function withNotes(text: string, version: number, change: Partial<Request> = {}): Request {
  const request = buildRequest({ type: 4, ...change });
  const notes = version === 0 ? {} : { meeting_notes: text, meeting_notes_version: version };
  return {
    ...request,
    abilities: { ...request.abilities, meeting_notes: true, ...change.abilities },
    details: { additional_data: notes } as NonNullable<Request['details']>,
  };
}

function open({ text = '', version = 0, change = {} }: Options = {}) {
  const request = withNotes(text, version, change);
  const answers: { status: number; body: unknown }[] = [];
  const save = (notes: unknown, answer: (saved: Saved) => unknown) => {
    const { meeting_notes: words, meeting_notes_version: read } = notes as Saved;
    const saved = { meeting_notes: words, meeting_notes_version: read + 1 };
    return answers.shift() ?? { status: 200, body: answer(saved) };
  };
  const sent = serve({
    [`PUT /request/${request.id}/summary/`]: ({ body }) => save(body, (saved) => saved),
    [`PATCH /request/${request.id}/`]: ({ body }) =>
      save((body as { additional_data: Saved }).additional_data, (saved) =>
        withNotes(saved.meeting_notes, saved.meeting_notes_version, { id: request.id }),
      ),
  });
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const ui = <MeetingNotes request={request} etag={null} reload={reload} />;
  const written = () => sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...showAs('sfari_admin', ui), request, reload, answers, written, ui };
}
stubRangeRects();
/** The editor itself: until it is fetched, a plain box takes what is typed. */
const editor = async () => {
  await screen.findByRole('toolbar', {}, { timeout: 20_000 });
  return screen.getByRole('textbox', { name: 'Review meeting notes' });
};
// The first call of a run fetches the client of the API, which takes long on a busy machine.
const soon = { timeout: LIMITS.autosaveDelay + 10_000 };

test('what is typed is saved a second later with the version that was read [S2.6-14 S5-03]', async () => {
  const { user, container, written, reload } = open({ version: 3 });
  await user.click(screen.getByRole('button', { name: 'Write notes' }));
  await editor();
  await user.keyboard('Something new');
  // On a busy machine a second passes while it is typed.
  await waitFor(() => expect(JSON.stringify(written().at(-1))).toContain('Something new'), soon);
  expect(written()[0]).toMatchObject({ meeting_notes_version: 3 });
  expect((await screen.findAllByText(/^Saved /, {}, soon)).length).toBeGreaterThan(0);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Write notes' });
  expect(reload).toHaveBeenCalled();
});

test('opening the editor saves nothing', async () => {
  const { user, written } = open({ text: '<p>Old <strong>words</strong></p>', version: 3 });
  await user.click(screen.getByRole('button', { name: 'Edit notes' }));
  expect((await editor()).textContent).toBe('Old words');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Edit notes' });
  expect(written()).toEqual([]);
});

test('keys that are pressed before the editor is there are kept, in order and behind the old text [S2.6-14]', async () => {
  const { user, written } = open({ text: '<p>Old <strong>words</strong></p>', version: 3 });
  await user.click(screen.getByRole('button', { name: 'Edit notes' }));
  // nothing is clicked: the field has the focus
  await user.keyboard('Typed at once.');
  const box = await editor();
  await waitFor(() => expect(box.textContent).toBe('Old wordsTyped at once.'));
  expect(document.activeElement).toBe(box);
  await waitFor(
    () => expect(JSON.stringify(written().at(-1))).toMatch(/Old <strong>words<\/strong>.*<p>Typed at once\./),
    soon,
  );
});

test('of two writers both texts are shown, and either, or both, can be kept [S2.6-14]', async () => {
  const { user, answers, written } = open();
  answers.push({
    status: 409,
    body: {
      code: 'STALE',
      detail: 'Changed.',
      correlation_id: 'c',
      current: { meeting_notes: '<p>Theirs</p>', meeting_notes_version: 7 },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Write notes' }));
  await editor();
  await user.keyboard('Mine');
  await screen.findByText('Someone else changed these notes', {}, soon);
  expect(screen.getByText('Theirs')).toBeTruthy();
  expect(screen.getByText('Mine')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep both' }));
  await waitFor(() => expect(written()).toHaveLength(2), soon);
  const last = JSON.stringify(written()[1]);
  expect(last).toContain('Theirs');
  expect(last).toContain('Mine');
  expect(written()[1]).toMatchObject({ meeting_notes_version: 7 });
});

test('notes of tissue go with the request itself, and so does what someone else wrote [S2.6-14]', async () => {
  const { user, answers, written, request } = open({ version: 2, change: { type: 8 } });
  answers.push({
    status: 409,
    body: {
      code: 'STALE',
      detail: 'Changed.',
      correlation_id: 'c',
      current: withNotes('<p>Theirs</p>', 7, { id: request.id }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Write notes' }));
  await editor();
  await user.keyboard('Mine');
  await user.click(await screen.findByRole('button', { name: 'Use my notes' }, soon));
  await waitFor(() => expect(written()).toHaveLength(2), soon);
  expect(written()).toMatchObject(
    [2, 7].map((read) => ({ additional_data: { meeting_notes_version: read } })),
  );
});

test('what could not be saved is open with its text after a reload, until it is discarded [S2.6-14]', async () => {
  const first = open();
  first.answers.push(
    ...Array.from({ length: 3 }, () => ({ status: 500, body: { detail: 'Down', code: 'INTERNAL' } })),
  );
  await first.user.click(screen.getByRole('button', { name: 'Write notes' }));
  await editor();
  await first.user.keyboard('Nearly lost');
  await screen.findAllByText(/^Not saved yet/, {}, soon);
  cleanup();
  showAs('sfari_admin', first.ui);
  const box = await editor();
  expect(box.textContent).toContain('Nearly lost');
  expect(document.activeElement, 'the page keeps the focus').not.toBe(box);
  // The server is back: it is saved a few seconds later.
  first.answers.length = 0;
  expect((await screen.findAllByText(/^Saved /, {}, soon)).length).toBeGreaterThan(0);
  await first.user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(box.textContent).toBe(''));
  await waitFor(() => expect(first.written().at(-1)).toMatchObject({ meeting_notes: '' }), soon);
});

test.each<[string, Options, boolean]>([
  ['who may not keep notes', { change: { abilities: { meeting_notes: false } } }, false],
  ['tissue that was only submitted, without notes', { change: { type: 8, status: 2 } }, false],
  [
    'tissue that was only submitted, with notes',
    { text: 'x', version: 1, change: { type: 8, status: 2 } },
    true,
  ],
  ['tissue under review', { change: { type: 8, status: 3 } }, true],
  ['Research Match that was submitted', { change: { type: 4, status: 2 } }, true],
])('%s [S2.6-14]', (_, options, isShown) => {
  open(options);
  expect(screen.queryByRole('heading', { name: 'Review meeting notes' }) !== null).toBe(isShown);
});

test.each([
  [4, 'No notes yet. Only administrators can read notes.'],
  [8, 'No notes yet. Only administrators and project managers can read notes.'],
] as const)('a request of type %i says who can read its notes', async (type, text) => {
  open({ change: { type } });
  expect(await screen.findByText(text)).toBeTruthy();
});
