/** Whether a cluster is whole. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isReplicated, type Cluster } from './programs.ts';

/** How many servers the balancer sends people to. */
export async function countServing({ dataDir }: Cluster): Promise<number> {
  const settings = readFileSync(path.join(dataDir, 'balancer/haproxy.cfg'), 'utf8');
  const address = /frontend metrics\s+bind (\S+)/.exec(settings)?.[1];
  const answer = await fetch(`http://${address}/metrics`).catch(() => undefined);
  const metrics = (await answer?.text()) ?? '';
  return [...metrics.matchAll(/^haproxy_server_status\{[^}]*state="UP"\} 1/gm)].length;
}

const WHOLE_WITHIN = 120_000;

/** Waits until the balancer sends people to as many servers as before, and a standby follows: one fault at a time. */
export async function untilWhole(cluster: Cluster, serving: number): Promise<void> {
  const end = Date.now() + WHOLE_WITHIN;
  // a balancer takes a moment to notice
  await pause(2500);
  while ((await countServing(cluster)) < serving || !isReplicated(cluster)) {
    if (Date.now() > end) throw new Error(`the cluster is not whole after ${WHOLE_WITHIN / 1000} seconds`);
    await pause(500);
  }
}
