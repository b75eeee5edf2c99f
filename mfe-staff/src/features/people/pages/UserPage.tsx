import { UserPage, type PersonParts } from '@portal/shared-ui/person';
import { AccountActions } from '../components/AccountActions.tsx';
import { StaffSections } from '../components/StaffSections.tsx';
import { accountFields } from '../forms/account-fields.tsx';

const STAFF: PersonParts = {
  actions: (person, reload) => <AccountActions person={person} onChanged={reload} />,
  sections: (person) => <StaffSections person={person} />,
  fields: accountFields,
};

/** `/user/{id}` for staff: the person, the account actions and staff's sections. */
export const Component = () => <UserPage parts={STAFF} hasList />;
