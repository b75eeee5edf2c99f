/** What happens to what was given once access under a request has ended (decision 386). */
import { ALL_REQUEST_TYPES } from '../request-types/lookup.ts';
import type { ObtainedKind } from '../request-types/request-type.ts';
import { translatable } from '../words/words.ts';

export { OBTAINED_KINDS, type ObtainedKind } from '../request-types/request-type.ts';

/**
 * The researcher confirms an open one; administrators accept it, or return it with a reason and the researcher corrects it.
 * One that is open or returned is void once access continues.
 */
export const CLOSE_OUT_STATUSES = ['open', 'confirmed', 'accepted', 'returned', 'void'] as const;
export type CloseOutStatus = (typeof CLOSE_OUT_STATUSES)[number];

export const CLOSE_OUT_LABELS: Readonly<Record<CloseOutStatus, string>> = /*#__PURE__*/ translatable(
  'close-out-statuses',
  {
    open: 'Confirmation Due',
    confirmed: 'Confirmed',
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

/** Overdue from so many days after the end of access; the researcher is reminded then and every so many days again. */
export const CLOSE_OUT_DAYS = 30;

/** Types under which something is given, with what. */
export const OBTAINING_TYPES: readonly { readonly type: number; readonly kinds: readonly ObtainedKind[] }[] =
  ALL_REQUEST_TYPES.flatMap(({ number, obtains }) =>
    obtains === undefined ? [] : [{ type: number, kinds: obtains }],
  );
