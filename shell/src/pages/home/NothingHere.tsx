import { ROLE_LABELS } from '@portal/contract/roles';
import { EmptyState, fill, Link, Phrase } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { nothing as words } from '#texts/home';
import { useBranding } from '@portal/shared-ui/branding';

/** The home page of a role without panels: says so, and whom to contact. */
export function NothingHere() {
  const { role, roles } = useSession();
  const { support_email: support } = useBranding();
  const mail = <Link href={`mailto:${support}`}>{support}</Link>;
  return (
    <EmptyState
      title={words.title}
      description={
        <>
          {role ? fill(words.asRole, { role: ROLE_LABELS[role] }) : words.noRole}{' '}
          {roles.length > 1 ? `${words.choose} ` : ''}
          <Phrase text={words.support} values={{ support: mail }} />
        </>
      }
    />
  );
}
