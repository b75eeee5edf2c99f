/** Which tissue an order may take: donors without any, and what is left after an order. */
import { screen, waitFor } from '@testing-library/react';
import { notify } from '@portal/shared-ui/toaster';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ASKED,
  FORM,
  getAmount,
  nextRequest,
  ONE,
  ORDER,
  show,
  STOCK,
  THREE,
  TWO,
  writes,
} from '../../../testing/orders.fixtures.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  notify.clear();
  vi.unstubAllGlobals();
});

test('donors without any tissue to order are removed together, above the table', async () => {
  const fixed = { ...STOCK, storage: 'fixed', unit: 'blocks', left: 3 };
  const { sent, user } = show(
    [],
    { 'POST /abn_bins_upload/': () => ({ status: 201, body: ORDER }) },
    {
      ...FORM,
      wish: ASKED,
      donors: [
        { donor_hash: ONE, diagnosis: 'Autism', stock: [STOCK] },
        { donor_hash: TWO, diagnosis: 'Autism', stock: [] },
        { donor_hash: THREE, diagnosis: 'Autism', stock: [] },
        { donor_hash: '00000000000000a4', diagnosis: 'Autism', stock: [fixed] },
      ],
    },
  );
  const order = await screen.findByRole('button', { name: 'Order 2 g for 1 donor' });
  const remove = screen.getByRole('button', { name: 'Remove the 2 donors without tissue' });
  expect(screen.getByText('2 donors have no tissue that can be ordered.')).toBeTruthy();
  expect(
    screen.getByText('1 donor has no amount yet. Choose tissue that is available and enter its amount.'),
    'the last has something similar',
  ).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Donors and tissue' });
  expect(remove.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(remove);
  expect(screen.queryByRole('rowheader', { name: new RegExp(TWO) })).toBeNull();
  // it is offered only once the order is refused for it
  expect(screen.queryByRole('button', { name: /without tissue/ })).toBeNull();
  await user.click(order);
  await user.click(await screen.findByRole('button', { name: 'Remove the donor without tissue' }));
  await user.click(screen.getByRole('button', { name: 'Order 2 g for 1 donor' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]?.body).toMatchObject({ cases: [{ hash_code: ONE, amount: 2 }] });
});

test('the amount left is that after the order, and its own tissue counts only while it is changed', async () => {
  let taken = 0;
  let placed: object = ORDER;
  const order = (amount: number) => {
    taken = amount;
    placed = { ...ORDER, cases: [{ ...ORDER.cases[0], amount }] };
    return placed;
  };
  const form = () => ({
    ...FORM,
    wish: ASKED,
    donors: [{ donor_hash: ONE, diagnosis: 'Autism', stock: [{ ...STOCK, left: 4 - taken }] }],
  });
  const { sent, user } = show([], {
    'POST /abn_bins_upload/': () => ({ status: 201, body: order(2) }),
    'PUT /abn_bins_upload/12/': () => ({ body: order(1.5) }),
    'GET /abn_bins_upload/12/': () => ({ body: placed }),
    [`GET /abn-request/${nextRequest()}/order-form/`]: () => ({ body: form() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Order 2 g for 1 donor' }));
  await screen.findByText('BINS order 12. To change it, edit the table and select Change order.');
  expect(screen.getByText('of 4 g available')).toBeTruthy();
  await user.clear(getAmount(ONE));
  await user.type(getAmount(ONE), '1.5');
  await user.click(screen.getByRole('button', { name: 'Change order: 1.5 g for 1 donor' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(2));
  expect(await screen.findByText('of 4 g available')).toBeTruthy();
  expect(getAmount(ONE).value).toBe('1.5');
  await user.click(screen.getByRole('button', { name: 'New Order' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Choose a donor' }), ONE);
  await user.click(screen.getByRole('button', { name: 'Add a donor' }));
  expect(await screen.findByText('of 2.5 g available')).toBeTruthy();
});

test('donors added later are counted before the order is refused, those with nothing left apart', async () => {
  const none = { ...STOCK, left: 0 };
  const { user } = show(
    [ORDER],
    {},
    {
      ...FORM,
      wish: ASKED,
      donors: [
        { donor_hash: ONE, diagnosis: 'Autism', stock: [STOCK] },
        { donor_hash: TWO, diagnosis: 'Autism', stock: [{ ...STOCK, left: 1 }] },
        { donor_hash: THREE, diagnosis: 'Autism', stock: [none] },
      ],
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Add all 2 donors' }));
  expect(await screen.findByText('1 donor has no tissue that can be ordered.')).toBeTruthy();
  expect(
    screen.getByText('1 donor has no amount yet. Choose tissue that is available and enter its amount.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove the donor without tissue' })).toBeTruthy();
});
