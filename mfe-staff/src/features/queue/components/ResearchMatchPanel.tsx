import { MATCH_TAB_STATUSES, type MatchTab } from '@portal/contract/match-tabs';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useSession } from '@portal/shared-ui/session';
import { CountTiles } from '@portal/shared-ui/tiles';
import { listMatchTabs, MATCH_CENTRE } from '../../research-match/model/tabs.ts';
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

/** The tab of the review centre that has this status alone, where the role has it; else the list of requests. */
function findAddress(status: RequestStatus, tabs: readonly MatchTab[]): string {
  const tab = tabs.find((one) => MATCH_TAB_STATUSES[one].every((other) => other === status));
  const query = new URLSearchParams({ status: String(status), type__in: RESEARCH_MATCH });
  return tab ? `${MATCH_CENTRE}?tab=${tab}` : `/request?${query.toString()}`;
}

/** Home panel: Research Match applications by their current step. */
export function ResearchMatchPanel() {
  const tabs = listMatchTabs(useSession().role);
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
        to: findAddress(status, tabs),
        count: list.isLoading ? undefined : (counts[status] ?? 0),
        isWaiting: index < 3,
      }))}
    />
  );
}
