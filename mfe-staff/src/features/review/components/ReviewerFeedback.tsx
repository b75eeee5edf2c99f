import type { RequestScores } from '@portal/contract';
import { findRubric } from '@portal/contract/rubrics';
import { REVIEWER_ROLE_LABELS } from '@portal/contract/statuses';
import { chakra, Heading } from '@portal/shared-ui';
import { asksRecommendation } from '../model/asks-recommendation.ts';
import { review as words } from '#texts/review';

/** One reviewer's recommendation and general notes. */
export function ReviewerFeedback({ score }: { score: RequestScores['quarters'][number]['scores'][number] }) {
  const { reviewer, reviewer_role: role, notes, rubric } = score;
  const known = findRubric(rubric.key, rubric.version);
  const items = [
    {
      term: asksRecommendation(known) ? words.feedback.verdict : words.feedback.decision,
      text: score.reviewer_decision,
    },
    { term: words.feedback.merit, text: score.build_merit },
    ...known.notes.map(({ key, label }) => ({
      term: label,
      text: notes[key]?.trim(),
    })),
  ].filter(({ text }) => text);
  return (
    <section>
      <Heading as="h3" textStyle="md" mb="2">
        {reviewer.display_name} ({REVIEWER_ROLE_LABELS[role]})
      </Heading>
      {/* stacked, because the panel is narrow */}
      <chakra.dl m="0">
        {items.map(({ term, text }) => (
          <div key={term}>
            <chakra.dt textStyle="sm" color="fg.muted">
              {term}
            </chakra.dt>
            <chakra.dd m="0" mb="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {text}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </section>
  );
}
