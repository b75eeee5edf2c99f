import type { Request } from '@portal/contract/types';
import { MESSAGES } from '@portal/contract/messages';
import { BulletList, fill, LoadingText, SelectLine, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useState } from 'react';
import { AverageTable } from './AverageTable.tsx';
import { ShortNote } from './ShortNote.tsx';
import { ReviewerFeedback } from './ReviewerFeedback.tsx';
import { review as words } from '#texts/review';

/** Submitted reviews by quarter, with averages and each reviewer's feedback (spec 3 section 2.6, REVIEW). */
export function RequestScores({ request }: { request: Request }) {
  const read = useApi('GET /request/{id}/scores/', { params: { id: request.id } });
  const [chosen, choose] = useState<string>();
  if (!read.data)
    return read.error ? (
      <RetryPanel title={words.panel.loadFailed} error={read.error} onRetry={() => void read.reload()} />
    ) : (
      <LoadingText />
    );
  const { reviewers, quarters, rubric, unscored_cohort: cohort, is_hidden: isHidden } = read.data;
  const quarter = quarters.find((each) => each.quarter === chosen) ?? quarters[0];
  const unscored = cohort === null ? null : <Text>{fill(MESSAGES.noScoresOfCohort, { cohort })}</Text>;
  if (reviewers.length === 0)
    return (
      <Stack gap="5">
        {unscored}
        <Text color="fg.muted">{MESSAGES.noReviewData}</Text>
      </Stack>
    );
  return (
    <Stack gap="5">
      {unscored}
      <div>
        <Text fontWeight="semibold" textStyle="sm">
          {words.feedback.progress}
        </Text>
        <BulletList>
          {reviewers.map(({ review, reviewer, progress }) => (
            <li key={review}>
              {fill(words.feedback.progressLine, { name: reviewer.display_name, progress })}
            </li>
          ))}
        </BulletList>
      </div>
      {isHidden ? <Text color="fg.muted">{words.feedback.hidden}</Text> : null}
      {!isHidden && !quarter ? <Text color="fg.muted">{MESSAGES.noReview}</Text> : null}
      {quarter ? (
        <>
          <SelectLine
            label={words.feedback.quarter}
            value={quarter.quarter}
            options={quarters.map(({ quarter: name }) => ({ value: name, label: name }))}
            onChoose={choose}
          />
          {cohort === null ? (
            <>
              <ShortNote rubric={rubric} quarter={quarter} />
              <AverageTable rubric={rubric} quarter={quarter} />
            </>
          ) : null}
          {quarter.scores.map((score) => (
            <ReviewerFeedback key={score.review} score={score} />
          ))}
        </>
      ) : null}
    </Stack>
  );
}
