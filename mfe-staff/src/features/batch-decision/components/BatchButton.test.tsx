// @vitest-environment jsdom
import { axeViolations } from '@portal/shared-ui/testing';
import type { Request } from '@portal/contract/types';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve, type SentCall } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { BatchButton } from './BatchButton.tsx';
import { withBatch } from './with-batch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Answer = { status?: number; body: unknown };
const makeLetter = (request: Request) => ({
  from: 'portal@demo.test',
  to: [`owner${request.id}@demo.test`],
  cc: [],
  bcc: [],
  bcc_all: false,
  subject: `${request.sfari_request_id} is approved`,
  body: '<p>Good news.</p>',
});

function Queue({ ids }: { ids: readonly string[] }) {
  const [selected, setSelected] = useState<readonly string[]>(ids);
  return (
    <>
      <h1 tabIndex={-1}>All Requests</h1>
      <p>Selected: {selected.join(',')}</p>
      {selected.length > 0 ? <BatchButton selectedIds={selected} onChange={setSelected} /> : null}
    </>
  );
}

async function open(
  requests: readonly Request[],
  {
    decide = () => ({ body: requests[0] }),
    letters = {},
  }: {
    decide?: (call: SentCall) => Answer | Promise<Answer>;
    letters?: Readonly<Record<number, Partial<ReturnType<typeof makeLetter>>>>;
  } = {},
) {
  const sent = serve({
    ...Object.fromEntries(requests.map((row) => [`GET /request/${row.id}/`, () => ({ body: row })])),
    ...Object.fromEntries(requests.map((row) => [`POST /request/${row.id}/decision/`, decide])),
    'GET /email-info/': ({ query }) => {
      const request = requests.find(({ id }) => String(id) === query.get('obj_ids'));
      return request
        ? { body: { ...makeLetter(request), ...letters[request.id] } }
        : { status: 404, body: {} };
    },
  });
  const shown = showAs('sfari_admin', <Queue ids={requests.map(({ id }) => String(id))} />);
  await shown.user.click(
    screen.getByRole('button', { name: new RegExp(`^Approve ${requests.length} request`) }),
  );
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('table');
  const box = (request: Request) =>
    within(dialog).getByRole<HTMLInputElement>('checkbox', { name: `Approve ${request.sfari_request_id}` });
  const decisions = () => sent.filter(({ method }) => method === 'POST');
  return { ...shown, sent, dialog, box, decisions };
}

test('ready requests are approved one by one with their own letters, and the selection is empty after it', async () => {
  const [first, second] = [buildRequest(), buildRequest()];
  const { user, dialog, box, decisions, sent } = await open([first, second]);
  expect(within(dialog).getByText('Approve 2 Dataset requests')).toBeTruthy();
  expect([box(first).checked, box(second).checked]).toEqual([true, true]);
  const row = within(dialog).getByRole('row', { name: new RegExp(first.sfari_request_id) });
  for (const fact of ['Team ready', 'Institution approved', 'RDA executed'])
    expect(within(row).getByText(fact)).toBeTruthy();
  await user.click(within(row).getByText('Show email'));
  expect(within(row).getByText(`${first.sfari_request_id} is approved`)).toBeTruthy();
  expect(sent.filter(({ path }) => path === '/email-info/')[0]?.query.get('email_type')).toBe(
    'request_approved',
  );
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Approve 2 requests and send emails' }));
  expect(await screen.findByText('2 requests approved')).toBeTruthy();
  expect(decisions().map(({ path, body }) => [path, body])).toEqual(
    [first, second].map((request) => [
      `/request/${request.id}/decision/`,
      {
        status: 4,
        email: {
          to: [`owner${request.id}@demo.test`],
          cc: [],
          bcc: [],
          subject: `${request.sfari_request_id} is approved`,
          body: '<p>Good news.</p>',
          attachments: [],
        },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Selected:')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('what speaks against an approval is not ticked at first, and what cannot be approved says why', async () => {
  const answered = buildRequest({ last_message: 'answer' });
  const conflicting = buildRequest({
    institution: { id: 1, display_name: 'Lakeside University', status: 3, rda_status: 2 },
  });
  const waiting = buildRequest({ decisions: [12, 5], research_team_ready: false });
  const own = buildRequest({ decisions: [] });
  const unwritten = buildRequest();
  const { user, dialog, box, decisions } = await open([answered, conflicting, waiting, own, unwritten], {
    letters: { [unwritten.id]: { body: '<p>[Please say why here]</p>' } },
  });
  const states = [answered, conflicting, waiting, own, unwritten].map((request) => [
    box(request).checked,
    box(request).disabled,
  ]);
  expect(states).toEqual([
    [false, false],
    [false, false],
    [false, true],
    [false, true],
    [false, true],
  ]);
  for (const reason of [
    "The research team isn't ready.",
    "You can't make this decision at its status.",
    /^Its email is not complete/,
  ])
    expect(within(dialog).getByText(reason)).toBeTruthy();
  const send = () => within(dialog).getByRole('button', { name: /and send/ });
  expect(send()).toHaveProperty('disabled', true);
  await user.click(box(conflicting));
  expect(send().textContent).toBe('Approve 1 request and send email');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(decisions()).toHaveLength(1));
});

test('a colleague who decided first is named in the row, the others are done, and what was refused stays selected', async () => {
  const [first, second, third] = [buildRequest(), buildRequest(), buildRequest()];
  const { user, dialog, box, decisions } = await open([first, second, third], {
    decide: ({ path }) =>
      path.includes(`/${second.id}/`)
        ? {
            status: 409,
            body: {
              detail: 'The request was changed meanwhile.',
              code: 'STALE',
              current: { status: 5, status_label: 'Rejected', decided_by: { display_name: 'Dana Whitaker' } },
            },
          }
        : { body: first },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Approve 3 requests and send emails' }));
  expect(await within(dialog).findByText('2 approved, 1 not approved')).toBeTruthy();
  const row = within(dialog).getByRole('row', { name: new RegExp(second.sfari_request_id) });
  expect(within(row).getByText('Dana Whitaker set it to Rejected.')).toBeTruthy();
  expect(within(dialog).getAllByText('Approved')).toHaveLength(2);
  expect(box(second).disabled).toBe(true);
  expect(decisions()).toHaveLength(3);
  const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  expect(await screen.findByText(`Selected: ${second.id}`)).toBeTruthy();
});

test('a lost permission is shown in the row; a session that was lost ends the batch', async () => {
  const [first, second, third] = [buildRequest(), buildRequest(), buildRequest()];
  const { user, dialog, decisions } = await open([first, second, third], {
    decide: ({ path }) =>
      path.includes(`/${first.id}/`)
        ? { status: 403, body: { detail: 'You may not do this.', code: 'FORBIDDEN' } }
        : { status: 401, body: { detail: 'Log in.', code: 'UNAUTHENTICATED' } },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Approve 3 requests and send emails' }));
  expect(await within(dialog).findByText('You may not do this.')).toBeTruthy();
  await waitFor(() => expect(decisions()).toHaveLength(2));
});

test('after Stop nothing more is sent', async () => {
  const [first, second] = [buildRequest(), buildRequest()];
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, dialog, decisions } = await open([first, second], {
    decide: async () => {
      await released;
      return { body: first };
    },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Approve 2 requests and send emails' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Stop' }));
  answer();
  expect(await within(dialog).findByText('1 approved, 0 not approved')).toBeTruthy();
  expect(decisions()).toHaveLength(1);
  expect(within(dialog).getByRole('button', { name: 'Approve 1 request and send email' })).toBeTruthy();
});

test('requests of different kinds are not approved together, and one that did not load delays no other', async () => {
  const [dataset, samples] = [buildRequest(), buildRequest({ type: 2 })];
  serve({
    [`GET /request/${dataset.id}/`]: () => ({ body: dataset }),
    [`GET /request/${samples.id}/`]: () => ({ body: samples }),
    [`GET /request/${samples.id}/samples/`]: () => ({ body: { results: [] } }),
    'GET /email-info/': () => ({ body: makeLetter(dataset) }),
  });
  const { user, unmount } = showAs('sfari_admin', <Queue ids={[String(dataset.id), String(samples.id)]} />);
  await user.click(screen.getByRole('button', { name: 'Approve 2 requests' }));
  expect(await screen.findByText(/^These requests are of different kinds/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /and send/ })).toBeNull();
  unmount();
  const again = showAs('sfari_admin', <Queue ids={[String(dataset.id), '999999']} />);
  await again.user.click(screen.getByRole('button', { name: 'Approve 2 requests' }));
  expect(await screen.findByText("Requests that didn't load")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve 1 request and send email' })).toBeTruthy();
});

test('rows on screen of different kinds cannot be approved together, and the button says so', async () => {
  const [dataset, samples] = [buildRequest(), buildRequest({ type: 2 })];
  const selectedIds = [dataset, samples].map(({ id }) => String(id));
  const { actions } = withBatch({ selectedIds, onChange: () => undefined }, [dataset, samples]);
  const { container } = showAs('sfari_admin', actions);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Approve 2 requests' });
  expect(button.disabled).toBe(true);
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('To approve together, select requests of one kind.');
  expect(await axeViolations(container)).toEqual([]);
});
