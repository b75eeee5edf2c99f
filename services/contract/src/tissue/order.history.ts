/** History of a tissue order, including its pieces and its shipment. */
import { defineHistory, forStaff, titles } from '../history/history.ts';
import { SHIPMENT_STATE_LABELS } from './orders.ts';
import { HISTORY_TITLES } from '../history/titles.ts';

export const orderHistory = defineHistory({
  model: 'abn_bins_upload',
  label: 'Tissue order',
  fields: {
    id: 'internal',
    key: 'internal',
    version: 'internal',
    created: 'internal',
    request_id: forStaff('Request'),
    request_type: 'internal',
    creator_id: forStaff('Ordered by', { refersTo: 'person' }),
    name: forStaff('Name'),
    email: forStaff('Email'),
    institution: forStaff('Institution'),
    address: forStaff('Address'),
    city: forStaff('City'),
    region: forStaff('State or region'),
    postal_code: forStaff('Postal code'),
    country: forStaff('Country'),
    phone_numbers: forStaff('Phone numbers'),
    donor: forStaff('Donors', { format: 'answer' }),
    state: forStaff('State', {
      values: { sending: 'On its way', refused: 'Refused', sent: 'Received by BINS' },
    }),
    problem: forStaff('Problem'),
    sent: forStaff('Received by BINS', { format: 'time' }),
    // who changed it and when is said by the history itself
    changed: 'internal',
    changer_id: 'internal',
    change_sent: forStaff('Change received by BINS', { format: 'time' }),
  },
  parts: {
    abn_order_case: {
      label: 'Piece of tissue',
      icon: 'part',
      title: titles(HISTORY_TITLES.orderedPiece),
      subject: ({ words }) =>
        `${words('hash_code')}, ${words('hemisphere')}, ${words('tissue_type')}, ${words('amount')} ${words('unit')}`,
      fields: {
        id: 'internal',
        order_id: 'internal',
        hash_code: forStaff('Donor'),
        distribution_id: forStaff('Distribution'),
        hemisphere: forStaff('Hemisphere'),
        tissue_type: forStaff('Tissue'),
        storage: forStaff('Kept', { values: { frozen: 'Frozen', fixed: 'Fixed' } }),
        amount: forStaff('Amount'),
        unit: forStaff('Unit'),
        description: forStaff('Description'),
        is_received: forStaff('Arrived'),
      },
    },
    abn_shipment: {
      label: 'Shipment',
      icon: 'part',
      title: titles(HISTORY_TITLES.shipment),
      fields: {
        id: 'internal',
        order_id: 'internal',
        created: 'internal',
        reminded: 'internal',
        state: forStaff('Shipment', { values: SHIPMENT_STATE_LABELS }),
        carrier: forStaff('Carrier'),
        tracking_number: forStaff('Tracking number'),
        packed: forStaff('Packed', { format: 'time' }),
        sent: forStaff('Sent', { format: 'time' }),
        arrived: forStaff('Arrived', { format: 'time' }),
        returned: forStaff('Returned', { format: 'time' }),
        confirmed: forStaff('Confirmed by the researcher', { format: 'time' }),
        note: forStaff('What the researcher wrote'),
      },
    },
  },
});
