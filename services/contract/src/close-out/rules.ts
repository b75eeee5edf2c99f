/** Close-out: what happens to obtained data and tissue once access under a request has ended (decision 386). */
import { ALL_REQUEST_TYPES } from '../request-types/lookup.ts';
import type { ObtainedKind } from '../request-types/request-type.ts';
import { translatable } from '../words/words.ts';

export { OBTAINED_KINDS, type ObtainedKind } from '../request-types/request-type.ts';

/**
 * The researcher confirms an open close-out. Administrators accept it, or return it with a reason for the researcher to
 * correct. An open or returned close-out becomes void if access continues.
 */
export const CLOSE_OUT_STATUSES = ['open', 'confirmed', 'accepted', 'returned', 'void'] as const;
export type CloseOutStatus = (typeof CLOSE_OUT_STATUSES)[number];

export const CLOSE_OUT_LABELS: Readonly<Record<CloseOutStatus, string>> = /*#__PURE__*/ translatable(
  'close-out-statuses',
  {
    open: 'Confirmation Due',
    confirmed: 'Waiting for Review',
    accepted: 'Accepted',
    returned: 'Needs Correction',
    void: 'Void',
  },
);

export const OBTAINED_LABELS: Readonly<Record<ObtainedKind, string>> = /*#__PURE__*/ translatable(
  'obtained-kinds',
  { data: 'Data', biospecimens: 'Biospecimens', tissue: 'Tissue' },
);

export const CLOSE_OUT_OUTCOMES = ['destroyed', 'returned', 'nothing'] as const;
export type CloseOutOutcome = (typeof CLOSE_OUT_OUTCOMES)[number];

export const CLOSE_OUT_OUTCOME_LABELS: Readonly<Record<CloseOutOutcome, string>> = /*#__PURE__*/ translatable(
  'close-out-outcomes',
  {
    destroyed: 'Destroyed',
    returned: 'Returned',
    nothing: 'Nothing was obtained',
  },
);

/**
 * A close-out is overdue this many days after access ended. The researcher is reminded then, and again at the same
 * interval.
 */
export const CLOSE_OUT_DAYS = 30;

/** Request types under which data or tissue is obtained, with the kinds obtained. */
export const OBTAINING_TYPES: readonly { readonly type: number; readonly kinds: readonly ObtainedKind[] }[] =
  ALL_REQUEST_TYPES.flatMap(({ number, obtains }) =>
    obtains === undefined ? [] : [{ type: number, kinds: obtains }],
  );
