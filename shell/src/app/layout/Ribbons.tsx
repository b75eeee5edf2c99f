import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Link, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useBranding } from '../branding-context.ts';
import { mustAgreeToJoinder } from '../landing.ts';
import { LazyModal } from './LazyModal.tsx';
import { Ribbon } from './Ribbon.tsx';
import { UnconfirmedInstitution } from './UnconfirmedInstitution.tsx';
import { isUnconfirmed, ribbonsAllowedAt } from './ribbon-rules.ts';

/** Standing warnings below the header (spec 1 section 2, "Ribbons and modals"). */
export function Ribbons() {
  const { user, role, institution } = useSession();
  const { pathname, state } = useLocation();
  const branding = useBranding();
  const [isExplained, setExplained] = useState(false);
  if (!user || !ribbonsAllowedAt(pathname, state)) return null;
  return (
    <>
      {role === 'primary_researcher' && user.suspended_request ? (
        <Ribbon label="Access suspended">
          <Text>
            {MESSAGES.suspended}{' '}
            <RouteLink to={`/request/${user.suspended_request}`}>Open the request</RouteLink> and complete the
            renewal, or <Link href={`mailto:${branding.support_email}`}>contact support</Link>.
          </Text>
        </Ribbon>
      ) : null}
      {institution && isUnconfirmed(institution.status) ? (
        <Ribbon label={MESSAGES.unconfirmedModal}>
          <Text>{MESSAGES.unconfirmedRibbon}</Text>
          <Button size="xs" variant="outline" colorPalette="gray" onClick={() => setExplained(true)}>
            Learn more
          </Button>
        </Ribbon>
      ) : null}
      {institution?.status === 4 ? (
        <Ribbon label="Institution rejected">
          <Text>
            {institution.display_name} was rejected, so you cannot submit requests.{' '}
            <Link href={`mailto:${branding.support_email}`}>Contact support</Link>
          </Text>
        </Ribbon>
      ) : null}
      {mustAgreeToJoinder({ institution, role }) && pathname !== '/joinder' ? (
        <Ribbon label="Joinder needed">
          <Text>
            Requests can be fulfilled once you agree to the joinder.{' '}
            <RouteLink to="/joinder">Read and agree to the joinder</RouteLink>
          </Text>
        </Ribbon>
      ) : null}
      {isExplained ? (
        <LazyModal title={MESSAGES.unconfirmedModal} onClose={() => setExplained(false)}>
          <UnconfirmedInstitution isOfficer={role === 'sbso' || role === 'pi_sbso'} />
        </LazyModal>
      ) : null}
    </>
  );
}
