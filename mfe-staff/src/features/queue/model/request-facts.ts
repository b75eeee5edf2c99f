import type { Request } from '@portal/contract/types';
import type { StatusTone } from '@portal/shared-ui';
import { queue as words } from '#texts/queue';

interface Fact {
  readonly label: string;
  readonly tone: StatusTone;
}
type Told = Pick<
  Request,
  'last_message' | 'first_req_on_project' | 'project_has_approved_req' | 'has_new_irb' | 'research_team_ready'
>;

/** What staff know of a request before they open it (spec 3 section 3), in words; what is usual says nothing. */
export const listFacts = (request: Told): readonly Fact[] => [
  ...(request.last_message === 'answer' ? [{ label: words.facts.answered, tone: 'info' as const }] : []),
  ...(request.has_new_irb ? [{ label: words.facts.newLetter, tone: 'info' as const }] : []),
  ...(request.first_req_on_project ? [{ label: words.facts.first, tone: 'neutral' as const }] : []),
  ...(request.project_has_approved_req ? [{ label: words.facts.approved, tone: 'success' as const }] : []),
  ...(request.research_team_ready === null
    ? []
    : request.research_team_ready
      ? [{ label: words.facts.teamReady, tone: 'success' as const }]
      : [{ label: words.facts.teamMissing, tone: 'warning' as const }]),
];
