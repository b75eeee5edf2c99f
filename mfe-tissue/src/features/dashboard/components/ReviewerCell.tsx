import type { TissueRequest } from '@portal/contract/types';
import { chakra, fill } from '@portal/shared-ui';
import { dashboard as words } from '#texts/dashboard';

type Reviewer = TissueRequest['reviewers'][number];

const formatState = ({ progress, has_conflict: ended }: Reviewer): string =>
  ended ? words.columns.conflict : progress;

/** The reviewers as the text of one export cell. */
export const reviewersText = ({ reviewers }: TissueRequest): string =>
  reviewers
    .map((reviewer) =>
      fill(words.columns.reviewer, { name: reviewer.display_name, state: formatState(reviewer) }),
    )
    .join(', ');

/** The reviewers of a request and the state of each review. */
export function ReviewerCell({ request: { reviewers } }: { request: TissueRequest }) {
  if (reviewers.length === 0) return <chakra.span color="fg.muted">{words.columns.noOne}</chakra.span>;
  return (
    <chakra.ul listStyleType="none" m="0" p="0">
      {reviewers.map((reviewer) => (
        <chakra.li key={reviewer.id}>
          {reviewer.display_name}{' '}
          <chakra.span color="fg.muted" textStyle="sm" whiteSpace="nowrap">
            {formatState(reviewer)}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
