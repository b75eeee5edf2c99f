/** The tables of rows that are grouped by system. Part 1 has a table of its own, `core-rows.ts`. */
import { RESEARCHER_TABLE } from './researcher-rows.ts';
import { SHARED_TABLE } from './shared-rows.ts';
import { STAFF_TABLE } from './staff-rows.ts';
import type { RowTable } from './system-rows.ts';

export const TABLES: readonly RowTable[] = [RESEARCHER_TABLE, STAFF_TABLE, SHARED_TABLE];
