import { wrongState, type Work } from '@portal/kit';
import type { ReleaseCause } from '@portal/contract/releases';
import type { GatewayClient, ReleaseChange, ReleasePointer } from '../../clients/index.ts';
import { ReleaseModel, ReleaseSwitchModel } from '../../models/index.ts';
import { releaseRefusals } from '../../texts/en/release-refusals.ts';
import { describeSwitch, type ServedVersions } from './describe-switch.ts';
import type { Reason } from './release-rules.ts';

/** The gateway's pointer in the form of the stored columns. */
export const toColumns = ({ version, previous, canary }: ReleasePointer) => ({
  version,
  previous: previous ?? null,
  canary_version: canary?.version ?? null,
  canary_share: canary?.share ?? null,
  canary_since: canary ? new Date(canary.since) : null,
});

export const toServedVersions = (row: ReleaseModel | ReturnType<typeof toColumns>): ServedVersions => ({
  version: row.version,
  previous: row.previous,
  canary:
    row.canary_version !== null && row.canary_share !== null && row.canary_since !== null
      ? {
          version: row.canary_version,
          share: row.canary_share,
          since: row.canary_since.toISOString(),
        }
      : null,
});

export interface Cause {
  readonly cause: ReleaseCause;
  readonly reasons?: readonly Reason[];
}

/**
 * Stores the versions served now, and records the switch.
 * @returns the id of the recorded switch, if anything changed
 */
export async function recordSwitch(
  work: Work,
  row: ReleaseModel,
  pointer: ReleasePointer,
  { cause, reasons = [] }: Cause,
): Promise<number | undefined> {
  const columns = toColumns(pointer);
  const done = describeSwitch(toServedVersions(row), toServedVersions(columns));
  if (!done && row.previous === columns.previous) return undefined;
  await work.of(ReleaseModel).findById(row.id).patch(columns);
  if (!done) return undefined;
  const recorded = await work.of(ReleaseSwitchModel).insert({
    ...done,
    app: row.app,
    cause,
    reasons: [...reasons],
    actor_id: cause === 'person' ? work.author.actorId : null,
  });
  return recorded.id;
}

/**
 * Has a gateway switch the version, and records it. The row is locked, so when the gateway refuses, a command changed
 * the version in between.
 * @throws WRONG_STATE in that case; SERVICE_UNAVAILABLE when no gateway answers
 */
export async function switchRelease(
  work: Work,
  gateway: GatewayClient,
  row: ReleaseModel,
  action: ReleaseChange['action'],
  cause: Cause,
): Promise<number | undefined> {
  const pointer = await gateway.change(row.app, {
    action,
    version: row.version,
    canary: row.canary_version,
  });
  if (pointer === 'changed') throw wrongState(releaseRefusals.changedSince);
  return recordSwitch(work, row, pointer, cause);
}
