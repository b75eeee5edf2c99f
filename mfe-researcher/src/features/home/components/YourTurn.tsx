import { Box, chakra, StatusBadge, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { OwnTurn } from '../api/your-turn.ts';
import { home as texts } from '#texts/home';

/** Requests that wait for the reader, above everything else: one notice, however many there are. */
export function YourTurn({ turns }: { turns: readonly OwnTurn[] }) {
  return (
    <Box
      py="4"
      px="5"
      mb="5"
      borderInlineStartWidth="4px"
      borderColor="orange.solid"
      bg="orange.subtle"
      borderRadius="l2"
    >
      <StatusBadge tone="warning">{texts.tasks.mine}</StatusBadge>
      <chakra.ul aria-label={texts.ownTurn.title} listStyleType="none" m="0" p="0">
        {turns.map(({ id, words, note, link }) => (
          <chakra.li
            key={id}
            display="flex"
            flexWrap="wrap"
            alignItems="baseline"
            justifyContent="space-between"
            columnGap="6"
            mt="2"
          >
            <Text flex="1 1 20rem" maxW="prose" overflowWrap="anywhere">
              {words}
              {note ? (
                <chakra.span display="block" textStyle="sm" color="fg.muted" mt="1">
                  {note}
                </chakra.span>
              ) : null}
            </Text>
            <RouteLink to={link.to} fontWeight="semibold" minH="6">
              {link.label}
            </RouteLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
