import { nightlyRunObjects, type NightlyService } from '@portal/contract';
import { type ClassOf, defineResource, fromModel } from '@portal/kit';
import type { NightlyRun } from './nightly-run.model.ts';
import { nightlyRunPolicy, type RunState } from './nightly-run.policy.ts';

const FAILED = 't.finished is null and t.failed is not null';
const STATE = `case when t.finished is not null then 'done' when t.failed is not null then 'failed' else 'running' end`;
const IDLE = `(t.finished is not null and not exists (
  select 1 from jsonb_each_text(t.counts) done where done.value::int > 0))`;

export const nightlyRunResource = (service: NightlyService, model: ClassOf<NightlyRun>) => {
  // The objects of the services differ only in their names, so the type of one represents all.
  const object = nightlyRunObjects[service] as (typeof nightlyRunObjects)['core'];
  return defineResource<typeof object, RunState>({
    object,
    ...fromModel(model, {}),
    columns: {
      state: STATE,
      milliseconds: 'round(extract(epoch from t.finished - t.started) * 1000)::int',
    },
    filters: { state: STATE, is_idle: IDLE },
    state: { failed: FAILED },
    policy: nightlyRunPolicy(object.name),
  });
};
