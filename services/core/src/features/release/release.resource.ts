import { releaseObject, releaseSwitchObject } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { ReleaseModel, ReleaseSwitchModel } from '../../models/index.ts';
import { personSummary } from '../../rules/person-summary.sql.ts';
import { releasePolicy, releaseSwitchPolicy, type ReleaseState } from './release.policy.ts';

export const releaseResource = defineResource<typeof releaseObject, ReleaseState>({
  object: releaseObject,
  ...fromModel(ReleaseModel),
  policy: releasePolicy,
  columns: {
    canary: `case when t.canary_version is not null then jsonb_build_object(
      'version', t.canary_version, 'share', t.canary_share, 'since', t.canary_since) end`,
  },
  state: {
    tried: 't.canary_version is not null',
    reversible: '(t.canary_version is not null or t.previous is not null)',
  },
});

export const releaseSwitchResource = defineResource({
  object: releaseSwitchObject,
  ...fromModel(ReleaseSwitchModel),
  policy: releaseSwitchPolicy,
  columns: {
    actor: personSummary('t.actor_id'),
  },
});
