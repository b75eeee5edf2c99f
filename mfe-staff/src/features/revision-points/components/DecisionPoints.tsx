import type { RevisionPoint } from '@portal/contract';
import type { Request } from '@portal/contract/types';
import { Box, chakra, fill, Heading, Text } from '@portal/shared-ui';
import { usePlaces } from '@portal/shared-ui/revision-points';
import { revisionPoints as words } from '#texts/revision-points';

/** The revision points sent with a decision that returns the application, shown next to its email. */
export function DecisionPoints({ request, drafts }: { request: Request; drafts: readonly RevisionPoint[] }) {
  const { getLabel } = usePlaces(request);
  if (drafts.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        {words.decision.none}
      </Text>
    );
  return (
    <Box borderWidth="1px" borderRadius="l2" px="4" py="3">
      <Heading as="h3" textStyle="md">
        {fill(words.decision.title, { count: drafts.length })}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {words.decision.listed}
      </Text>
      <chakra.ol m="0" mt="2" ps="5" listStyleType="decimal">
        {drafts.map((draft) => (
          <chakra.li key={draft.id} mb="1" overflowWrap="anywhere">
            <strong>{getLabel(draft.place)}</strong>:{' '}
            <chakra.span whiteSpace="pre-wrap">{draft.text}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
