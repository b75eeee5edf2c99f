import { useState } from 'react';
import { ROLE_LABELS } from '@portal/contract/roles';
import { Box, Button, Disclosure, Separator, Text, UserIcon } from '@portal/shared-ui';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { NavigationLink } from './NavigationLink.tsx';
import { layout as words } from '#texts/layout';

/** Who is signed in, the profile, and the way out. */
export function UserMenu({ hasProfile }: { hasProfile: boolean }) {
  const { user, role } = useSession();
  if (!user) return null;
  return (
    <Disclosure
      panelLabel={words.yourAccount}
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
      {hasProfile ? <NavigationLink to="/my-profile">{words.myProfile}</NavigationLink> : null}
      <LogoutButton />
    </Disclosure>
  );
}

/** Ends the session and returns to the home page (spec 1 section 4). */
export function LogoutButton() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const leave = async () => {
    setLeaving(true);
    setFailed(false);
    try {
      await signOut(() => navigate('/'));
    } catch {
      setFailed(true);
    } finally {
      setLeaving(false);
    }
  };

  return (
    <>
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        w="full"
        px="3"
        justifyContent="flex-start"
        loading={isLeaving}
        loadingText={words.loggingOut}
        onClick={() => void leave()}
      >
        {words.logout}
      </Button>
      <Text role="alert" color="fg.error" textStyle="sm" px="3">
        {hasFailed ? words.youAreStillLoggedIn : null}
      </Text>
    </>
  );
}
