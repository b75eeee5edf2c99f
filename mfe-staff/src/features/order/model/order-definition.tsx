import { LIMITS } from '@portal/contract/limits';
import type { OrderForm, TissueOrder } from '@portal/contract/types';
import type { FormDefinition } from '@portal/shared-ui/form';
import { DonorLines } from '../components/DonorLines.tsx';
import { order as words } from '#texts/order';
import { donorsProblem, readDonors } from './order-values.ts';

const { fields, sections } = words;
/** Kept with the others, and drawn nowhere. */
const hidden = { type: 'text', isOptional: true, when: () => false } as const;

/** The form of an order: who gets it, and of which donors what. */
export const orderDefinition = (form: OrderForm, placed: TissueOrder | null): FormDefinition => ({
  id: 'tissue-order',
  sections: [
    {
      id: 'recipient',
      title: sections.recipient,
      items: [
        { type: 'text', name: 'name', label: fields.name, maxLength: LIMITS.orderLine },
        { type: 'email', name: 'email', label: fields.email, maxLength: LIMITS.email },
        { type: 'text', name: 'institution', label: fields.institution, maxLength: LIMITS.institutionName },
        { type: 'textarea', name: 'address', label: fields.address, rows: 2, maxLength: LIMITS.reason },
        { type: 'text', name: 'city', label: fields.city, maxLength: LIMITS.shippingPlace },
        {
          type: 'text',
          name: 'region',
          label: fields.region,
          isOptional: true,
          maxLength: LIMITS.shippingPlace,
        },
        {
          type: 'text',
          name: 'postal_code',
          label: fields.postalCode,
          isOptional: true,
          maxLength: LIMITS.postalCode,
        },
        { type: 'text', name: 'country', label: fields.country, maxLength: LIMITS.shippingPlace },
        {
          type: 'tags',
          name: 'phone_numbers',
          label: fields.phones,
          help: fields.phonesHelp,
          isOptional: true,
          maximum: LIMITS.orderPhones,
        },
      ],
    },
    {
      id: 'donors',
      title: sections.donors,
      items: [
        {
          type: 'custom',
          name: 'donors',
          label: fields.donors,
          help: fields.donorsHelp,
          isGroup: true,
          validate: donorsProblem,
          render: ({ value, onChange, ...control }) => (
            <DonorLines
              control={control}
              form={form}
              own={placed?.cases ?? []}
              donors={readDonors(value)}
              onChange={onChange}
            />
          ),
        },
        { ...hidden, name: 'is_new', label: fields.isNew },
        { ...hidden, name: 'key', label: fields.key },
      ],
    },
  ],
});
