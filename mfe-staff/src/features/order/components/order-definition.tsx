import { LIMITS } from '@portal/contract/limits';
import type { OrderForm, TissueOrder } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import { DonorLines } from './DonorLines.tsx';
import { ShipTo } from './ShipTo.tsx';
import { order as words } from '#texts/order';
import { countShort } from '../model/order-table.ts';
import { donorsProblem, ownPieces, readDonors } from '../model/order-values.ts';

const { fields, sections } = words;
/** A field that is stored with the others but never rendered. */
const hidden = { type: 'text', isOptional: true, when: () => false } as const;

const isAddressOpen = (values: FormValues): boolean => values['ship_to'] === 'open';

/** What is missing, and what is more than the brain bank has: the server refuses both. */
function findProblem(value: unknown, form: OrderForm, own: TissueOrder['cases']): string | undefined {
  const count = countShort(readDonors(value), form.donors, own);
  const problems = [donorsProblem(value), ...(count > 0 ? [fill(words.problems.short, { count })] : [])];
  return problems.filter(Boolean).join('. ') || undefined;
}

/** The order form: donors, tissue and recipient. */
export const orderDefinition = (
  form: OrderForm,
  placed: TissueOrder | null,
  isFirst: boolean,
): FormDefinition => ({
  id: 'tissue-order',
  sections: [
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
          validate: (value, values) => findProblem(value, form, ownPieces(placed, values)),
          render: ({ value, onChange, ...control }) => (
            <DonorLines
              control={control}
              form={form}
              placed={placed}
              isFirst={isFirst}
              donors={readDonors(value)}
              onChange={onChange}
            />
          ),
        },
        { ...hidden, name: 'is_new', label: fields.isNew },
        { ...hidden, name: 'key', label: fields.key },
      ],
    },
    {
      id: 'recipient',
      title: sections.recipient,
      items: [
        {
          type: 'custom',
          name: 'ship_to',
          label: fields.shipTo,
          isGroup: true,
          when: (values) => !isAddressOpen(values),
          render: ({ id, onChange }) => <ShipTo id={id} onOpen={() => onChange('open')} />,
        },
        { type: 'text', name: 'name', label: fields.name, when: isAddressOpen, maxLength: LIMITS.orderLine },
        { type: 'email', name: 'email', label: fields.email, when: isAddressOpen, maxLength: LIMITS.email },
        {
          type: 'text',
          name: 'institution',
          label: fields.institution,
          when: isAddressOpen,
          maxLength: LIMITS.institutionName,
        },
        {
          type: 'textarea',
          name: 'address',
          label: fields.address,
          when: isAddressOpen,
          rows: 2,
          maxLength: LIMITS.reason,
        },
        {
          type: 'text',
          name: 'city',
          label: fields.city,
          when: isAddressOpen,
          maxLength: LIMITS.shippingPlace,
        },
        {
          type: 'text',
          name: 'region',
          label: fields.region,
          when: isAddressOpen,
          isOptional: true,
          maxLength: LIMITS.shippingPlace,
        },
        {
          type: 'text',
          name: 'postal_code',
          label: fields.postalCode,
          when: isAddressOpen,
          isOptional: true,
          maxLength: LIMITS.postalCode,
        },
        {
          type: 'text',
          name: 'country',
          label: fields.country,
          when: isAddressOpen,
          maxLength: LIMITS.shippingPlace,
        },
        {
          type: 'tags',
          name: 'phone_numbers',
          label: fields.phones,
          when: isAddressOpen,
          help: fields.phonesHelp,
          isOptional: true,
          maximum: LIMITS.orderPhones,
        },
      ],
    },
  ],
});
