/** Settings of the review window pages by window kind (spec 3 section 2.4). */
import { MESSAGES } from '@portal/contract/messages';
import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import { MATCH_CENTRE } from './tabs.ts';
import { researchMatch } from '#texts/research-match';

export const TISSUE_DASHBOARD = '/abn-dashboard';

interface WindowPages {
  /** The page on which staff work on the window's requests. */
  readonly desk: string;
  /** The page to open once the reviews have started. */
  readonly after: string;
  /** The text at home if nothing can start. */
  readonly nothing: string;
  /** The page of the other window of the same team. */
  readonly other: { readonly to: string; readonly label: string } | null;
}

const { kinds, noneApplicable } = researchMatch.start;
const ofMatch = { desk: MATCH_CENTRE, nothing: MESSAGES.noApplicableReviews };

export const WINDOW_DESKS: Readonly<Record<ReviewWindowKind, WindowPages>> = {
  research_match: {
    ...ofMatch,
    after: MATCH_CENTRE,
    other: { to: `${MATCH_CENTRE}/start-renewal-review/`, label: kinds.research_match.other },
  },
  research_match_renewal: {
    ...ofMatch,
    after: '/',
    other: { to: `${MATCH_CENTRE}/start-review/`, label: kinds.research_match_renewal.other },
  },
  abn_tissue: {
    desk: TISSUE_DASHBOARD,
    after: TISSUE_DASHBOARD,
    nothing: noneApplicable,
    other: null,
  },
};
