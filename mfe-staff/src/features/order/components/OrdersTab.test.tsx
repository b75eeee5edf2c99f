import { screen, waitFor, within } from '@testing-library/react';
import { showPage } from '@portal/shared-ui/testing';
import { notify } from '@portal/shared-ui/toaster';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from '../../../testing/server.ts';
import {
  addColumn,
  ADDRESS,
  ASKED,
  FORM,
  getAmount,
  ONE,
  ORDER,
  show,
  STOCK,
  THREE,
  TWO,
  UNSENT,
  writes,
} from '../../../testing/orders.fixtures.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  notify.clear();
  vi.unstubAllGlobals();
});

const changeAddress = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Change the address' }));
test('a first order begins with the words of the request and all of its donors [S3-40 R2.4-08]', async () => {
  const { sent, user, id } = show([], {
    'POST /abn_bins_upload/': () => ({ status: 201, body: ORDER }),
  });
  expect(await screen.findByText(/^Jonas Lindgren, University of Test, 12 College Road/)).toBeTruthy();
  await addColumn(user);
  expect(screen.getAllByText('of 4 g available')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: `Remove donor ${TWO}` }));
  await user.type(getAmount(ONE), '1.5');
  await user.click(screen.getByRole('button', { name: 'Order 1.5 g for 1 donor' }));
  await screen.findByText('BINS order 12. To change it, edit the table and select Change order.');
  const [call, ...more] = writes(sent);
  expect(more).toEqual([]);
  expect(call?.body).toMatchObject({
    ...ADDRESS,
    request_id: id,
    key: expect.any(String),
    donor: { [ONE]: { hemisphere: 'Left Hemisphere' } },
    cases: [{ hash_code: ONE, tissue_type: 'Amygdala', storage: 'frozen', unit: 'g', amount: 1.5 }],
  });
});

test('says at each line what it lacks, and sends nothing', async () => {
  const { sent, user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Order tissue' }));
  expect(await screen.findAllByText('Enter an amount, or remove the donor')).toHaveLength(2);
  expect(screen.getAllByText(/2 donors need a tissue and an amount/).length).toBeGreaterThan(0);
  await addColumn(user);
  await user.type(getAmount(ONE), 'two');
  expect(await screen.findAllByText('Enter an amount above 0')).not.toHaveLength(0);
  expect(writes(sent)).toEqual([]);
});

test('an amount that is not there is in the summary, and no button promises it', async () => {
  const { sent, user } = show([], {}, { ...FORM, wish: ASKED });
  await screen.findByRole('button', { name: 'Order 4 g for 2 donors' });
  await user.clear(getAmount(ONE));
  await user.type(getAmount(ONE), '500');
  await user.click(screen.getByRole('button', { name: 'Order tissue' }));
  expect((await screen.findAllByText(/1 donor has less tissue than you ordered/)).length).toBeGreaterThan(0);
  expect(writes(sent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Order 4 g of donor/ }));
  expect(screen.getByRole('button', { name: 'Order 6 g for 2 donors' })).toBeTruthy();
});

test('what the researcher asked for is filled in, and sent with one act', async () => {
  const { sent, user } = show(
    [],
    { 'POST /abn_bins_upload/': () => ({ status: 201, body: ORDER }) },
    { ...FORM, wish: ASKED },
  );
  expect(await screen.findByText('Amygdala · frozen · 2 g of each donor.')).toBeTruthy();
  expect(
    screen.getByText(
      'We read this as 2 g of Amygdala, frozen, for each donor. Correct it below if that is wrong.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Order 4 g for 2 donors' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]?.body).toMatchObject({
    cases: [
      { hash_code: ONE, amount: 2 },
      { hash_code: TWO, amount: 2 },
    ],
  });
});

test('an order that was placed says nothing of how the request was read', async () => {
  show([ORDER], {}, { ...FORM, wish: ASKED });
  await screen.findByText('BINS order 12. To change it, edit the table and select Change order.');
  expect(screen.getByText('Amygdala · frozen · 2 g of each donor.')).toBeTruthy();
  expect(screen.queryByText(/^We read this as/)).toBeNull();
});

test('a changed order says who changed it, and whether BINS has received the change', async () => {
  const changed = {
    ...ORDER,
    changed: '2026-12-01T15:08:20Z',
    changer: { id: 4, display_name: 'Omar Other' },
    change_sent: '2026-12-01T15:08:21Z',
  };
  const second = { ...changed, id: 13, state: 'sending', progress: 'sending', change_sent: null };
  const { user } = show([changed, second], { 'PUT /abn_bins_upload/12/': () => ({ body: changed }) });
  await user.click(await screen.findByRole('button', { name: 'Change order: 2 g for 1 donor' }));
  expect(await screen.findByText('BINS has the changed order.')).toBeTruthy();
  await user.click(await screen.findByRole('tab', { name: 'Previous Orders (2)' }));
  const card = (name: string) => screen.findByRole('region', { name });
  expect((await card('BINS order 12')).textContent).toMatch(
    /Changed by Omar Other on 12\/01\/2026.*Change received by BINS12\/01\/2026/,
  );
  expect((await card('BINS order 13')).textContent).toContain('Change received by BINSNot yet');
  expect(screen.getByRole('button', { name: 'Change order 12' }).textContent).toBe('Change order');
});

test('what was not understood is said, and nothing is filled in', async () => {
  show([]);
  expect(await screen.findByText('Not understood: “BA9”. Enter it in the table.')).toBeTruthy();
  expect(screen.getByText('Not understood: “Some”. Enter it in the table.')).toBeTruthy();
  expect(screen.queryByText(/^Read as/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Order tissue' })).toBeTruthy();
});

test('one amount is given to the donors below, and who has too little gets the nearest offered', async () => {
  const fixed = { ...STOCK, storage: 'fixed', unit: 'blocks', left: 3 };
  const { sent, user } = show(
    [],
    { 'POST /abn_bins_upload/': () => ({ status: 201, body: ORDER }) },
    {
      ...FORM,
      wish: ASKED,
      donors: [
        { donor_hash: ONE, diagnosis: 'Autism', stock: [STOCK] },
        { donor_hash: TWO, diagnosis: 'Autism', stock: [STOCK] },
        { donor_hash: THREE, diagnosis: 'Autism', stock: [fixed] },
      ],
    },
  );
  expect(
    await screen.findByText(
      'Amygdala, frozen: less than 2 g left. The most similar is Amygdala, Left Hemisphere, fixed (3 blocks left).',
    ),
  ).toBeTruthy();
  await user.clear(getAmount(ONE));
  await user.type(getAmount(ONE), '3');
  await user.click(screen.getByRole('button', { name: /^Apply 3 g of .* to the donors below$/ }));
  expect(getAmount(TWO).value).toBe('3');
  expect(screen.getAllByText('Applied to 1 donor. 1 donor does not have enough.').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /^Order Amygdala, Left Hemisphere, fixed of donor/ }));
  await user.type(screen.getByLabelText(`Amount of Amygdala, fixed (blocks) of donor ${THREE}`), '1');
  await user.click(screen.getByRole('button', { name: 'Order 1 block and 6 g for 3 donors' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
});

test('a refusal of the address opens its fields', async () => {
  const { user } = show(
    [],
    {
      'POST /abn_bins_upload/': () => ({ status: 400, body: { city: ['Too long'] } }),
    },
    { ...FORM, wish: ASKED },
  );
  await user.click(await screen.findByRole('button', { name: 'Order 4 g for 2 donors' }));
  expect((await screen.findByLabelText('City')).getAttribute('aria-invalid')).toBe('true');
});

test('an order that BINS did not get is shown, preserved, and sent again [S8-21 S8-22]', async () => {
  let stored: object = UNSENT;
  const { user } = show([], {
    'POST /abn_bins_upload/': () => ({ status: 201, body: UNSENT }),
    'GET /abn_bins_upload/12/': () => ({ body: stored }),
    'POST /abn_bins_upload/12/send/': () => ({ body: (stored = ORDER) }),
  });
  await addColumn(user);
  for (const hash of [ONE, TWO]) await user.type(getAmount(hash), '1');
  await user.click(screen.getByRole('button', { name: 'Order 2 g for 2 donors' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Unexpected Error' });
  expect(within(dialog).getByText('There was an error when trying to post your order.')).toBeTruthy();
  expect(within(dialog).getByText('BINS did not answer within 5 seconds.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('Order sent to BINS')).toBeTruthy();
});

test('a fault of the portal loses nothing that was typed, and the next attempt is the same order [S8-22]', async () => {
  let isUp = false;
  const { sent, user } = show([], {
    'POST /abn_bins_upload/': () =>
      isUp
        ? { status: 201, body: ORDER }
        : {
            status: 503,
            body: { code: 'SERVICE_UNAVAILABLE', detail: 'Not possible right now', correlation_id: 'c' },
          },
  });
  await addColumn(user);
  await user.click(screen.getByRole('button', { name: `Remove donor ${TWO}` }));
  await user.type(getAmount(ONE), '3');
  await user.click(screen.getByRole('button', { name: 'Order 3 g for 1 donor' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Unexpected Error' });
  isUp = true;
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(2));
  const [one, two] = writes(sent).map(({ body }) => body as { key: string; cases: { amount: number }[] });
  expect([one?.key, one?.cases[0]?.amount]).toEqual([two?.key, 3]);
});

test('New Order clears the donors, Cancel New Order restores them [R4-40]', async () => {
  const { sent, user } = show([ORDER], { 'POST /abn_bins_upload/': () => ({ status: 201, body: ORDER }) });
  expect(
    await screen.findByText('BINS order 12. To change it, edit the table and select Change order.'),
  ).toBeTruthy();
  const amount = () => getAmount(ONE);
  await user.clear(amount());
  await user.type(amount(), '3');
  await user.click(screen.getByRole('button', { name: 'New Order' }));
  expect(screen.queryByRole('rowheader', { name: new RegExp(ONE) })).toBeNull();
  expect(screen.getByText('This order is in addition to those already placed.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel New Order' }));
  expect(amount().value).toBe('3');
  await user.click(screen.getByRole('button', { name: 'New Order' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Choose a donor' }), TWO);
  await user.click(screen.getByRole('button', { name: 'Add a donor' }));
  await addColumn(user);
  await user.type(getAmount(TWO), '1');
  await user.click(screen.getByRole('button', { name: 'Order 1 g for 1 donor' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]).toMatchObject({ method: 'POST', body: { cases: [{ hash_code: TWO }] } });
});

test('after an order that was packed the form begins a new one, without its donors [R4-40]', async () => {
  show([{ ...ORDER, abilities: { ship: true } }]);
  expect(await screen.findByText('This order is in addition to those already placed.')).toBeTruthy();
  expect(screen.queryByText(/first order/)).toBeNull();
  expect(screen.queryByRole('rowheader')).toBeNull();
  // There is nothing to go back to.
  expect(screen.queryByRole('button', { name: /New Order/ })).toBeNull();
  expect(screen.getAllByText(/^Jonas Lindgren, /).length).toBeGreaterThan(0);
});

test('someone else’s version is shown beside what is typed, and overwritten only on purpose [R4-40]', async () => {
  let now: object = ORDER;
  const { sent, user } = show([ORDER], {
    'GET /abn_bins_upload/12/': () => ({ body: now }),
    'PUT /abn_bins_upload/12/': () =>
      now === ORDER
        ? ((now = { ...ORDER, city: 'Riverton' }),
          { status: 409, body: { code: 'STALE', detail: 'Changed', correlation_id: 'c' } })
        : { body: { ...ORDER, city: 'Granite Bay' } },
  });
  await changeAddress(user);
  const city = await screen.findByLabelText<HTMLInputElement>('City');
  await user.clear(city);
  await user.type(city, 'Granite Bay');
  await user.click(screen.getByRole('button', { name: 'Change order: 2 g for 1 donor' }));
  expect(await screen.findByText('Someone else changed this order since you opened it')).toBeTruthy();
  expect(screen.getByText('Riverton')).toBeTruthy();
  expect(city.value).toBe('Granite Bay');
  expect(writes(sent)).toHaveLength(1);
});

test('what was typed comes back after a reload', async () => {
  const { user, id, unmount, Page } = show([]);
  await changeAddress(user);
  const city = await screen.findByLabelText<HTMLInputElement>('City');
  await user.clear(city);
  await user.type(city, 'Granite Bay');
  const listBackups = () => Object.keys(localStorage).filter((key) => key.includes(`tissue-order-${id}-new`));
  await waitFor(() => expect(listBackups()).toHaveLength(1));
  unmount();
  showPage(Page, { route: 'request', role: 'abn_proj_mgr' });
  await screen.findByRole('button', { name: 'Discard' });
  expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Granite Bay');
});

test('a request that is not Approved orders nothing more, and shows what was ordered', async () => {
  show([{ ...ORDER, abilities: { ship: true } }], {}, { ...FORM, is_orderable: false });
  expect(await screen.findByRole('heading', { name: 'BINS order 12' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change order 12' })).toBeNull();
});

test('the shipment of an order is updated with carrier and number [R2.4-09]', async () => {
  const { sent, user } = show([ORDER], {
    'PUT /abn_bins_upload/12/shipment/': () => ({ body: ORDER }),
  });
  await user.click(await screen.findByRole('tab', { name: 'Previous Orders (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Update shipment of order 12' }));
  await user.selectOptions(screen.getByLabelText('Shipment status'), 'sent');
  await user.selectOptions(screen.getByLabelText('Carrier'), 'DHL');
  await user.type(screen.getByLabelText('Tracking number'), '7712 3344');
  await user.click(screen.getByRole('button', { name: 'Save shipment' }));
  await waitFor(() =>
    expect(writes(sent)[0]?.body).toEqual({ state: 'sent', carrier: 'DHL', tracking_number: '7712 3344' }),
  );
});

test('an agreement that the head of the page explains is not explained again', async () => {
  const obstacle = 'It waits for the Signing Official of Northfield University';
  show(
    [],
    { 'GET /transfer-agreement/': () => ({ body: page([{ id: 'a', state: 'signature_needed' }]) }) },
    { ...FORM, is_orderable: false, obstacle },
  );
  expect(await screen.findByText(/once the MTA at the top of this page is executed\.$/)).toBeTruthy();
  expect(screen.queryByText(`${obstacle}.`)).toBeNull();
});

test('without the agreement that it waits for nothing is ordered, and the page says what is missing', async () => {
  const obstacle = 'It waits for the Signing Official of Northfield University';
  show([], {}, { ...FORM, is_orderable: false, obstacle });
  expect(await screen.findByText(`${obstacle}.`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Order / })).toBeNull();
});
