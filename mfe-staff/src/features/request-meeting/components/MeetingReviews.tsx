import { MESSAGES } from '@portal/contract/messages';
import type { RequestScores } from '@portal/contract';
import { REVIEWER_ROLE, REVIEWER_ROLE_LABELS } from '@portal/contract/statuses';
import { BulletList, fill, PageSection, SelectLine, Stack, Text } from '@portal/shared-ui';
import { PageTabs } from '@portal/shared-ui/tabs';
import { useState } from 'react';
import { ShortNote } from '../../review/components/ShortNote.tsx';
import { ReviewCritique } from './ReviewCritique.tsx';
import { meeting as words } from '#texts/meeting';
import { review as reviewWords } from '#texts/review';

type Quarter = RequestScores['quarters'][number];

/**
 * Scores and critique of the primary reviewer and of all others, including the secondary reviewer (spec 3 section 2.5).
 */
export function MeetingReviews({ scores }: { scores: RequestScores }) {
  const { reviewers, quarters, rubric, unscored_cohort: cohort, is_hidden: isHidden } = scores;
  const [chosen, choose] = useState<string>();
  const quarter = quarters.find((each) => each.quarter === chosen) ?? quarters[0];
  const pending = reviewers.filter(({ progress }) => progress !== 'Completed');
  return (
    <PageSection
      title={words.reviews.title}
      actions={
        quarter ? (
          <SelectLine
            label={reviewWords.feedback.quarter}
            value={quarter.quarter}
            options={quarters.map(({ quarter: name }) => ({ value: name, label: name }))}
            onChoose={choose}
          />
        ) : undefined
      }
    >
      <Stack gap="5">
        {reviewers.length === 0 ? <Text color="fg.muted">{MESSAGES.noReviewData}</Text> : null}
        {isHidden ? <Text color="fg.muted">{reviewWords.feedback.hidden}</Text> : null}
        {reviewers.length > 0 && !isHidden && !quarter ? (
          <Text color="fg.muted">{MESSAGES.noReview}</Text>
        ) : null}
        {pending.length > 0 ? (
          <BulletList>
            {pending.map(({ review, reviewer, reviewer_role: role, progress }) => (
              <li key={review}>
                {fill(words.reviews.pending, {
                  name: reviewer.display_name,
                  role: REVIEWER_ROLE_LABELS[role],
                  progress,
                })}
              </li>
            ))}
          </BulletList>
        ) : null}
        {cohort === null ? null : <Text>{fill(MESSAGES.noScoresOfCohort, { cohort })}</Text>}
        {quarter ? (
          <>
            {cohort === null ? <ShortNote rubric={rubric} quarter={quarter} isWhole /> : null}
            <PageTabs
              label={words.reviews.tabs}
              parts={[
                {
                  key: 'primary',
                  label: words.reviews.primary,
                  content: <Critiques quarter={quarter} isPrimary none={words.reviews.noPrimary} />,
                },
                {
                  key: 'other',
                  label: words.reviews.others,
                  content: <Critiques quarter={quarter} isPrimary={false} none={words.reviews.noOthers} />,
                },
              ]}
            />
          </>
        ) : null}
      </Stack>
    </PageSection>
  );
}

function Critiques({ quarter, isPrimary, none }: { quarter: Quarter; isPrimary: boolean; none: string }) {
  const scores = quarter.scores.filter(
    ({ reviewer_role: role }) => (role === REVIEWER_ROLE.PRIMARY) === isPrimary,
  );
  if (scores.length === 0) return <Text color="fg.muted">{none}</Text>;
  return (
    <Stack gap="8">
      {scores.map((score) => (
        <ReviewCritique key={score.review} score={score} spreads={quarter.spreads} />
      ))}
    </Stack>
  );
}
