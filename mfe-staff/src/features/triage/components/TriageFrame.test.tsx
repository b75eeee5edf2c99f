import type { Request } from '@portal/contract/types';
import { listCommands } from '@portal/shared-ui/commands';
import { forgetEverything, invalidate } from '@portal/shared-ui/data';
import { useLocation } from '@portal/shared-ui/router';
import { axeViolations, FreshReads } from '@portal/shared-ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { page, serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { requestAddress } from '../../request/model/request-address.ts';
import { runAddress } from '../../queue/model/run.ts';
import { OPEN_STATUSES } from '../../queue/model/review-sections.ts';
import { useOwnDecision } from '../../request/model/own-decision.ts';
import { TriageFrame } from './TriageFrame.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const FROM = '/resource-request?queue=under-review&q=sleep';

function DecideButton() {
  return (
    <button type="button" onClick={useOwnDecision()}>
      Decide
    </button>
  );
}

/** The page of the request that the address names. */
function OpenedRequest({ requests }: { requests: readonly Request[] }) {
  const { pathname, search } = useLocation();
  const request = requests.find(({ id }) => pathname === `/request/${id}`);
  return (
    <TriageFrame id={request?.id ?? 0} request={request}>
      <h1>{request?.sfari_request_id}</h1>
      <p data-testid="search">{search}</p>
      <label>
        Notes <input />
      </label>
      <aside id="admin">
        <section aria-label="Reviewers">
          <button type="button">Remove</button>
          <input role="combobox" aria-label="Reviewer" aria-expanded="false" aria-controls="none" />
        </section>
        <section aria-label="Comments">
          <button type="button">Bold</button>
          <textarea aria-label="Comment" />
        </section>
        <section aria-label="Application Decision">
          <select aria-label="Decision" />
          <DecideButton />
        </section>
      </aside>
    </TriageFrame>
  );
}

function show({
  at = 2,
  from = FROM,
  answered,
}: {
  at?: number;
  from?: string;
  /** Delays the answer whether a request is still there. */ answered?: Promise<void>;
} = {}) {
  const requests = [buildRequest(), buildRequest(), buildRequest()] as const;
  const queue: Request[] = [...requests];
  const sent = serve({
    'GET /request/': async ({ query }) => {
      const id = query.get('id__in');
      if (id !== null) await answered;
      const rows = id === null ? queue : queue.filter((row) => String(row.id) === id);
      return { body: page(id === null ? rows : rows.slice(0, 1), { count: id === null ? 17 : rows.length }) };
    },
    ...Object.fromEntries(requests.map((row) => [`GET /request/${row.id}/`, () => ({ body: row })])),
  });
  const opened = requests[at - 1]?.id ?? 0;
  const shown = showAs(
    'sfari_admin',
    <FreshReads>
      <OpenedRequest requests={requests} />
    </FreshReads>,
    {
      path: requestAddress(opened, { from, at }),
    },
  );
  return { ...shown, sent, requests, queue };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a request from a queue says its place, and leads to its neighbors with the filter of the queue', async () => {
  const { requests, sent, user, container } = show();
  expect(await screen.findByText('2 of 17')).toBeTruthy();
  const [, second, third] = requests;
  // beside the request where the window is wide enough, which no window is here
  const list = container.querySelector<HTMLElement>("nav[aria-label='Requests in “Under Review”']");
  expect(list?.querySelectorAll('a')).toHaveLength(3);
  const current = list?.querySelector('[aria-current="page"]');
  expect(current?.textContent).toContain(second.sfari_request_id);
  expect(current?.textContent).toContain(second.project.title);
  const asked = sent.find(({ path }) => path === '/request/')?.query;
  expect(asked?.get('status')).toBe('3');
  expect(asked?.get('search')).toBe('sleep');
  expect(asked?.get('ordering')).toBe('-days_in_status');
  expect(asked?.get('fields')).toBe(
    'id,sfari_request_id,project,type,status,status_since,submission_date,days_in_status',
  );
  expect(screen.getByRole('link', { name: 'Under Review' }).getAttribute('href')).toBe(FROM);
  await user.click(screen.getByRole('link', { name: `Next: ${third.sfari_request_id}` }));
  expect(heading()).toBe(third.sfari_request_id);
  expect(await screen.findByText('3 of 17')).toBeTruthy();
  const search = new URLSearchParams(screen.getByTestId('search').textContent ?? '');
  expect([search.get('from'), search.get('at')]).toEqual([FROM, '3']);
  expect(screen.getByRole('link', { name: `Previous: ${second.sfari_request_id}` })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('j and k move, the next request is fetched before, a, c and d lead to their control, and nothing fires while typing', async () => {
  const { requests, sent, user } = show();
  const [first, second, third] = requests;
  await screen.findByText('2 of 17');
  await waitFor(() => expect(sent.some(({ path }) => path === `/request/${third.id}/`)).toBe(true));
  await user.keyboard('j');
  expect(heading()).toBe(third.sfari_request_id);
  await user.keyboard('j');
  expect(heading()).toBe(third.sfari_request_id);
  await user.keyboard('kk');
  expect(heading()).toBe(first.sfari_request_id);
  await user.keyboard('j');
  expect(heading()).toBe(second.sfari_request_id);
  for (const [key, name] of [
    ['a', 'Reviewer'],
    ['c', 'Comment'],
    ['d', 'Decision'],
  ] as const) {
    (document.activeElement as HTMLElement).blur();
    await user.keyboard(key);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(name);
  }
  await user.type(screen.getByLabelText('Notes'), 'jack?');
  expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'jack?');
  expect(heading()).toBe(second.sfari_request_id);
  expect(screen.queryByRole('list', { name: 'Keyboard shortcuts' })).toBeNull();
});

test('? shows the keys, and they can be turned off here and for all lists together', async () => {
  const { requests, user, unmount } = show();
  await screen.findByText('2 of 17');
  await user.keyboard('?');
  const help = screen.getByRole('list', { name: 'Keyboard shortcuts' });
  expect(within(help).getAllByRole('listitem')).toHaveLength(7);
  await user.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('j');
  expect(heading()).toBe(requests[1].sfari_request_id);
  unmount();
  await forgetEverything();
  const again = show();
  await screen.findByText('2 of 17');
  await again.user.keyboard('j');
  expect(heading()).toBe(again.requests[1].sfari_request_id);
  await again.user.click(screen.getByRole('button', { name: 'Shortcuts' }));
  await again.user.click(screen.getByRole('checkbox', { name: 'Use keyboard shortcuts' }));
});

test('a request that left the queue says so, and offers what is at its place now', async () => {
  const { requests, queue, user } = show();
  const [, second, third] = requests;
  await screen.findByText('2 of 17');
  queue.splice(1, 1);
  await user.click(screen.getByRole('link', { name: `Next: ${third.sfari_request_id}` }));
  await user.click(await screen.findByRole('link', { name: /^Previous/ }));
  await invalidate('request');
  expect(
    (await screen.findAllByText(`${second.sfari_request_id} is no longer in “Under Review”.`)).length,
  ).toBe(2);
  await user.click(screen.getByRole('link', { name: `Continue with ${third.sfari_request_id}` }));
  expect(heading()).toBe(third.sfari_request_id);
});

test("after one's own decision the next request opens, and Escape leads back to stay", async () => {
  const { requests, queue, user } = show();
  const [, second, third] = requests;
  await screen.findByText('2 of 17');
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  expect(heading()).toBe(second.sfari_request_id);
  queue.splice(1, 1);
  await invalidate('request');
  await waitFor(() => expect(heading()).toBe(third.sfari_request_id));
  await user.keyboard('?{Escape}');
  expect(screen.queryByRole('list', { name: 'Keyboard shortcuts' }), 'closed first').toBeNull();
  expect(heading()).toBe(third.sfari_request_id);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heading()).toBe(second.sfari_request_id));
  expect(await screen.findByRole('link', { name: `Continue with ${third.sfari_request_id}` })).toBeTruthy();
  await user.keyboard('{Escape}');
  await invalidate('request');
  expect(heading()).toBe(second.sfari_request_id);
});

test('until the next request opens, the decided one takes no clicks', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { requests, queue, user, container } = show({ answered });
  await screen.findByText('2 of 17');
  expect(container.querySelector('[inert]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  queue.splice(1, 1);
  await invalidate('request');
  await waitFor(() => expect(container.querySelector('[inert]')?.querySelector('h1')).toBeTruthy());
  answer();
  await waitFor(() => expect(heading()).toBe(requests[2].sfari_request_id));
  expect(container.querySelector('[inert]')).toBeNull();
});

test("a colleague's decision opens nothing and takes no focus", async () => {
  const { requests, queue, user } = show();
  const [, second, third] = requests;
  await screen.findByText('2 of 17');
  const notes = screen.getByLabelText('Notes');
  await user.click(notes);
  queue.splice(1, 1);
  await invalidate('request');
  await screen.findByRole('link', { name: `Continue with ${third.sfari_request_id}` });
  expect(document.activeElement).toBe(notes);
  expect(heading()).toBe(second.sfari_request_id);
});

test('a run from home shows how much of it is done, and at its end the way back', async () => {
  const from = runAddress({ ready_to_approve: 'true', type__in: '1' }, 20);
  const { requests, queue, user } = show({ from });
  // 17 are left
  expect(await screen.findByText('3 of 20 done')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ready to approve' }).getAttribute('href')).toBe(from);
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  queue.splice(0);
  await invalidate('request');
  expect(
    (await screen.findAllByText(`${requests[1].sfari_request_id} is no longer in “Ready to approve”.`))
      .length,
  ).toBe(2);
  expect(screen.getByText('All 20 done.')).toBeTruthy();
  const home = screen.getByRole('link', { name: 'Return to Home' });
  expect(home.getAttribute('href')).toBe('/');
  expect(document.activeElement).toBe(home);
});

test.each([
  ['/', { status__in: '2,3,8', ordering: '-days_in_status' }, 'Requests that have waited longest'],
  ['/?panel=reviews', { status__in: OPEN_STATUSES, ordering: 'submission_date' }, 'Your reviews'],
])('from home one continues through the list that is there: %s', async (from, query, label) => {
  const { sent } = show({ from });
  expect(await screen.findByText('2 of 17')).toBeTruthy();
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(from);
  const asked = sent.find(({ path }) => path === '/request/')?.query;
  expect(Object.fromEntries(asked ?? [])).toMatchObject(query);
});

test.each(['https://elsewhere.test/resource-request', '/user', '//elsewhere.test/request', 'no address'])(
  'an address that names no queue changes nothing: %s',
  async (from) => {
    const { sent } = show({ from });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(sent.filter(({ path }) => path === '/request/')).toEqual([]);
  },
);

test('the neighbors in the queue are offered to the command line with their keys', async () => {
  const { requests } = show();
  await screen.findByText('2 of 17');
  const [first, second, third] = requests;
  const offered = listCommands().map(({ label, detail, keys }) => [label, detail, keys]);
  expect(offered).toEqual([
    ['Next request', `${third.sfari_request_id} ${third.project.title}`, ['j']],
    ['Previous request', `${first.sfari_request_id} ${first.project.title}`, ['k']],
    ['Keyboard shortcuts', undefined, ['?']],
  ]);
  expect(heading()).toBe(second.sfari_request_id);
  listCommands()[0]?.run();
  await waitFor(() => expect(heading()).toBe(third.sfari_request_id));
});
