import { Box, chakra, Disclosure, Flex, type BoxProps } from '@portal/shared-ui';
import type { HeaderNavigation } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { layout } from '#texts/layout';
import { member as words } from '#texts/member';

/** The entries of the session role in one line; for staff, the View menu last. */
export function MainNavigation({ navigation, ...box }: { navigation: HeaderNavigation } & BoxProps) {
  if (navigation.main.length + navigation.view.length === 0) return null;
  return (
    <Box as="nav" aria-label={layout.main} {...box}>
      <Flex as="ul" listStyleType="none" m="0" p="0" gap="1" align="center">
        {navigation.main.map(({ label, path }) => (
          <chakra.li key={path}>
            <NavigationLink to={path}>{label}</NavigationLink>
          </chakra.li>
        ))}
        {navigation.view.length > 0 ? (
          <chakra.li>
            <Disclosure label={words.view} panelLabel={words.view} align="start" variant="ghost">
              {navigation.view.map(({ label, path }) => (
                <NavigationLink to={path} key={path}>
                  {label}
                </NavigationLink>
              ))}
            </Disclosure>
          </chakra.li>
        ) : null}
      </Flex>
    </Box>
  );
}
