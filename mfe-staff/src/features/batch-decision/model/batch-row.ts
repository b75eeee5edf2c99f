import { RDA_STATUS, REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { hasUnwritten } from '@portal/contract/mail-rules';
import type { RevisionPoint } from '@portal/contract';
import type { BodyOf, Request, ResponseOf } from '@portal/contract/types';
import type { RequestFact } from '../../queue/model/request-facts.ts';
import { listBriefFacts } from '../../request/model/brief-facts.ts';
import { batch as words } from '#texts/batch';

export type Letter = NonNullable<BodyOf<'POST /request/{id}/decision/'>['email']>;

/** What is to be decided of a request. */
export interface BatchChoice {
  readonly id: number;
  readonly decision: RequestStatus;
  /** While the team is not ready an approval waits for it; without this it is not made. */
  readonly followsTeam?: boolean;
}

/** A request as it was read for the batch: that version is the one that is decided. */
export interface BatchRow {
  readonly request: Request;
  readonly etag: string | null;
  readonly decision: RequestStatus;
  readonly facts: readonly RequestFact[];
  /** What its owner gets; null where the decision sends none, and where it cannot be made. */
  readonly letter: Letter | null;
  /** Requested changes that go with a decision that gives the application back; null for others. */
  readonly points: readonly RevisionPoint[] | null;
  /** Why it cannot be decided here; null where it can. */
  readonly obstacle: string | null;
}

/** A request that could not be read. */
export interface UnreadRow {
  readonly id: number;
  readonly reason: string;
}

const DOUBTS: readonly string[] = ['warning', 'danger'];

/** What speaks for and against an approval, doubts first. */
export function listBatchFacts(request: Request, samples: RequestFact | null): readonly RequestFact[] {
  const facts = [...listBriefFacts(request), ...agreementFact(request), ...(samples ? [samples] : [])];
  return facts.toSorted((one, other) => rank(one) - rank(other));
}
const rank = ({ tone }: RequestFact): number => (DOUBTS.includes(tone) ? 0 : 1);

function agreementFact({ institution }: Request): readonly RequestFact[] {
  if (institution === null) return [];
  return institution.rda_status === RDA_STATUS.FULLY_EXECUTED
    ? [{ label: words.agreementExecuted, tone: 'success' }]
    : [{ label: words.agreementMissing, tone: 'warning' }];
}

/** The letter as its template fills it, ready to send. */
export const toLetter = ({ to, cc, bcc, subject, body }: ResponseOf<'GET /email-info/'>): Letter => ({
  to,
  cc,
  bcc,
  subject,
  body,
  attachments: [],
});

/** The row with what blocks it, as the server offers its decisions. */
export const withObstacle = (row: Omit<BatchRow, 'obstacle'>): BatchRow => ({
  ...row,
  obstacle: findObstacle(row),
});

function findObstacle({
  request: { decisions },
  decision,
  letter,
}: Pick<BatchRow, 'request' | 'decision' | 'letter'>): string | null {
  if (!decisions.includes(decision))
    return decision === S.APPROVED && decisions.includes(S.APPROVED_PENDING_TEAM)
      ? words.obstacles.team
      : words.obstacles.notOffered;
  if (letter && (hasUnwritten(letter.subject) || hasUnwritten(letter.body))) return words.obstacles.letter;
  return null;
}

/** Without doubts, and without an answer that someone should read first. */
export const isPlainlyReady = ({ obstacle, facts, request }: BatchRow): boolean =>
  obstacle === null && request.last_message !== 'answer' && !facts.some(({ tone }) => DOUBTS.includes(tone));
