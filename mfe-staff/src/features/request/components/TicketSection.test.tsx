import { axeViolations } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import { serve } from '../../../testing/server.ts';
import { showAs } from '../../../testing/show-as.tsx';
import { TicketSection } from './TicketSection.tsx';

const NONE = 'No valid conversations to display. Please re-check the zendesk ids provided.';
const FAILED = 'Sorry looks like there was an issue fetching the conversation.';
const FOUND = {
  id: '1042',
  state: 'found',
  messages: [
    {
      id: '1',
      body: '<p>When may we <strong>expect</strong> them?</p>',
      created_at: '2026-01-05T14:00:00.000Z',
      user_data: { name: 'Ana Soto', email: 'ana@uni.test' },
    },
  ],
};
const without = (id: string, state: string) => ({ id, state, messages: [] });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

let next = 5000;
/** Each its own request, so that no answer of another test is remembered. */
async function open(answer: { status?: number; body: unknown }, ids = ['1042', '5']) {
  const base = buildRequest();
  const request = {
    ...base,
    id: (next += 1),
    details: { ...base.details, zendesk_ticket_ids: ids } as typeof base.details,
  };
  const sent = serve({ 'GET /zendesk_ticket/': () => answer });
  const shown = showAs(
    'sfari_admin',
    <TicketSection request={request} etag={null} reload={() => Promise.resolve()} />,
  );
  await shown.user.click(screen.getByRole('button', { name: 'Show conversations' }));
  return { ...shown, sent, request, dialog: await screen.findByRole('dialog') };
}

test('one tab a ticket; a message shows name, email, time and body [S2.19-01 S2.19-02]', async () => {
  const { user, dialog, sent, request } = await open({
    body: { results: [FOUND, without('5', 'missing')] },
  });
  const tabs = await within(dialog).findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Ticket 1042', 'Ticket 5']);
  const message = within(dialog).getByRole('listitem');
  expect(message.textContent).toContain('Ana Soto');
  expect(message.textContent).toContain('ana@uni.test');
  expect(message.querySelector('time')?.dateTime).toBe('2026-01-05T14:00:00.000Z');
  expect(message.querySelector('strong + span')).toBeTruthy();
  expect(message.textContent).toContain('When may we expect them?');
  expect(Object.fromEntries(sent[0]?.query ?? [])).toMatchObject({
    request: String(request.id),
    ids: '1042,5',
  });
  expect(await axeViolations(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('tab', { name: 'Ticket 5' }));
  expect(await within(dialog).findByText(NONE)).toBeTruthy();
});

test('no ticket that is there says to check the ids [S2.19-03]', async () => {
  const results = [without('5', 'missing'), { id: '1', state: 'found', messages: [] }];
  const { dialog } = await open({ body: { results } });
  expect(await within(dialog).findByText(NONE)).toBeTruthy();
  expect(within(dialog).queryByRole('tab')).toBeNull();
});

test.each([
  ['Zendesk fails', { body: { results: [without('1042', 'failed'), without('5', 'failed')] } }],
  ['the service fails', { status: 503, body: { detail: 'x', code: 'SERVICE_UNAVAILABLE' } }],
])('says so only in the dialog when %s, and tries again when asked [S2.19-04]', async (_, answer) => {
  const { dialog, user, sent } = await open(answer);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(FAILED);
  const before = sent.length;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
});

test('a ticket that failed beside a good one costs its own tab', async () => {
  const { dialog, user } = await open({ body: { results: [FOUND, without('5', 'failed')] } });
  expect(await within(dialog).findByText('Ana Soto')).toBeTruthy();
  await user.click(within(dialog).getByRole('tab', { name: 'Ticket 5' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe(FAILED);
});

test('the person who must not write ticket numbers reads them, and sees nothing where there are none [S2.6-09]', () => {
  serve({});
  const base = buildRequest({ abilities: {} });
  const show = (ids: string[]) =>
    showAs(
      'sfari_reviewer',
      <TicketSection
        request={{ ...base, details: { ...base.details, zendesk_ticket_ids: ids } as typeof base.details }}
        etag={null}
        reload={() => Promise.resolve()}
      />,
    );
  const { unmount } = show(['1042']);
  expect(screen.getByText('1042')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  show([]);
  expect(screen.queryByText('Zendesk Ids')).toBeNull();
});
