import { INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import { Box, Button, chakra, fill, Flex, Text, VisuallyHidden } from '../../design/index.ts';
import { RouteButton } from '../../design/page/index.ts';
import { creating } from '#texts/institution-form';
import type { Match } from './use-creation.ts';

/**
 * Existing institutions that may be the same as the new one, by name and EIN, each with a button that is fully visible
 * on a phone too.
 */
export function MatchList({
  matches,
  isAdmin,
  busyWith,
  onUse,
}: {
  matches: readonly Match[];
  isAdmin: boolean;
  /** Id of the institution that the user is joining. */
  busyWith: number | null;
  onUse: (match: Match) => void;
}) {
  return (
    <chakra.ul aria-label={creating.matches} listStyleType="none" m="0" p="0">
      {matches.map((match) => (
        <Flex as="li" key={match.id} wrap="wrap" align="center" gap="3" py="3" borderTopWidth="1px">
          <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
            <Text fontWeight="semibold">{match.display_name}</Text>
            <Text textStyle="sm" color="fg.muted">
              {match.ein ? fill(creating.matchEin, { ein: match.ein }) : creating.noEin}
              {isAdmin ? ` · ${INSTITUTION_STATUS_LABELS[match.status]}` : null}
            </Text>
          </Box>
          {isAdmin ? (
            <RouteButton size="sm" variant="outline" to={`/institution/${match.id}`}>
              {creating.open}
              <VisuallyHidden>{` ${match.display_name}`}</VisuallyHidden>
            </RouteButton>
          ) : match.may_join ? (
            <Button
              size="sm"
              variant="outline"
              loading={busyWith === match.id}
              disabled={busyWith !== null}
              onClick={() => onUse(match)}
            >
              {creating.useThis}
              <VisuallyHidden>{` ${match.display_name}`}</VisuallyHidden>
            </Button>
          ) : null}
        </Flex>
      ))}
    </chakra.ul>
  );
}
