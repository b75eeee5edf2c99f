import { chakra, StatusBadge, type StatusTone } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { researchMatch as words } from '#texts/research-match';

type Reviewer = RowOf<'GET /rm-application/'>['reviewers'][number];

const TONES: Readonly<Record<Reviewer['progress'], StatusTone>> = {
  New: 'neutral',
  'In Progress': 'info',
  Completed: 'success',
};

export const reviewerText = ({ display_name: name, reviewer_role: role, progress, has_conflict }: Reviewer) =>
  `${name} (${words.roles[role]}): ${has_conflict ? words.columns.conflict : progress}`;

/** The reviewers with their roles and progress: New, In Progress or Completed (spec 3 section 2.8). */
export function ReviewerProgress({ reviewers }: { reviewers: readonly Reviewer[] }) {
  if (reviewers.length === 0) return <chakra.span color="fg.muted">{words.columns.none}</chakra.span>;
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
      {reviewers.map((reviewer) => (
        <chakra.li key={reviewer.id} display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <span>
            {reviewer.display_name}{' '}
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              {words.roles[reviewer.reviewer_role]}
            </chakra.span>
          </span>
          <StatusBadge tone={reviewer.has_conflict ? 'danger' : TONES[reviewer.progress]}>
            {reviewer.has_conflict ? words.columns.conflict : reviewer.progress}
          </StatusBadge>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
