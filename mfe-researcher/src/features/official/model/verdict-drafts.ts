import type { ResponseOf } from '@portal/contract/types';

export type Affiliated = ResponseOf<'GET /institution/{id}/verification/'>;
export type Researcher = Affiliated['results'][number];

/** What the official has chosen for one person; nothing until they did. */
export interface VerdictDraft {
  readonly verified: boolean;
  readonly reason: string;
}
export type VerdictDrafts = Readonly<Record<number, VerdictDraft>>;

/** A decision is asked for: they came lately, or their year is over. */
export const isWaiting = ({ due }: Researcher): boolean => due !== null;

/** What is still to be decided before anything can be sent; null where nothing is. */
export function findOpen(
  waiting: readonly Researcher[],
  drafts: VerdictDrafts,
): { readonly kind: 'yearly' | 'anybody'; readonly decided: number; readonly count: number } | null {
  const yearly = waiting.filter(({ due }) => due === 'annual');
  const decided = yearly.filter(({ user }) => drafts[user.id]).length;
  const count = yearly.length;
  const hasOthers = Object.keys(drafts).length > decided;
  // The year is decided as a whole; newcomers may wait, and may be decided before it (decision 390).
  if (decided > 0 && decided < count) return { kind: 'yearly', decided, count };
  if (decided === count ? count > 0 || hasOthers : hasOthers) return null;
  return { kind: count === waiting.length ? 'yearly' : 'anybody', decided, count };
}

/** People who are to be removed without a reason. */
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

/** What every part of the page gets: the list as it was read, and how to show a newer one. */
export interface VerificationPart {
  readonly affiliated: Affiliated;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
  readonly replace: (data: Affiliated, etag?: string | null) => Promise<void>;
}
