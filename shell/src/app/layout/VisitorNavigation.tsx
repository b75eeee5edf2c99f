import { Box, chakra, Disclosure, Flex, Link, MenuIcon } from '@portal/shared-ui';
import { useFeature } from '@portal/shared-ui/data';
import { useBranding } from '@portal/shared-ui/branding';
import { useLocation } from '@portal/shared-ui/router';
import { FEATURES } from '@portal/contract/administration';
import VisitorLanguage from '../../language/VisitorLanguage.tsx';
import { useRemotes } from '../../remotes/registry-context.ts';
import { layout as words } from '#texts/layout';
import { publicNavigation } from './navigation.ts';
import { ENTRY_STYLE, NavigationLink } from './NavigationLink.tsx';

/** The public pages in one line on wide screens, the same on every visitor page, and the language choice. */
export function VisitorNavigation() {
  return (
    <Flex align="center" justify="space-between" gap="3" hideBelow="lg">
      <Flex as="nav" aria-label={words.main} gap="1" align="center">
        <Entries />
      </Flex>
      <VisitorLanguage isLabelHidden />
    </Flex>
  );
}

/** The same entries behind a button, for narrow screens. */
export function VisitorMenu() {
  // Remounts on every route change, which closes an open panel.
  const { key } = useLocation();
  return (
    <Disclosure
      key={key}
      label={<MenuIcon />}
      aria-label={words.menu}
      panelLabel={words.main}
      variant="ghost"
      px="2"
      hasArrow={false}
    >
      <nav aria-label={words.main}>
        <Entries />
      </nav>
      <Box px="3" pt="2">
        <VisitorLanguage />
      </Box>
    </Disclosure>
  );
}

function Entries() {
  const { remotes } = useRemotes();
  const hasProfiles = useFeature(FEATURES.publicProfiles);
  const hasStatistics = useFeature(FEATURES.publicStatistics);
  const features = [hasProfiles && FEATURES.publicProfiles, hasStatistics && FEATURES.publicStatistics];
  const [site] = useBranding().footer_links.sites;
  return (
    <chakra.ul display="contents" listStyleType="none" m="0" p="0">
      {publicNavigation(remotes, features).map(({ label, path }) => (
        <li key={path}>
          <NavigationLink to={path}>{label}</NavigationLink>
        </li>
      ))}
      {site ? (
        <li>
          <Link href={site.href} rel="noopener" variant="plain" textDecoration="none" {...ENTRY_STYLE}>
            {words.learnMore}
          </Link>
        </li>
      ) : null}
    </chakra.ul>
  );
}
