import type { Request } from '@portal/contract/types';
import type { StatusTone } from '@portal/shared-ui';
import { queue as words } from '#texts/queue';

export interface RequestFact {
  readonly label: string;
  readonly tone: StatusTone;
  /** The tab of the request's page with the details. */
  readonly tab?: string;
}
/** The fields of which facts are made. */
export const FACT_FIELDS = [
  'last_message',
  'first_req_on_project',
  'project_has_approved_req',
  'has_new_irb',
  'research_team_ready',
] as const satisfies readonly (keyof Request)[];
export type RequestFacts = Pick<Request, (typeof FACT_FIELDS)[number]>;

/** Notable facts about a request that staff see before they open it (spec 3 section 3). Usual facts are left out. */
export const listFacts = (request: RequestFacts): readonly RequestFact[] => [
  ...(request.last_message === 'answer'
    ? [{ label: words.facts.answered, tone: 'info' as const, tab: 'conversation' }]
    : []),
  ...(request.has_new_irb ? [{ label: words.facts.newLetter, tone: 'info' as const, tab: 'project' }] : []),
  ...(request.first_req_on_project
    ? [{ label: words.facts.first, tone: 'neutral' as const, tab: 'project' }]
    : []),
  ...(request.project_has_approved_req
    ? [{ label: words.facts.approved, tone: 'success' as const, tab: 'project' }]
    : []),
  ...(request.research_team_ready === null
    ? []
    : request.research_team_ready
      ? [{ label: words.facts.teamReady, tone: 'success' as const, tab: 'team' }]
      : [{ label: words.facts.teamMissing, tone: 'warning' as const, tab: 'team' }]),
];
