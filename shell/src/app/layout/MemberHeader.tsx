import { Box, ColorModeSwitch, Flex } from '@portal/shared-ui';
import { Logo } from '@portal/shared-ui/branding';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useRemotes } from '../../remotes/registry-context.ts';
import { AccountActions } from './AccountActions.tsx';
import { LayoutPart } from './LayoutPart.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { headerNavigation } from './navigation.ts';
import { CommandPaletteProvider } from './palette/CommandPaletteProvider.tsx';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { RoleSwitcher } from './RoleSwitcher.tsx';
import { LazySearch } from './search/LazySearch.tsx';
import { UserMenu } from './UserMenu.tsx';

/**
 * Header for signed-in people: logo, navigation of the session role, role switcher, bell and user menu (spec 1 section
 * 2).
 */
export function MemberHeader() {
  const { role, user } = useSession();
  const { key } = useLocation();
  const navigation = headerNavigation(useRemotes().remotes, role, user);
  return (
    <AccountActions>
      <CommandPaletteProvider navigation={navigation}>
        <Logo />
        <MainNavigation navigation={navigation} hideBelow="lg" key={`navigation ${key}`} />
        <Box flex="1" />
        {navigation.hasSearch ? <LazySearch maxW={{ lg: '15rem', xl: '20rem' }} hideBelow="lg" /> : null}
        <ColorModeSwitch />
        {navigation.hasNotifications ? (
          <LayoutPart>
            <NotificationBell />
          </LayoutPart>
        ) : null}
        {/* remounts on every route change, which closes an open panel */}
        <Flex gap="3" hideBelow="lg" key={key}>
          <RoleSwitcher />
          <UserMenu hasProfile={navigation.hasProfile} />
        </Flex>
        <MobileMenu navigation={navigation} key={`menu ${key}`} />
      </CommandPaletteProvider>
    </AccountActions>
  );
}
