import { LIMITS } from '@portal/contract/limits';
import { REMINDER_ROLES } from '@portal/contract/roles';
import { chakra, StatusBadge, type StatusTone } from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { RemindButton } from '../../workload/components/RemindButton.tsx';
import { researchMatch as words } from '#texts/research-match';

type Reviewer = RowOf<'GET /rm-application/'>['reviewers'][number];

const TONES: Readonly<Record<Reviewer['progress'], StatusTone>> = {
  New: 'neutral',
  'In Progress': 'info',
  Completed: 'success',
};

export const reviewerText = ({ display_name: name, reviewer_role: role, progress, has_conflict }: Reviewer) =>
  `${name} (${words.roles[role]}): ${has_conflict ? words.columns.conflict : progress}`;

/** One call reminds the late reviewers of all rows, except those who were reminded today. */
function Reminder({ id }: Pick<Reviewer, 'id'>) {
  const { rows } = useList('GET /workload/', { late__gte: 1, limit: LIMITS.listMaximum }, { silent: true });
  const found = rows.find((each) => each.id === id);
  return found ? <RemindButton reviewer={found} /> : null;
}

interface ReviewerProgressProps {
  reviewers: readonly Reviewer[];
  /** True if the reviews are late: those that are missing can be asked for. */
  isLate: boolean;
}

/** The reviewers with their roles and progress: New, In Progress or Completed (spec 3 section 2.8). */
export function ReviewerProgress({ reviewers, isLate }: ReviewerProgressProps) {
  const { role } = useSession();
  const mayRemind = isLate && REMINDER_ROLES.some((each) => each === role);
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
          {mayRemind && !reviewer.has_conflict && reviewer.progress !== 'Completed' ? (
            <Reminder id={reviewer.id} />
          ) : null}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
