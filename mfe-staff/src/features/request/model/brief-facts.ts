import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { fill, type StatusTone } from '@portal/shared-ui';
import { brief as words } from '#texts/brief';

export interface BriefFact {
  readonly text: string;
  readonly tone: StatusTone;
  /** The part of the page that says more. */
  readonly tab?: string;
}

type Told = Pick<
  Request,
  | 'institution'
  | 'irb_required'
  | 'research_team_ready'
  | 'first_req_on_project'
  | 'project_has_approved_req'
  | 'data_use'
  | 'last_message'
>;

/** What decides whether a request can be approved, as the server tells it; null where the reader is not told. */
export function listBriefFacts(request: Told): readonly BriefFact[] {
  const { institution } = request;
  return [
    teamFact(request),
    request.irb_required
      ? { text: words.irbMissing, tone: 'warning' as const, tab: 'project' }
      : { text: words.irbPresent, tone: 'success' as const, tab: 'project' },
    institution === null
      ? null
      : institution.restricted
        ? { text: words.institutionRestricted, tone: 'warning' as const }
        : institution.status === INSTITUTION_STATUS.APPROVED
          ? { text: words.institutionApproved, tone: 'success' as const }
          : { text: words.institutionUnconfirmed, tone: 'warning' as const },
    termsFact(request),
    projectFact(request),
    request.last_message === 'answer'
      ? { text: words.answered, tone: 'info' as const, tab: 'conversation' }
      : null,
  ].filter((fact) => fact !== null);
}

const teamFact = ({ research_team_ready: isReady }: Told): BriefFact | null =>
  isReady === null
    ? null
    : isReady
      ? { text: words.teamReady, tone: 'success', tab: 'team' }
      : { text: words.teamMissing, tone: 'warning', tab: 'team' };

function termsFact({ data_use: hints }: Told): BriefFact | null {
  if (!hints || hints.length === 0) return null;
  const count = (verdict: string) => hints.filter((hint) => hint.verdict === verdict).length;
  const [conflicts, open] = [count('conflicts'), count('judge')];
  if (conflicts > 0)
    return { text: fill(words.termsConflict, { count: conflicts }), tone: 'danger', tab: 'details' };
  return open > 0
    ? { text: fill(words.termsOpen, { count: open }), tone: 'warning', tab: 'details' }
    : { text: words.termsFit, tone: 'success', tab: 'details' };
}

const projectFact = ({
  first_req_on_project: isFirst,
  project_has_approved_req: wasApproved,
}: Told): BriefFact | null =>
  isFirst
    ? { text: words.firstInProject, tone: 'neutral', tab: 'project' }
    : wasApproved
      ? { text: words.approvedBefore, tone: 'success', tab: 'project' }
      : null;
