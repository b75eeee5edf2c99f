/** Checks whether all servers of a cluster are available. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isReplicated, type Cluster } from './programs.ts';

/** The number of servers to which the balancer sends requests. */
export async function countServing({ dataDir }: Cluster): Promise<number> {
  const settings = readFileSync(path.join(dataDir, 'balancer/haproxy.cfg'), 'utf8');
  const address = /frontend metrics\s+bind (\S+)/.exec(settings)?.[1];
  const answer = await fetch(`http://${address}/metrics`).catch(() => undefined);
  const metrics = (await answer?.text()) ?? '';
  return [...metrics.matchAll(/^haproxy_server_status\{[^}]*state="UP"\} 1/gm)].length;
}

const WHOLE_WITHIN = 120_000;

/**
 * Waits until the balancer uses as many servers as before and a standby follows the primary, so that faults do not
 * overlap.
 */
export async function untilWhole(cluster: Cluster, serving: number): Promise<void> {
  const end = Date.now() + WHOLE_WITHIN;
  // The balancer needs a moment to notice the fault.
  await pause(2500);
  while ((await countServing(cluster)) < serving || !isReplicated(cluster)) {
    if (Date.now() > end) throw new Error(`the cluster is not whole after ${WHOLE_WITHIN / 1000} seconds`);
    await pause(500);
  }
}
