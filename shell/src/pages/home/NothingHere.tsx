import { ROLE_LABELS } from '@portal/contract/roles';
import { EmptyState, Link } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { useBranding } from '../../app/branding-context.ts';

/** Home of a role for which no app has a panel: says so, and whom to ask. */
export function NothingHere() {
  const { role, roles } = useSession();
  const { support_email: support } = useBranding();
  return (
    <EmptyState
      title="Nothing waits for you"
      description={
        <>
          {role ? `There is nothing to do as ${ROLE_LABELS[role]} now. ` : 'You have no role yet. '}
          {roles.length > 1 ? 'You can choose another role under Viewing As. ' : ''}
          If you expected something here, write to <Link href={`mailto:${support}`}>{support}</Link>.
        </>
      }
    />
  );
}
