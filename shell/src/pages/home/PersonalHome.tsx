import { ROLE_LABELS } from '@portal/contract/roles';
import { fill } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { personal as words } from '#texts/home';
import { HomePanels } from '../../remotes/HomePanels.tsx';
import { NothingHere } from './NothingHere.tsx';

/** The logged-in home: what each app has to say to the session role, in the order that the panels ask for. */
export function PersonalHome() {
  const user = useSessionUser();
  const { role, institution } = useSession();
  // those of whom the wizard is; it decides what it says to people who cannot begin yet
  const mayRequest = role === 'primary_researcher' || role === 'pi_sbso';
  const summary = [role ? ROLE_LABELS[role] : null, institution?.display_name].filter(Boolean).join(', ');
  return (
    <Page
      title={fill(words.welcome, { name: user.full_name })}
      summary={summary}
      actions={mayRequest ? <RouteButton to="/request/create">{words.newRequest}</RouteButton> : undefined}
    >
      <HomePanels empty={<NothingHere />} />
    </Page>
  );
}
