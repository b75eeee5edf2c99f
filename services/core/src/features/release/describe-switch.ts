import type { ReleaseSwitchKind } from '@portal/contract/releases';

/** The versions of an app that the gateways serve. */
export interface ServedVersions {
  readonly version: string;
  readonly previous: string | null;
  readonly canary: { readonly version: string; readonly share: number; readonly since: string } | null;
}

export interface Switch {
  readonly kind: ReleaseSwitchKind;
  readonly from_version: string | null;
  readonly to_version: string;
  readonly share: number | null;
}

/** The change between two reads; undefined where nothing changed. */
export function describeSwitch(before: ServedVersions, after: ServedVersions): Switch | undefined {
  if (before.version !== after.version)
    return {
      kind: kindOfMove(before, after),
      from_version: before.version,
      to_version: after.version,
      share: null,
    };
  if (after.canary === null)
    return before.canary === null
      ? undefined
      : {
          kind: 'rolled_back',
          from_version: before.canary.version,
          to_version: after.version,
          share: before.canary.share,
        };
  const isSame =
    before.canary?.version === after.canary.version &&
    before.canary.share === after.canary.share &&
    before.canary.since === after.canary.since;
  if (isSame) return undefined;
  return {
    kind: 'canary',
    from_version: after.version,
    to_version: after.canary.version,
    share: after.canary.share,
  };
}

function kindOfMove(before: ServedVersions, after: ServedVersions): ReleaseSwitchKind {
  if (before.canary?.version === after.version) return 'promoted';
  return before.previous === after.version ? 'rolled_back' : 'deployed';
}
