/** The orders of a tissue request: example data, and the tab over a fake server. */
import { buildOrderFields } from '@portal/contract/testing/order-body';
import { showPage } from '@portal/shared-ui/testing';
import { Toaster } from '@portal/shared-ui/toaster';
import { screen } from '@testing-library/react';
import { OrdersTab } from '../features/order/components/OrdersTab.tsx';
import { buildRequest } from './build-request.ts';
import { page, serve, type SentCall } from './server.ts';

export const [ONE, TWO, THREE] = ['00000000000000a1', '00000000000000a2', '00000000000000a3'];
export const STOCK = {
  hemisphere: 'Left Hemisphere',
  tissue_type: 'Amygdala',
  storage: 'frozen',
  unit: 'g',
  amount: 10,
  left: 4,
};
const PIECE = {
  hash_code: ONE,
  hemisphere: 'Left Hemisphere',
  tissue_type: 'Amygdala',
  storage: 'frozen',
  amount: 2,
  unit: 'g',
} as const;
const { donor: donors, cases, ...address } = buildOrderFields([PIECE]);
export const ADDRESS = address;
export const FORM = {
  ...address,
  is_orderable: true,
  obstacle: null,
  store: 'main',
  wish: { brain_area: 'BA9', tissue_needed: 'Some', storage: 'frozen' },
  donors: [
    { donor_hash: ONE, diagnosis: 'Autism', stock: [STOCK] },
    { donor_hash: TWO, diagnosis: 'Typically developing', stock: [STOCK] },
  ],
};
export const ORDER = {
  ...address,
  id: 12,
  request_id: 7,
  request_type: 8,
  donor: donors,
  cases: cases.map((piece) => ({ ...piece, id: 1, is_received: null })),
  state: 'sent',
  problem: null,
  progress: 'ordered',
  sent: '2026-11-20T15:08:21Z',
  creator: { id: 3, display_name: 'Paula Manager' },
  changed: null,
  changer: null,
  change_sent: null,
  created_date: '2026-11-20T15:08:20Z',
  modified: '2026-11-20T15:08:21Z',
  shipment: null,
  abilities: { edit: true, send: false, ship: true },
};
export const UNSENT = {
  ...ORDER,
  state: 'sending',
  progress: 'sending',
  sent: null,
  problem: 'BINS did not answer within 5 seconds.',
  abilities: { edit: true, send: true, ship: false },
};

/** Each test has its own request: reads are cached by address. */
let last = 800;
/** The id of the request that the next call shows. */
export const nextRequest = (): number => last + 1;
export function show(
  orders: readonly object[],
  handlers: Parameters<typeof serve>[0] = {},
  form: object = FORM,
) {
  last += 1;
  const request = buildRequest({ id: last, type: 8, status: 4 });
  const sent = serve({
    [`GET /abn-request/${last}/order-form/`]: () => ({ body: form }),
    'GET /abn_bins_upload/': () => ({ body: page(orders) }),
    'GET /abn_bins_upload/12/': () => ({ body: orders[0] ?? ORDER }),
    ...handlers,
  });
  const Page = () => (
    <>
      <OrdersTab request={request} />
      <Toaster />
    </>
  );
  const { user, unmount } = showPage(Page, { route: 'request', role: 'abn_proj_mgr' });
  return { sent, user, id: last, unmount, Page };
}
export const writes = (sent: readonly SentCall[]) => sent.filter(({ method }) => method !== 'GET');
const TISSUE = 'Amygdala, frozen (g)';
export const getAmount = (hash: string) =>
  screen.getByLabelText<HTMLInputElement>(`Amount of ${TISSUE} of donor ${hash}`);
/** The form starts without columns where the wish was not understood. */
export async function addColumn(user: ReturnType<typeof show>['user']) {
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Choose tissue to add' }), TISSUE);
  await user.click(screen.getByRole('button', { name: 'Add column' }));
}
/** Understood whole. */
export const ASKED = { brain_area: 'Amygdala', tissue_needed: '2 g of each donor.', storage: 'frozen' };
