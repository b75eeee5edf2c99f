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

/** People who are to be removed without a word that tells them why. */
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
