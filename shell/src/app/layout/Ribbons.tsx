import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { fill, Link, Text, Phrase } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useBranding } from '@portal/shared-ui/branding';
import { mustAgreeToJoinder, waitsForConfirmation, wasDisowned } from '../../session/landing.ts';
import { InstitutionRibbon } from './InstitutionRibbon.tsx';
import { Ribbon } from './Ribbon.tsx';
import { member as words } from '#texts/member';

/** Permanent warnings below the header (spec 1 section 2, "Ribbons and modals"). */
export function Ribbons() {
  const { user, role, institution } = useSession();
  const { pathname } = useLocation();
  const branding = useBranding();
  if (!user) return null;
  return (
    <>
      {role === 'primary_researcher' && user.suspended_request ? (
        <Ribbon label={words.accessSuspended}>
          <Text>
            <Phrase
              text={words.suspendedText}
              values={{
                suspended: FRAME_MESSAGES.suspended,
                requestLink: (
                  <RouteLink to={`/request/${user.suspended_request}`}>
                    {words.suspendedRequestLink}
                  </RouteLink>
                ),
                supportLink: <Link href={`mailto:${branding.support_email}`}>{words.supportLink}</Link>,
              }}
            />
          </Text>
        </Ribbon>
      ) : null}
      <InstitutionRibbon />
      {institution && wasDisowned({ institution, role }) ? (
        <Ribbon label={words.disownedLabel}>
          <Text>
            <Phrase
              text={words.disownedText}
              values={{
                institution: institution.display_name,
                profile: <RouteLink to="/my-profile">{words.disownedProfileLink}</RouteLink>,
                support: <Link href={`mailto:${branding.support_email}`}>{words.supportLink}</Link>,
              }}
            />
          </Text>
        </Ribbon>
      ) : null}
      {institution && waitsForConfirmation({ institution, role }) ? (
        <Ribbon label={words.unconfirmedLabel}>
          <Text>{fill(words.unconfirmedText, { institution: institution.display_name })}</Text>
        </Ribbon>
      ) : null}
      {mustAgreeToJoinder({ institution, role }) && pathname !== '/joinder' ? (
        <Ribbon label={words.joinderLabel}>
          <Text>
            <Phrase
              text={words.joinderText}
              values={{ joinderLink: <RouteLink to="/joinder">{words.joinderLink}</RouteLink> }}
            />
          </Text>
        </Ribbon>
      ) : null}
    </>
  );
}
