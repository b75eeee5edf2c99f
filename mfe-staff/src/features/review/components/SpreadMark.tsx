import type { RequestScores } from '@portal/contract';
import { fill, StatusBadge } from '@portal/shared-ui';
import { review as words } from '#texts/review';

type Spread = RequestScores['quarters'][number]['spreads'][string];

/** Says that reviewers differ so widely that the meeting should discuss it; otherwise renders nothing. */
export function SpreadMark({ spread }: { spread: Spread | undefined }) {
  if (!spread?.is_wide) return null;
  return (
    <StatusBadge tone="warning">
      {fill(words.note.differ, { lowest: spread.lowest, highest: spread.highest })}
    </StatusBadge>
  );
}
