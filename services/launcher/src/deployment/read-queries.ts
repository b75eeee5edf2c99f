/** Reads the Prometheus queries of the dashboard and the rules. */
import fs from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEPLOY } from './read-deployment.ts';

const Dashboard = z.looseObject({
  panels: z.array(
    z.looseObject({
      id: z.number(),
      title: z.string(),
      type: z.enum(['row', 'timeseries']),
      targets: z.array(z.looseObject({ expr: z.string() })).default([]),
    }),
  ),
});
const Rules = z.looseObject({
  groups: z.array(
    z.looseObject({
      rules: z.array(
        z.looseObject({ expr: z.string(), record: z.string().optional(), alert: z.string().optional() }),
      ),
    }),
  ),
});

export interface Query {
  /** Its place. */
  readonly place: string;
  readonly text: string;
}

const read = (file: string): string => fs.readFileSync(path.join(DEPLOY, 'monitoring', file), 'utf8');
export const readDashboard = () => Dashboard.parse(JSON.parse(read('dashboard.json')));
export const readRules = () => Rules.parse(parse(read('rules.yaml'))).groups.flatMap(({ rules }) => rules);

export function readQueries(): Query[] {
  const panels = readDashboard().panels.flatMap(({ title, targets }) =>
    // Grafana replaces this variable by a duration.
    targets.map(({ expr }) => ({ place: title, text: expr.replaceAll('$__rate_interval', '5m') })),
  );
  const rules = readRules().map(({ expr, record, alert }) => ({ place: record ?? alert ?? '', text: expr }));
  return [...panels, ...rules];
}

export interface ParsedQuery {
  /** Names of the metrics that the query reads. */
  readonly metrics: readonly string[];
  /** Parts that the grammar does not recognize. */
  readonly faults: readonly string[];
}

/** Parses a query with Prometheus' own grammar. */
export function parseQuery(text: string): ParsedQuery {
  const metrics: string[] = [];
  const faults: string[] = [];
  parser.parse(text).iterate({
    enter(node) {
      if (node.type.isError) faults.push(`at ${node.from}: ${text.slice(node.from, node.from + 20)}`);
      if (node.name === 'VectorSelector') {
        const name = /^[\w:]+/.exec(text.slice(node.from, node.to));
        if (name) metrics.push(name[0]);
      }
    },
  });
  return { metrics, faults };
}
