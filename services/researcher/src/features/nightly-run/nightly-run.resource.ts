import { nightlyRunObject } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { NightlyRunModel } from '../../models/index.ts';
import { nightlyRunPolicy, type RunState } from './nightly-run.policy.ts';

const FAILED = 't.finished is null and t.failed is not null';
const STATE = `case when t.finished is not null then 'done' when t.failed is not null then 'failed' else 'running' end`;

export const nightlyRunResource = defineResource<typeof nightlyRunObject, RunState>({
  object: nightlyRunObject,
  ...fromModel(NightlyRunModel, {}),
  columns: {
    id: 't.id',
    task: 't.task',
    day: 't.day',
    state: STATE,
    started: 't.started',
    finished: 't.finished',
    milliseconds: 'round(extract(epoch from t.finished - t.started) * 1000)::int',
    attempts: 't.attempts',
    counts: 't.counts',
    error: 't.error',
  },
  filters: { state: STATE },
  state: { failed: FAILED },
  policy: nightlyRunPolicy,
});
