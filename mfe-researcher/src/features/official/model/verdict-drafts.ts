import type { ResponseOf } from '@portal/contract/types';

export type Affiliated = ResponseOf<'GET /institution/{id}/verification/'>;
export type Researcher = Affiliated['results'][number];

/** The official's choice for one person; there is no entry before they choose. */
export interface VerdictDraft {
  readonly verified: boolean;
  readonly reason: string;
}
export type VerdictDrafts = Readonly<Record<number, VerdictDraft>>;

/** True if a decision is due: the person is new, or their year has passed. */
export const isWaiting = ({ due }: Researcher): boolean => due !== null;

/** The first reason why the decisions cannot be sent yet; null if they can. */
export function findOpen(
  waiting: readonly Researcher[],
  drafts: VerdictDrafts,
): { readonly kind: 'yearly' | 'anybody'; readonly decided: number; readonly count: number } | null {
  const yearly = waiting.filter(({ due }) => due === 'annual');
  const decided = yearly.filter(({ user }) => drafts[user.id]).length;
  const count = yearly.length;
  const hasOthers = Object.keys(drafts).length > decided;
  // The yearly review must be complete; newcomers can wait or be decided earlier (decision 390).
  if (decided > 0 && decided < count) return { kind: 'yearly', decided, count };
  if (decided === count ? count > 0 || hasOthers : hasOthers) return null;
  return { kind: count === waiting.length ? 'yearly' : 'anybody', decided, count };
}

/** Ids of the people to be removed whose reason is missing. */
export const withoutReason = (drafts: VerdictDrafts): number[] =>
  Object.entries(drafts).flatMap(([id, { verified, reason }]) =>
    verified || reason.trim() ? [] : [Number(id)],
  );

export const listVerdicts = (drafts: VerdictDrafts) =>
  Object.entries(drafts).map(([id, { verified, reason }]) => ({
    user_id: Number(id),
    verified,
    ...(verified ? {} : { removal_reason: reason.trim() }),
  }));

/** The shared input of every part of the page: the list as read, and a function that replaces it with a newer one. */
export interface VerificationPart {
  readonly affiliated: Affiliated;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
  readonly replace: (data: Affiliated, etag?: string | null) => Promise<void>;
}
