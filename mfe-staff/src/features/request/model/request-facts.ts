import type { Request } from '@portal/contract/types';
import { fill, type StatusTone } from '@portal/shared-ui';
import { brief } from '#texts/brief';
import { queue as words } from '#texts/queue';

export interface RequestFact {
  readonly label: string;
  readonly tone: StatusTone;
  /** The tab of the request's page with the details. */
  readonly tab?: string;
  /** The page with the details, if no tab has them. */
  readonly to?: string;
}
/** The fields of which facts are made. */
export const FACT_FIELDS = [
  'last_message',
  'first_req_on_project',
  'project_has_approved_req',
  'has_new_irb',
  'research_team_ready',
] as const satisfies readonly (keyof Request)[];
/** Terms are there where the reader of the list asks for them. */
export type RequestFacts = Pick<Request, (typeof FACT_FIELDS)[number]> & Partial<Pick<Request, 'data_use'>>;

/** Where the request comes from: what is new about it, and what came before. */
export const originFacts = (request: RequestFacts): readonly RequestFact[] => [
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
];

/** Null if the server does not say whether the team is ready. */
export function teamFact({ research_team_ready: isReady }: RequestFacts): RequestFact | null {
  if (isReady === null) return null;
  return isReady
    ? { label: words.facts.teamReady, tone: 'success', tab: 'team' }
    : { label: words.facts.teamMissing, tone: 'warning', tab: 'team' };
}

/** Null if the request has no terms, or the reader does not get them. */
export function termsFact({ data_use: hints }: RequestFacts): RequestFact | null {
  if (!hints || hints.length === 0) return null;
  const count = (verdict: string) => hints.filter((hint) => hint.verdict === verdict).length;
  const [conflicts, open] = [count('conflicts'), count('judge')];
  const tab = 'details';
  if (conflicts > 0) return { label: fill(brief.termsConflict, { count: conflicts }), tone: 'danger', tab };
  return open > 0
    ? { label: fill(brief.termsOpen, { count: open }), tone: 'warning', tab }
    : { label: brief.termsFit, tone: 'success', tab };
}

/** Notable facts about a request that staff see before they open it (spec 3 section 3). Usual facts are left out. */
export const listFacts = (request: RequestFacts): readonly RequestFact[] => [
  ...originFacts(request),
  ...[teamFact(request), termsFact(request)]
    .filter((fact) => fact !== null)
    .filter(({ tone }) => tone !== 'success'),
];
