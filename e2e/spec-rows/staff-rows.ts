/** Rows of part 3 of the specification: queues, review, decisions, tools of staff, tissue. */
import { CORE_PLATFORM_ROWS } from './staff/core-platform-rows.ts';
import { DATASETS_AND_COMPLIANCE_ROWS } from './staff/datasets-and-compliance-rows.ts';
import { DECISIONS_ROWS } from './staff/decisions-rows.ts';
import { QUEUES_ROWS } from './staff/queues-rows.ts';
import { REQUEST_PANEL_ROWS } from './staff/request-panel-rows.ts';
import { SCORING_ROWS } from './staff/scoring-rows.ts';
import { TISSUE_ROWS } from './staff/tissue-rows.ts';
import { TOOLS_ROWS } from './staff/tools-rows.ts';
import type { RowTable } from './system-rows.ts';

export const STAFF_TABLE: RowTable = {
  document: 'staff.md',
  title: 'Staff side and tissue',
  systems: [
    ...QUEUES_ROWS,
    ...REQUEST_PANEL_ROWS,
    ...DECISIONS_ROWS,
    ...SCORING_ROWS,
    ...TOOLS_ROWS,
    ...DATASETS_AND_COMPLIANCE_ROWS,
    ...TISSUE_ROWS,
    ...CORE_PLATFORM_ROWS,
  ],
};
