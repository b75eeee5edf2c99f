import { MESSAGES } from '@portal/contract/messages';
import { Link, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useBranding } from '../branding-context.ts';
import { mustAgreeToJoinder } from '../landing.ts';
import { InstitutionRibbon } from './InstitutionRibbon.tsx';
import { Ribbon } from './Ribbon.tsx';

/** Standing warnings below the header (spec 1 section 2, "Ribbons and modals"). */
export function Ribbons() {
  const { user, role, institution } = useSession();
  const { pathname } = useLocation();
  const branding = useBranding();
  if (!user) return null;
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
      <InstitutionRibbon />
      {mustAgreeToJoinder({ institution, role }) && pathname !== '/joinder' ? (
        <Ribbon label="Joinder needed">
          <Text>
            Requests can be fulfilled once you agree to the joinder.{' '}
            <RouteLink to="/joinder">Read and agree to the joinder</RouteLink>
          </Text>
        </Ribbon>
      ) : null}
    </>
  );
}
