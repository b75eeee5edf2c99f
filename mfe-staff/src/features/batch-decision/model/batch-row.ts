import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { hasPrompt } from '@portal/contract/mail-rules';
import type { RevisionPoint } from '@portal/contract';
import type { BodyOf, Request, ResponseOf } from '@portal/contract/types';
import type { RequestFact } from '../../request/model/request-facts.ts';
import { listBriefFacts } from '../../request/model/brief-facts.ts';
import { batch as words } from '#texts/batch';

export type Letter = NonNullable<BodyOf<'POST /request/{id}/decision/'>['email']>;

/** A request and the decision to make on it. */
export interface BatchChoice {
  readonly id: number;
  readonly decision: RequestStatus;
  /** True lets an approval wait for a team that is not ready; otherwise no approval is made. */
  readonly followsTeam?: boolean;
}

/** A request as loaded for the batch; the decision applies to exactly that version. */
export interface BatchRow {
  readonly request: Request;
  readonly etag: string | null;
  readonly decision: RequestStatus;
  readonly facts: readonly RequestFact[];
  /** The letter to the owner; null if the decision sends none or cannot be made. */
  readonly letter: Letter | null;
  /** The revision points sent with the decision if it returns the application; otherwise null. */
  readonly points: readonly RevisionPoint[] | null;
  /** Why the request cannot be decided here; null if it can. */
  readonly obstacle: string | null;
}

export interface UnreadRow {
  readonly id: number;
  readonly reason: string;
}

const DOUBTS: readonly string[] = ['warning', 'danger'];

/** The facts for and against an approval, doubts first. */
export function listBatchFacts(request: Request, samples: RequestFact | null): readonly RequestFact[] {
  const facts = [...listBriefFacts(request), ...(samples ? [samples] : [])];
  return facts.toSorted((one, other) => rank(one) - rank(other));
}
const rank = ({ tone }: RequestFact): number => (DOUBTS.includes(tone) ? 0 : 1);

/** Converts the filled email template to a letter, ready to send. */
export const toLetter = ({ to, cc, bcc, subject, body }: ResponseOf<'GET /email-info/'>): Letter => ({
  to,
  cc,
  bcc,
  subject,
  body,
  attachments: [],
});

/** Adds the obstacle, based on the decisions that the server offers. */
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
  if (letter && (hasPrompt(letter.subject) || hasPrompt(letter.body))) return words.obstacles.letter;
  return null;
}

/** True if the row has no obstacle, no doubts, and no unread answer from the owner. */
export const isPlainlyReady = ({ obstacle, facts, request }: BatchRow): boolean =>
  obstacle === null && request.last_message !== 'answer' && !facts.some(({ tone }) => DOUBTS.includes(tone));
