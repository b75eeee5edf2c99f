import { chakra, StatusBadge, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { OwnTurn } from '../api/your-turn.ts';
import { home as texts } from '#texts/home';

/** Requests that wait for the reader, above everything else. */
export function YourTurn({ turns }: { turns: readonly OwnTurn[] }) {
  return (
    <chakra.ul aria-label={texts.requestsThatWaitForYou} listStyleType="none" m="0" p="0" mb="5">
      {turns.map(({ id, words, link }) => (
        <chakra.li
          key={id}
          py="3"
          px="4"
          mb="2"
          borderInlineStartWidth="4px"
          borderColor="orange.solid"
          bg="orange.subtle"
          borderRadius="l2"
        >
          <StatusBadge tone="warning">{texts.yourTurn}</StatusBadge>
          <Text mt="1" maxW="prose" overflowWrap="anywhere">
            {words}
          </Text>
          <RouteLink to={link.to} fontWeight="semibold" mt="1" minH="6" display="inline-block">
            {link.label}
          </RouteLink>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
