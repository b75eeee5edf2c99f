import { projectUpdateObject } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { RequestModel } from '../../models/index.ts';
import { projectUpdatePolicy, type UpdateState } from './project-update.policy.ts';
import { DAYS, hasTermSql, renewalIsInSql, shownSql, STATE } from './project-update.sql.ts';

const { table, joins } = fromModel(RequestModel, { project: 'inner', owner: 'left' });

const IRB_DATE = `(select irb.renewal_date from researcher.irb irb where irb.project_id = t.project_id
  order by irb.id desc limit 1)`;

export const projectUpdateResource = defineResource<typeof projectUpdateObject, UpdateState>({
  object: projectUpdateObject,
  table,
  from: shownSql(table),
  joins,
  columns: {
    owner: "jsonb_build_object('id', t.owner_id, 'display_name', coalesce(owner.display_name, ''))",
    project:
      "jsonb_build_object('id', project.id, 'sfari_project_id', project.sfari_project_id, 'title', project.title)",
    days: DAYS,
    irb_date: IRB_DATE,
    state: STATE,
  },
  filters: { owner: 't.owner_id', project: 't.project_id', state: STATE },
  utcDays: ['expiration_date'],
  search: {
    sfari_request_id: 't.sfari_request_id',
    owner: 'owner.display_name',
    project: 'project.title',
  },
  ordering: {
    expiration_date: { sql: 't.expiration_date', isNullable: true },
    owner: { sql: 'owner.display_name', through: 'owner', none: 't.owner_id is null' },
  },
  state: { renewable: `${hasTermSql('t')} and not ${renewalIsInSql('t')}` },
  policy: projectUpdatePolicy,
});
