import { Box, ColorModeSwitch, Flex } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useRemotes } from '../../remotes/registry-context.ts';
import { Logo } from './Logo.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { headerNavigation } from './navigation.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { RoleSwitcher } from './RoleSwitcher.tsx';
import { LazySearch } from './search/LazySearch.tsx';
import { UserMenu } from './UserMenu.tsx';
import { layout as words } from '#texts/layout';

/** Logo, navigation of the session role, role switcher, bell and user menu (spec 1 section 2). */
export function Header() {
  const { user, role } = useSession();
  const { pathname, key } = useLocation();
  const navigation = headerNavigation(useRemotes().remotes, role);
  return (
    <Box as="header" bg="bg.panel" borderBottomWidth="1px">
      <Flex
        align="center"
        gap={{ base: '2', md: '5' }}
        maxW="8xl"
        mx="auto"
        px={{ base: '4', md: '8' }}
        minH="16"
      >
        <Logo />
        {user ? <MainNavigation navigation={navigation} hideBelow="lg" key={`navigation ${key}`} /> : null}
        <Box flex="1" />
        {navigation.hasSearch ? <LazySearch maxW={{ lg: '15rem', xl: '20rem' }} hideBelow="lg" /> : null}
        <ColorModeSwitch />
        {user ? (
          <>
            {navigation.hasNotifications ? <NotificationBell /> : null}
            {/* New on every route change, which closes an open panel. */}
            <Flex gap="3" hideBelow="lg" key={key}>
              <RoleSwitcher />
              <UserMenu hasProfile={navigation.hasProfile} />
            </Flex>
            <MobileMenu navigation={navigation} key={`menu ${key}`} />
          </>
        ) : pathname === '/login' ? null : (
          <RouteButton to="/login" size="sm">
            {words.login}
          </RouteButton>
        )}
      </Flex>
    </Box>
  );
}
