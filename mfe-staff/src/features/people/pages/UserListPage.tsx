import { ACCOUNT_CREATOR_ROLES } from '@portal/contract/roles';
import { RouteButton } from '@portal/shared-ui/page';
import { PeopleList } from '@portal/shared-ui/people';
import { useSession } from '@portal/shared-ui/session';
import { user as words } from '#texts/user';
import { InstitutionFilter } from '../components/InstitutionFilter.tsx';

const showInstitutionFilter = (id: string, choose: (id: string) => void) => (
  <InstitutionFilter id={id} onChange={choose} />
);

/** `/user` for staff: all people. */
export function Component() {
  const { role } = useSession();
  const creates = role !== null && ACCOUNT_CREATOR_ROLES.includes(role);
  return (
    <PeopleList
      emptyText={words.emptyDescription}
      actions={creates ? <RouteButton to="/user/create/">{words.create}</RouteButton> : undefined}
      institutionFilter={showInstitutionFilter}
    />
  );
}
