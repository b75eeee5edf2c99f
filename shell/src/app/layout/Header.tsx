import { Box, ColorModeSwitch, Flex, lazyPart } from '@portal/shared-ui';
import { Logo } from '@portal/shared-ui/branding';
import { RouteButton } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { layout as words } from '#texts/layout';
import { memberParts } from './fetch-member-parts.ts';
import { LayoutPart } from './LayoutPart.tsx';

/** A separate chunk, to limit the size of the first load of /login. */
const VisitorNavigation = lazyPart(async () => ({
  default: (await import('./VisitorNavigation.tsx')).VisitorNavigation,
}));
const VisitorMenu = lazyPart(async () => ({
  default: (await import('./VisitorNavigation.tsx')).VisitorMenu,
}));

/** Visitors see the login form here (spec 1 section 2); a person who just logged in is about to leave the page. */
const LOGIN_PAGES: readonly string[] = ['/login', '/password-reset'];

/** The bar above every page (spec 1 section 2): for visitors the logo, the public pages and Login. */
export function Header() {
  const { user } = useSession();
  const isLoginPage = LOGIN_PAGES.includes(useLocation().pathname);
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
          <LayoutPart place={<Logo />}>
            {/* no menus here: one opened now would close as the next page arrives */}
            {isLoginPage ? <Logo /> : <OfMember />}
          </LayoutPart>
        ) : (
          <OfVisitor hasLogin={!isLoginPage} />
        )}
      </Flex>
    </Box>
  );
}

function OfMember() {
  const { MemberHeader } = memberParts.read();
  return <MemberHeader />;
}

function OfVisitor({ hasLogin }: { hasLogin: boolean }) {
  return (
    <>
      <Logo />
      {/* reserves the space, so that nothing moves when the parts arrive */}
      <Box flex="1" minW="0">
        <LayoutPart>
          <VisitorNavigation />
        </LayoutPart>
      </Box>
      <ColorModeSwitch />
      {hasLogin ? (
        <RouteButton to="/login" size="sm">
          {words.loginLink}
        </RouteButton>
      ) : null}
      <Box hideFrom="lg" minW="9">
        <LayoutPart>
          <VisitorMenu />
        </LayoutPart>
      </Box>
    </>
  );
}
