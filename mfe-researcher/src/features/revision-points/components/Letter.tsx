import type { Request, RevisionPoint } from '@portal/contract';
import { chakra, fill, formatDate } from '@portal/shared-ui';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { groupRounds } from '@portal/shared-ui/revision-points';
import { revisionPoints as words } from '#texts/revision-points';

interface LetterProps {
  note: NonNullable<Request['decision_note']>;
  points: readonly RevisionPoint[];
}

/** The text of the decision. It is collapsed if revision points were sent with it. */
export function Letter({ note, points }: LetterProps) {
  const [newest] = groupRounds(points);
  const text = <SafeHtml html={note.text} mt="2" maxW="prose" />;
  if (!newest || Date.parse(newest.published) < Date.parse(note.created)) return text;
  return (
    <chakra.details mt="2">
      <chakra.summary cursor="pointer" fontWeight="semibold" minH="target.sm" py="target">
        {fill(words.letter, { date: formatDate(note.created) })}
      </chakra.summary>
      {text}
    </chakra.details>
  );
}
