import { BulletList, fill, Notice, Text } from '@portal/shared-ui';
import type { AgendaItem } from '../api/use-agenda.ts';
import { meeting as words } from '#texts/meeting';
import { review as reviewWords } from '#texts/review';

/** The people in the room who must leave for this application. It is announced before the discussion. */
export function LeavingNotice({ item: { leaving } }: { item: Pick<AgendaItem, 'leaving'> }) {
  if (leaving.length === 0) return <Text color="fg.muted">{words.leaving.none}</Text>;
  return (
    <Notice tone="warning" title={words.leaving.title}>
      <BulletList>
        {leaving.map(({ person: { id, display_name: name }, declared, hints }) => (
          <li key={id}>
            {declared
              ? fill(words.leaving.declared, { name })
              : fill(words.leaving.hinted, {
                  name,
                  hints: hints.map((hint) => reviewWords.hint[hint]).join(', '),
                })}
          </li>
        ))}
      </BulletList>
    </Notice>
  );
}
