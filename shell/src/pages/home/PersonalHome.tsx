import { ROLE_LABELS } from '@portal/contract/roles';
import { fill } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { personal as words } from '#texts/home';
import { HomePanels } from '../../remotes/HomePanels.tsx';
import { NothingHere } from './NothingHere.tsx';

/**
 * The home page of signed-in people: the panels of all apps for the session role, in the order that the panels declare.
 */
export function PersonalHome() {
  const user = useSessionUser();
  const { role, institution } = useSession();
  // roles that may use the request wizard, which explains itself to people who cannot start yet
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
