/** What the researcher sees of a shipment, and how they say what came. */
import { renderWithPortal, setUpUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsResearcher } from '../../../testing/as-researcher.tsx';
import { buildDraft } from '../../../testing/build-draft.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ShipmentNotice } from './ShipmentNotice.tsx';
import { ShipmentTab } from './ShipmentTab.tsx';

afterEach(() => vi.unstubAllGlobals());

const sample = (id: number, tissue: string) => ({
  id,
  hash_code: '00000000000000a1',
  hemisphere: 'Left Hemisphere',
  tissue_type: tissue,
  storage: 'frozen',
  amount: 1.5,
  unit: 'g',
  is_received: null as boolean | null,
});
const SHIPMENT = {
  id: 4,
  request: 7,
  state: 'sent',
  carrier: 'FedEx',
  tracking_number: '7712',
  tracking_url: 'https://carrier.test/7712',
  packed: '2026-11-19T15:00:00Z',
  sent: '2026-11-20T15:00:00Z',
  arrived: null as string | null,
  returned: null,
  confirmed: null as string | null,
  note: null as string | null,
  samples: [sample(1, 'Amygdala'), sample(2, 'Cerebellum')],
  abilities: { confirm: true },
};

/** Each test has its own request: reads are cached by address. */
let last = 900;
function show(shipment: object = SHIPMENT, status: 2 | 4 = 4) {
  last += 1;
  const request = { ...buildDraft(), id: last, type: 8 as const, status };
  let now: object = shipment;
  const calls = fakeApi(({ method, path, body }) => {
    if (path === '/abn_shipment/') return { body: { count: 1, next: null, previous: null, results: [now] } };
    if (method !== 'POST') return undefined;
    if ((body as { note: string; missing: number[] }).missing.length > 0 && !(body as { note: string }).note)
      return { status: 400, body: { note: ['Please describe what is missing'] } };
    now = { ...SHIPMENT, state: 'arrived', confirmed: '2026-11-24T15:00:00Z', abilities: { confirm: false } };
    return { body: now };
  });
  renderWithPortal(
    <AsResearcher>
      <ShipmentNotice request={request} />
      <ShipmentTab request={request} />
    </AsResearcher>,
  );
  return { calls, user: setUpUser(), id: last };
}

test('a shipment leads to its carrier, and says what is in it', async () => {
  const { id } = show();
  const link = await screen.findByRole('link', { name: 'Track 7712 at FedEx' });
  expect(link.getAttribute('href')).toBe('https://carrier.test/7712');
  expect(
    screen.getByRole('checkbox', {
      name: 'Amygdala, Left Hemisphere, frozen, 1.5 g of donor 00000000000000a1',
    }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open list' }).getAttribute('href')).toBe(
    `/request/${id}?tab=shipment`,
  );
});

test('what is missing needs a word, at its field; then the shipment is confirmed', async () => {
  const { calls, user } = show();
  const list = await screen.findByRole('group', { name: 'Contents of the shipment' });
  await user.click(within(list).getByRole('checkbox', { name: /^Amygdala/ }));
  await user.click(screen.getByRole('button', { name: 'Confirm arrival' }));
  expect(await screen.findByText('Please describe what is missing')).toBeTruthy();
  await user.type(screen.getByRole('textbox'), 'One vial is empty');
  await user.click(screen.getByRole('button', { name: 'Confirm arrival' }));
  expect(await screen.findByText('Confirmed by you')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({
    path: '/abn_shipment/4/confirm/',
    body: { received: [1], missing: [2], note: 'One vial is empty' },
  });
  await waitFor(() => expect(screen.queryByText('Tissue is on its way')).toBeNull());
});

test('a confirmed shipment shows what came and what did not', async () => {
  show({
    ...SHIPMENT,
    state: 'arrived',
    confirmed: '2026-11-24T15:00:00Z',
    note: 'One vial is empty',
    samples: [
      { ...sample(1, 'Amygdala'), is_received: true },
      { ...sample(2, 'Cerebellum'), is_received: false },
    ],
    abilities: { confirm: false },
  });
  expect(await screen.findByText('One vial is empty')).toBeTruthy();
  expect([screen.getByText('Arrived'), screen.getByText('Missing')]).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Confirm arrival' })).toBeNull();
});

test('no one asks for shipments of a request that is not decided', async () => {
  const { calls } = show(SHIPMENT, 2);
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(calls).toEqual([]);
});
