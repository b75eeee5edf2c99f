import { Box, chakra, StatusBadge, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import type { OwnTurn } from '../model/your-turn.ts';
import { home as texts } from '#texts/home';

/** Requests that wait for the reader, above everything else: one list, each row with its one action. */
export function YourTurn({ turns }: { turns: readonly OwnTurn[] }) {
  return (
    <Box ps="5" mb="8" borderInlineStartWidth="4px" borderColor="orange.solid">
      <StatusBadge tone="warning">{texts.tasks.mine}</StatusBadge>
      <chakra.ul aria-label={texts.ownTurn.title} listStyleType="none" m="0" p="0">
        {turns.map(({ id, key, words, note, link }) => (
          <chakra.li
            key={key ?? id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="6"
            rowGap="2"
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
            _last={{ pb: '0' }}
          >
            <Box flex="1 1 20rem" minW="0">
              <Text overflowWrap="anywhere">{words}</Text>
              {note ? (
                <Text textStyle="sm" color="fg.muted" mt="1" maxW="prose" overflowWrap="anywhere">
                  {note}
                </Text>
              ) : null}
            </Box>
            <RouteButton to={link.to} variant="outline" size="sm">
              {link.label}
            </RouteButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
