import { ROLE_LABELS } from '@portal/contract/roles';
import { Page } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { HomePanels } from '../../remotes/HomePanels.tsx';

/** The logged-in home: what each app has to say to the session role. */
export function PersonalHome() {
  const user = useSessionUser();
  const { role, institution } = useSession();
  const summary = [role ? ROLE_LABELS[role] : null, institution?.display_name].filter(Boolean).join(', ');
  return (
    <Page title={`Welcome, ${user.full_name}`} summary={summary}>
      <HomePanels />
    </Page>
  );
}
