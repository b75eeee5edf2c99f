import { lazy, Suspense } from 'react';
import { ROLE_LABELS } from '@portal/contract/roles';
import { fill, LoadingText, Stack, IN_ORDER } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { personal as words } from '#texts/home';
import { HomePanels } from '../../remotes/HomePanels.tsx';
import { hasCommandCentre } from './command-centre.ts';
import { NothingHere } from './NothingHere.tsx';
import { OfficialPanels } from './OfficialPanels.tsx';

const InstitutionsPanel = lazy(async () => ({
  default: (await import('./InstitutionsPanel.tsx')).InstitutionsPanel,
}));

/**
 * The logged-in home: for Signing Officials their institution, for staff what waits at institutions, then what each app
 * has to say to the session role. What is needed seldom stands last.
 */
export function PersonalHome() {
  const user = useSessionUser();
  const { role, institution } = useSession();
  const official = role === 'sbso' || role === 'pi_sbso' ? institution : null;
  // those of whom the wizard is; what it says to somebody who may not begin yet is its own matter
  const mayRequest = role === 'primary_researcher' || role === 'pi_sbso';
  const summary = [role ? ROLE_LABELS[role] : null, institution?.display_name].filter(Boolean).join(', ');
  return (
    <Page
      title={fill(words.welcome, { name: user.full_name })}
      summary={summary}
      actions={mayRequest ? <RouteButton to="/request/create">{words.newRequest}</RouteButton> : undefined}
    >
      <Stack gap="8" css={IN_ORDER}>
        {official ? <OfficialPanels institution={official} /> : null}
        {hasCommandCentre(role) ? (
          <Suspense fallback={<LoadingText />}>
            <InstitutionsPanel />
          </Suspense>
        ) : null}
        <HomePanels empty={official ? null : <NothingHere />} />
      </Stack>
    </Page>
  );
}
