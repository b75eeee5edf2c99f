import { axeViolations } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { Deciding } from './Deciding.tsx';
import { DecisionDock } from './DecisionDock.tsx';

afterEach(() => vi.unstubAllGlobals());

const MAIL = { from: 'a@portal.test', to: ['hannah@lakeside.test'], cc: [], bcc: [], bcc_all: false };
let sequence = 500;
function show(decisions: (4 | 5 | 6 | 7 | 9 | 12 | 14)[], points: readonly object[] = [], type: 1 | 8 = 1) {
  const request = buildRequest({ id: (sequence += 1), type, decisions });
  const sent = serve({
    'GET /email-info/': () => ({ body: { ...MAIL, subject: 'Your request', body: '<p>Dear Hannah</p>' } }),
    'GET /revision-point/': () => ({ body: page(points) }),
    [`POST /request/${request.id}/decision/`]: () => ({ body: request }),
  });
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return {
    sent,
    reload,
    ...showAs(
      'sfari_admin',
      <Deciding request={request} etag={'"7"'} reload={reload}>
        <DecisionDock request={request} />
      </Deciding>,
    ),
  };
}
const dock = () => screen.getByRole('region', { name: 'Decide' });
const labels = () =>
  within(dock())
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-keyshortcuts'))
    .map(({ textContent }) => textContent);

test('the decisions of most days are buttons, in one order, and the others are not among them', async () => {
  const { container } = show([5, 9, 6, 4, 14]);
  expect(labels()).toEqual(['Approve', 'Request revisions', 'Reject']);
  expect(await axeViolations(container)).toEqual([]);
});

test('tissue is ordered before its request is fulfilled, so that button is not the prominent one', () => {
  const look = (type: 1 | 8) => {
    const { unmount } = show([7], [], type);
    const { className } = screen.getByRole('button', { name: 'Mark as fulfilled' });
    unmount();
    return className;
  };
  expect(look(8)).not.toBe(look(1));
});

test('Assign is in the bar, and in the menu beside names that take its room', async () => {
  const { unmount } = show([4, 6, 5]);
  expect(within(dock()).getByRole('button', { name: 'Assign' })).toBeTruthy();
  unmount();
  const { user } = show([12, 6, 5]);
  expect(within(dock()).queryByRole('button', { name: 'Assign' })).toBeNull();
  await user.click(within(dock()).getByRole('button', { name: 'More actions' }));
  expect(within(dock()).getByRole('button', { name: 'Assign' })).toBeTruthy();
});

test('on a phone long names leave one decision in the bar, and the others in the menu', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { user, container } = show([12, 6, 5]);
  expect(labels()).toEqual(['Approve, pending team']);
  await user.click(within(dock()).getByRole('button', { name: 'More actions' }));
  expect(within(dock()).getByRole('button', { name: 'Request revisions' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(within(dock()).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a team that is not ready is approved as pending', () => {
  show([12, 5]);
  expect(labels()).toEqual(['Approve, pending team', 'Reject']);
});

test('shows only the menu of the request if none of them is possible', () => {
  show([9, 14]);
  expect(screen.queryByRole('region', { name: 'Decide' })).toBeNull();
  expect(screen.getByRole('button', { name: 'More actions' })).toBeTruthy();
});

test('Assign leads to the choice of a reviewer, for who may assign one', async () => {
  const request = buildRequest({ decisions: [4] });
  serve({ 'GET /revision-point/': () => ({ body: page([]) }) });
  const panel = (shown: typeof request) => (
    <aside id="admin">
      <section aria-label="Reviewers">
        <select aria-label="Add Primary Reviewer" />
      </section>
      <Deciding request={shown} etag={'"7"'} reload={() => Promise.resolve()}>
        <DecisionDock request={shown} />
      </Deciding>
    </aside>
  );
  const { user, unmount } = showAs('sfari_admin', panel(request));
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add Primary Reviewer' }));
  unmount();
  showAs('rm_admin', panel({ ...request, abilities: { decide: true } }));
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

test('letters that are pressed in the menu decide nothing', async () => {
  const { user } = show([4, 5]);
  await user.click(within(dock()).getByRole('button', { name: 'More actions' }));
  const entry = screen.getByRole('link', { name: 'View Audit Trail' });
  entry.focus();
  await user.keyboard('ax');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'View Audit Trail' })).toBeNull();
});

test('points that go with a request for revisions are counted on its button', async () => {
  const point = { request: { id: 1, sfari_request_id: 'REQ1' }, author: null, answer: '', version: '"1"' };
  show(
    [6],
    [1, 2].map((id) => ({
      ...point,
      id,
      place: 'part.team',
      text: '',
      round: null,
      published: null,
      abilities: {},
    })),
  );
  expect(await within(dock()).findByRole('button', { name: 'Request revisions (2)' })).toBeTruthy();
});

test('a letter opens it and Ctrl+Enter in the message sends it', async () => {
  const { user, sent, reload } = show([4, 5]);
  within(dock()).getByRole('button', { name: 'Reject' }).focus();
  await user.keyboard('a');
  const letter = await screen.findByRole('dialog');
  const subject = await within(letter).findByLabelText('Subject');
  await user.click(subject);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const decision = sent.find(({ method }) => method === 'POST');
  expect(decision?.body).toMatchObject({ status: 4, email: { to: MAIL.to, subject: 'Your request' } });
});
