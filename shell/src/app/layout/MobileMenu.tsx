import { useRef, useState, type KeyboardEvent } from 'react';
import { ROLE_LABELS } from '@portal/contract/roles';
import { Box, CloseIcon, IconButton, MenuIcon, Separator, Stack, Text } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { everyPage, type HeaderNavigation } from './navigation.ts';
import { LazySearch } from './search/LazySearch.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { RoleChoices } from './RoleSwitcher.tsx';
import { LogoutButton, OwnLinks } from './UserMenu.tsx';
import { layout } from '#texts/layout';
import { member as words } from '#texts/member';

/** The whole header behind one button, for narrow screens. */
export function MobileMenu({ navigation }: { navigation: HeaderNavigation }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { user, role, roles } = useSession();

  // Keys pressed in a modal above the menu are ignored here.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Box hideFrom="lg" onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        variant="ghost"
        colorPalette="gray"
        aria-label={isOpen ? words.closeMenu : layout.menu}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      {isOpen ? (
        <Stack
          id="mobile-menu"
          as="nav"
          aria-label={layout.main}
          position="absolute"
          insetInline="0"
          top="16"
          zIndex="dropdown"
          gap="1"
          p="4"
          bg="bg.panel"
          borderBottomWidth="1px"
          boxShadow="md"
        >
          {navigation.hasSearch ? <LazySearch mb="2" /> : null}
          {everyPage(navigation).map(({ label, path }) => (
            <NavigationLink to={path} key={path}>
              {label}
            </NavigationLink>
          ))}
          {navigation.main.length + navigation.view.length > 0 ? <Separator my="2" /> : null}
          <Box px="3">
            <Text fontWeight="semibold">{user?.display_name}</Text>
            <Text textStyle="sm" color="fg.muted">
              {role ? ROLE_LABELS[role] : null}
            </Text>
          </Box>
          {roles.length > 1 ? (
            <>
              <Text px="3" pt="3" textStyle="sm" color="fg.muted">
                {words.viewingAs}
              </Text>
              <RoleChoices />
            </>
          ) : null}
          <Separator my="2" />
          {navigation.hasProfile ? <OwnLinks /> : null}
          <LogoutButton />
        </Stack>
      ) : null}
    </Box>
  );
}
