import { Suspense, use } from 'react';
import { Box, ColorModeSwitch, Flex } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { layout as words } from '#texts/layout';
import { fetchMemberParts } from './fetch-member-parts.ts';
import { Logo } from './Logo.tsx';

/** They have the form already (spec 1 section 2). */
const LOGIN_PAGES: readonly string[] = ['/login', '/password-reset'];

/** The bar above every page (spec 1 section 2): for visitors the logo and Login. */
export function Header() {
  const { user } = useSession();
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
        {user ? (
          <Suspense fallback={<Logo />}>
            <OfMember />
          </Suspense>
        ) : (
          <OfVisitor />
        )}
      </Flex>
    </Box>
  );
}

function OfMember() {
  const { MemberHeader } = use(fetchMemberParts());
  return <MemberHeader />;
}

function OfVisitor() {
  const { pathname } = useLocation();
  return (
    <>
      <Logo />
      <Box flex="1" />
      <ColorModeSwitch />
      {LOGIN_PAGES.includes(pathname) ? null : (
        <RouteButton to="/login" size="sm">
          {words.login}
        </RouteButton>
      )}
    </>
  );
}
