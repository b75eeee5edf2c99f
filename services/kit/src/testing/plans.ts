/** Reads how PostgreSQL runs a statement: `explain (format json)`. Used by tests of lists. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  /** Present only with `analyze`. */
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The single row of `explain (format json)`. */
export interface ExplainRow {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: PlanNode; readonly 'Execution Time'?: number }];
}

/** @throws Error where the answer contains no plan */
export function readPlan(rows: readonly unknown[]): ExplainRow['QUERY PLAN'][0] {
  const plan = (rows as readonly ExplainRow[])[0]?.['QUERY PLAN'][0];
  if (!plan) throw new Error('no plan');
  return plan;
}

/** A node and all nodes below it. */
export const listPlanNodes = (plan: PlanNode): PlanNode[] => [
  plan,
  ...(plan.Plans ?? []).flatMap(listPlanNodes),
];
