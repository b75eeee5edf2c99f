import { lazy, Suspense } from 'react';
import { ROLE_LABELS } from '@portal/contract/roles';
import { fill, Stack } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { personal as words } from '#texts/home';
import { ADMINISTRATION_ROLES } from '../../app/routes/administration.routes.tsx';
import { HomePanels } from '../../remotes/HomePanels.tsx';
import { NothingHere } from './NothingHere.tsx';
import { OfficialStanding } from './OfficialStanding.tsx';

const AdministrationPanel = lazy(async () => ({
  default: (await import('./AdministrationPanel.tsx')).AdministrationPanel,
}));

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
        {role && ADMINISTRATION_ROLES.includes(role) ? (
          <Suspense fallback={null}>
            <AdministrationPanel />
          </Suspense>
        ) : null}
        <HomePanels empty={official ? null : <NothingHere />} />
      </Stack>
    </Page>
  );
}
