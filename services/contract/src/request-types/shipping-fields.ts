/** Shipping address for samples or tissue (spec 2 sections 3 and 9). */
import { LIMITS } from '../basics/limits.ts';
import type { BriefLine, RequestForm } from './request-type.ts';

type Item = RequestForm['sections'][number]['items'][number];

export const SHIPPING_LINE: BriefLine = {
  label: 'Ship to',
  fields: ['full_name', 'city', 'region', 'country'],
};

export const SHIPPING_FIELDS = [
  { type: 'header', text: 'Where we send it' },
  {
    type: 'text',
    name: 'full_name',
    label: 'Full name',
    help: 'Who takes the parcel.',
    maxLength: LIMITS.shippingName,
    examples: ['Jonas Lindgren', 'Mei Tanaka'],
  },
  {
    type: 'email',
    name: 'email',
    label: 'Email',
    maxLength: LIMITS.email,
    examples: ['receiving@university.test'],
  },
  {
    type: 'textarea',
    name: 'address',
    label: 'Address',
    help: 'Street, building and room.',
    rows: 2,
    maxLength: LIMITS.reason,
    examples: ['12 College Road, Building C, Room 104'],
  },
  {
    type: 'text',
    name: 'city',
    label: 'City',
    maxLength: LIMITS.shippingPlace,
    examples: ['Lakeside', 'Granite Bay'],
  },
  {
    type: 'text',
    name: 'region',
    label: 'State or region',
    maxLength: LIMITS.shippingPlace,
    examples: ['Minnesota', 'California'],
  },
  {
    type: 'text',
    name: 'postal_code',
    label: 'Postal code',
    maxLength: LIMITS.postalCode,
    isCode: true,
    examples: ['55401', '95746'],
  },
  {
    type: 'text',
    name: 'country',
    label: 'Country',
    maxLength: LIMITS.shippingPlace,
    examples: ['United States'],
  },
  {
    type: 'tel',
    name: 'phone_number',
    label: 'Phone number',
    maxLength: LIMITS.shippingPhone,
    examples: ['+1 555 0117'],
  },
  {
    type: 'textarea',
    name: 'instructions',
    label: 'Instructions for the delivery',
    isOptional: true,
    rows: 2,
    maxLength: LIMITS.answer,
    examples: ['Weekdays from 9 to 4. Please call before.'],
  },
] as const satisfies readonly Item[];

export const VENDORS = ['None', 'USPS', 'UPS', 'FedEx', 'DHL', 'World Courier'] as const;

/** Tissue is shipped on the requester's carrier account. */
export const VENDOR_FIELDS = [
  {
    type: 'select',
    name: 'shipping_vendor',
    label: 'Who delivers it?',
    shortLabel: 'Delivered by',
    options: VENDORS.map((vendor) => ({ value: vendor, label: vendor })),
    examples: ['FedEx', 'World Courier'],
  },
  {
    type: 'text',
    name: 'account_number',
    label: 'Your account number there',
    shortLabel: 'Account number',
    maxLength: LIMITS.reason,
    isCode: true,
    when: { field: 'shipping_vendor', in: VENDORS.filter((vendor) => vendor !== 'None') },
    examples: ['4400-1182-7'],
  },
] as const satisfies readonly Item[];
