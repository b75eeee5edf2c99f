import { ROLE_LABELS } from '@portal/contract/roles';
import { Box, Button, chakra, Disclosure, Separator, Text, UserIcon } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { OwnLanguage } from '../../language/OwnLanguage.tsx';
import { useAccountActions } from './account-actions-context.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { useOpenPalette } from './palette/palette-context.ts';
import { member as words } from '#texts/member';
import { palette as paletteWords } from '#texts/palette';

/** User menu: name, profile, language and logout. */
export function UserMenu({ hasProfile }: { hasProfile: boolean }) {
  const { user, role } = useSession();
  if (!user) return null;
  return (
    <Disclosure
      panelLabel={words.accountMenu}
      label={
        <>
          <UserIcon />
          {user.display_name}
        </>
      }
    >
      <Box px="3" pb="2">
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {user.email}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {role ? ROLE_LABELS[role] : null}
        </Text>
      </Box>
      <Separator mb="2" />
      {hasProfile ? <OwnLinks /> : null}
      <PaletteButton />
      <LogoutButton />
    </Disclosure>
  );
}

/**
 * My Profile and the language. The language is hidden while impersonating, so that the other person's choice is not
 * changed by accident.
 */
export function OwnLinks() {
  const { impersonator } = useSession();
  return (
    <>
      <NavigationLink to="/my-profile">{words.myProfile}</NavigationLink>
      {impersonator ? null : (
        <Box px="3" py="1" textStyle="sm">
          <OwnLanguage />
        </Box>
      )}
    </>
  );
}

/** Opens the palette for people who do not know its shortcut, and shows the shortcut. */
function PaletteButton() {
  const open = useOpenPalette();
  if (!open) return null;
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      size="sm"
      w="full"
      px="3"
      justifyContent="space-between"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
    >
      {paletteWords.open}
      <chakra.kbd fontFamily="body" textStyle="xs" color="fg.muted" aria-hidden>
        {paletteWords.keys}
      </chakra.kbd>
    </Button>
  );
}

/** Ends the session and returns to the home page (spec 1 section 4). */
export function LogoutButton() {
  const { isLeaving, logOut } = useAccountActions();
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      size="sm"
      w="full"
      px="3"
      justifyContent="flex-start"
      loading={isLeaving}
      loadingText={words.loggingOut}
      onClick={() => void logOut()}
    >
      {words.logout}
    </Button>
  );
}
