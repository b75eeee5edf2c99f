/**
 * Who may see review windows (spec 3 section 6); the endpoint decides who may start reviews. Conditions refer to `t`.
 */
import { MATCH_WINDOWS, TISSUE_WINDOWS, type ReviewWindowKind } from '@portal/contract';
import { definePolicy } from '@portal/kit';
import { windowRefusals } from '../../texts/en/review-window.ts';

const listed = (kinds: readonly ReviewWindowKind[]): string => kinds.map((kind) => `'${kind}'`).join(', ');

export interface ReviewWindowState {
  readonly is_open: boolean;
  readonly is_current: boolean;
}

export const reviewWindowPolicy = definePolicy({
  object: 'review-window',
  relations: {
    /** A window that never opened is hidden: no request belongs to it. */
    begun: 't.begun is not null',
    match: `t.begun is not null and t.kind in (${listed(MATCH_WINDOWS)})`,
    tissue: `t.begun is not null and t.kind in (${listed(TISSUE_WINDOWS)})`,
  },
  actions: {
    read: {
      who: {
        sfari_admin: ['begun'],
        superuser: ['begun'],
        internal_read_only: ['begun'],
        rm_admin: ['match'],
        abn_proj_mgr: ['tissue'],
      },
    },
    /** To change the due date. */
    edit: {
      who: { sfari_admin: ['begun'], abn_proj_mgr: ['tissue'] },
      when: ({ is_open: isOpen }: ReviewWindowState) => isOpen,
      because: windowRefusals.ended,
    },
    /** The meeting takes place after the due date, so it may be changed after that date too. */
    set_meeting: {
      who: { sfari_admin: ['begun'], abn_proj_mgr: ['tissue'] },
      when: ({ is_current: isCurrent }: ReviewWindowState) => isCurrent,
      because: windowRefusals.over,
    },
  },
});
