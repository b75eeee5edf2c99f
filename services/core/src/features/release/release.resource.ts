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
    id: 't.id',
    app: 't.app',
    version: 't.version',
    previous: 't.previous',
    canary: `case when t.canary_version is not null then jsonb_build_object(
      'version', t.canary_version, 'share', t.canary_share, 'since', t.canary_since) end`,
    modified: 't.modified',
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
    id: 't.id',
    app: 't.app',
    kind: 't.kind',
    from_version: 't.from_version',
    to_version: 't.to_version',
    share: 't.share',
    cause: 't.cause',
    reasons: 't.reasons',
    actor: personSummary('t.actor_id'),
    created: 't.created',
  },
});
