import { reviewWindowObject } from '@portal/contract';
import { defineResource, foundationDaySql } from '@portal/kit';
import { reviewWindowPolicy, type ReviewWindowState } from './review-window.policy.ts';

/** Until the end of the due date in the foundation's time zone. */
const IS_OPEN = `(t.due_date >= ${foundationDaySql('now()')})`;
/** Never null, so that the filter agrees with the field. */
const IS_CURRENT = `(${IS_OPEN} or coalesce(t.meeting_at > now(), false))`;

export const reviewWindowResource = defineResource<typeof reviewWindowObject, ReviewWindowState>({
  object: reviewWindowObject,
  table: 'staff.review_window',
  from: 'staff.review_window t',
  joins: { opener: 'left join core_api.person opener on opener.id = t.opened_by' },
  columns: {
    opened_by: `jsonb_build_object('id', t.opened_by, 'display_name', coalesce(opener.display_name, ''))`,
    is_open: IS_OPEN,
    is_current: IS_CURRENT,
  },
  filters: { is_open: IS_OPEN, is_current: IS_CURRENT },
  state: { is_open: IS_OPEN, is_current: IS_CURRENT },
  policy: reviewWindowPolicy,
});
