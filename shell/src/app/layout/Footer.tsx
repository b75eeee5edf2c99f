import { STAFF_ROLES } from '@portal/contract/roles';
import { Box, chakra, Flex, Link, Phrase, Text, lazyPart } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useLocation, useMatches } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useBranding } from '@portal/shared-ui/branding';
import { footer as words } from '#texts/layout';
import { MINIMAL_FOOTER } from './minimal-footer.ts';
import { VisitorFooter } from './VisitorFooter.tsx';
import { LayoutPart } from './LayoutPart.tsx';

/** A separate chunk, because the page does not need the language choice to render. */
const VisitorLanguage = lazyPart(() => import('../../language/VisitorLanguage.tsx'));

/** Mission and links for visitors; for everyone copyright with version, policies, terms and help (spec 1 section 2). */
export function Footer() {
  const { status, role } = useSession();
  const branding = useBranding();
  const { pathname } = useLocation();
  const isMinimal = useMatches().some(({ handle }) => handle === MINIMAL_FOOTER);
  const { rows } = useList('GET /meta-data/', { enabled: true, limit: 1 }, { silent: true });
  /** Release notes are only for staff (spec 3 section 6). */
  const mayReadNotes = STAFF_ROLES.some((one) => one === role);
  const version = rows[0]?.version ?? PORTAL_APP_VERSION;
  return (
    // keyed by page: pages differ in height, and a reused footer would visibly jump
    <Box as="footer" key={pathname} borderTopWidth="1px" bg="bg.panel" textStyle="sm" color="fg.muted">
      <Box maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} py="6">
        {status === 'anonymous' && !isMinimal ? <VisitorFooter /> : null}
        <Flex wrap="wrap" columnGap="6" rowGap="2" align="center" justify="space-between">
          <Text>
            <Phrase
              text={words.copyright}
              values={{
                year: isMinimal ? 2021 : 2022,
                foundation: branding.foundation_name,
                version: mayReadNotes ? <RouteLink to="/release-notes">{version}</RouteLink> : version,
              }}
            />
          </Text>
          {status === 'anonymous' ? (
            <LayoutPart>
              <VisitorLanguage />
            </LayoutPart>
          ) : null}
          <chakra.nav aria-label={words.policies}>
            <Flex wrap="wrap" columnGap="5" rowGap="2">
              {branding.footer_links.policies.map(({ label, href }) => (
                <Link href={href} key={label} minH="6" rel="noopener">
                  {label}
                </Link>
              ))}
              <RouteLink to="/terms-and-conditions" minH="6">
                {words.terms}
              </RouteLink>
              <Link href={`mailto:${branding.support_email}`} minH="6">
                {words.help}
              </Link>
              <Link href="/licences" minH="6">
                {words.licences}
              </Link>
            </Flex>
          </chakra.nav>
        </Flex>
      </Box>
    </Box>
  );
}
