import { Button, HStack } from '@portal/shared-ui';
import { TheirVersion } from '@portal/shared-ui/write';
import { mergeContents } from '../model/same-collection.ts';
import type { CollectionDraft } from '../model/use-collection-draft.ts';
import { collection as words } from '#texts/collection';

interface BothVersionsProps {
  draft: CollectionDraft;
  isBusy: boolean;
}

/**
 * Shows what someone else saved beside the user's unsaved changes, with three choices: theirs, mine, or both merged.
 */
export function BothVersions({ draft, isBusy }: BothVersionsProps) {
  const { content: mine, theirs, base } = draft;
  if (!theirs) return null;
  const only = (one: readonly string[], other: readonly string[]) =>
    one.filter((hash) => !other.includes(hash)).join(', ') || words.noOne;
  return (
    <TheirVersion
      title={words.theirs}
      items={[
        { term: words.nameTheirs, value: theirs.collection_name },
        { term: words.onlyTheirs, value: only(theirs.identifiers, mine.identifiers) },
        { term: words.onlyMine, value: only(mine.identifiers, theirs.identifiers) },
      ]}
      help={words.versionsHelp}
      onTake={draft.discard}
    >
      <HStack wrap="wrap" gap="3" mt="3">
        <Button
          size="sm"
          disabled={isBusy}
          onClick={() => draft.replaceTheirs(mergeContents(base, mine, theirs))}
        >
          {words.merge}
        </Button>
        <Button size="sm" variant="outline" disabled={isBusy} onClick={() => draft.replaceTheirs(mine)}>
          {words.replace}
        </Button>
      </HStack>
    </TheirVersion>
  );
}
