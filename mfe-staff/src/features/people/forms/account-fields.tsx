import type { User } from '@portal/contract/types';
import type { FormField } from '@portal/shared-ui/form';
import { user as words } from '#texts/user';
import { RolesField } from '../components/RolesField.tsx';

export const ROLES_FIELD: FormField = {
  type: 'custom',
  name: 'groups',
  label: words.roles,
  isOptional: true,
  isGroup: true,
  render: ({ onChange, ...control }) => <RolesField {...control} onChange={onChange} />,
};

/** The account fields that only administrators edit. */
export const accountFields = ({ abilities }: User): readonly FormField[] =>
  abilities['set_groups'] ? [ROLES_FIELD] : [];
