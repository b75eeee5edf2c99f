import { ROLE_LABELS } from '@portal/contract/roles';
import { fill, Stack } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { personal as words } from '#texts/home';
import { HomePanels } from '../../remotes/HomePanels.tsx';
import { NothingHere } from './NothingHere.tsx';
import { OfficialStanding } from './OfficialStanding.tsx';

/** The logged-in home: for Signing Officials their institution, then what each app has to say to the session role. */
export function PersonalHome() {
  const user = useSessionUser();
  const { role, institution } = useSession();
  const official = role === 'sbso' || role === 'pi_sbso' ? institution : null;
  const summary = [role ? ROLE_LABELS[role] : null, institution?.display_name].filter(Boolean).join(', ');
  return (
    <Page title={fill(words.welcome, { name: user.full_name })} summary={summary}>
      <Stack gap="8">
        {official ? <OfficialStanding institution={official} /> : null}
        <HomePanels empty={official ? null : <NothingHere />} />
      </Stack>
    </Page>
  );
}
