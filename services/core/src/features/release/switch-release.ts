import { wrongState, type Work } from '@portal/kit';
import type { ReleaseCause } from '@portal/contract/releases';
import type { GatewayClient, ReleaseChange, ReleasePointer } from '../../clients/index.ts';
import { ReleaseModel, ReleaseSwitchModel } from '../../models/index.ts';
import { releaseRefusals } from '../../texts/en/release-refusals.ts';
import { describeSwitch, type Given } from './describe-switch.ts';
import type { Reason } from './release-rules.ts';

/** What a gateway says is given out, as it is stored. */
export const toColumns = ({ version, previous, canary }: ReleasePointer) => ({
  version,
  previous: previous ?? null,
  canary_version: canary?.version ?? null,
  canary_share: canary?.share ?? null,
  canary_since: canary ? new Date(canary.since) : null,
});

export const toGiven = (row: ReleaseModel | ReturnType<typeof toColumns>): Given => ({
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

/** Writes down what is given out now, and what was done. @returns the id of what was done, where anything was */
export async function recordSwitch(
  work: Work,
  row: ReleaseModel,
  pointer: ReleasePointer,
  { cause, reasons = [] }: Cause,
): Promise<number | undefined> {
  const columns = toColumns(pointer);
  const done = describeSwitch(toGiven(row), toGiven(columns));
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
 * Has a gateway switch, and writes it down. The row is locked, so what the gateway refuses was changed by command just now.
 * @throws WRONG_STATE then; SERVICE_UNAVAILABLE where no gateway answers
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
  if (pointer === 'changed') throw wrongState(releaseRefusals.changedMeanwhile);
  return recordSwitch(work, row, pointer, cause);
}
