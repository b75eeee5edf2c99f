import type { RevisionPoint } from '@portal/contract';
import type { Request } from '@portal/contract/types';
import { Box, chakra, fill, Heading, Notice, Text } from '@portal/shared-ui';
import { usePlaces } from '@portal/shared-ui/revision-points';
import { useStoredTexts } from '@portal/shared-ui/session';
import { revisionPoints as words } from '#texts/revision-points';

/**
 * The revision points sent with a decision that returns the application, shown next to its email, and those typed but
 * not saved, which would not be sent.
 */
export function DecisionPoints({ request, drafts }: { request: Request; drafts: readonly RevisionPoint[] }) {
  const { places, getLabel } = usePlaces(request);
  const typed = useStoredTexts(`point-${request.id}-`);
  const unsaved = places.filter(({ key }) => typed.includes(key));
  return (
    <>
      {unsaved.length > 0 ? (
        <Notice tone="warning" title={fill(words.decision.unsaved, { count: unsaved.length })}>
          {fill(words.decision.unsavedText, { places: unsaved.map(({ label }) => label).join(', ') })}
        </Notice>
      ) : null}
      <SavedPoints drafts={drafts} getLabel={getLabel} />
    </>
  );
}

function SavedPoints({
  drafts,
  getLabel,
}: {
  drafts: readonly RevisionPoint[];
  getLabel: ReturnType<typeof usePlaces>['getLabel'];
}) {
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
        {fill(words.decision.listed, { count: drafts.length })}
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
