import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { CountTiles } from '@portal/shared-ui/tiles';
import { RESEARCH_MATCH } from '../model/filter-options.ts';
import { queue as texts } from '#texts/queue';

/** The steps of the Research Match pipeline, in the review center's terms (spec 3 section 2.3). */
const STEPS = [
  [texts.researchMatch.new, S.SUBMITTED],
  [texts.researchMatch.review, S.UNDER_REVIEW],
  [texts.researchMatch.meeting, S.REVIEW_MEETING],
  [texts.researchMatch.conditions, S.CONDITIONALLY_APPROVED],
  [texts.queues.revisions, S.REVISIONS_REQUESTED],
] as const;

/** Home panel: Research Match applications by their current step. */
export function ResearchMatchPanel() {
  const list = useList('GET /request/', { type__in: RESEARCH_MATCH, grouping: 'status', limit: 1 });
  if (list.error) {
    return <RetryPanel title={texts.loadFailed} error={list.error} onRetry={() => void list.reload()} />;
  }
  const counts = list.groups['status'] ?? {};
  return (
    <CountTiles
      label={texts.researchMatch.label}
      tiles={STEPS.map(([label, status], index) => ({
        label,
        to: `/request?${new URLSearchParams({ status: String(status), type__in: RESEARCH_MATCH }).toString()}`,
        count: list.isLoading ? undefined : (counts[status] ?? 0),
        isWaiting: index < 3,
      }))}
    />
  );
}
