import { projectObject } from '@portal/contract';
import { defineResource, fromModel } from '@portal/kit';
import { ProjectModel } from '../../models/index.ts';
import { irbStateSql } from './irb.sql.ts';
import { projectPolicy, type ProjectState } from './project.policy.ts';

/** The project's latest letter; earlier ones are preserved. */
const latestIrb = (what: string): string => `(select ${what} from researcher.irb irb
  join core_api.file letter on letter.id = irb.file_id
  where irb.project_id = t.id order by irb.id desc limit 1)`;

const tables = fromModel(ProjectModel, { owner: 'inner', creator: 'left' });

export const projectResource = defineResource<typeof projectObject, ProjectState>({
  object: projectObject,
  ...tables,
  joins: {
    ...tables.joins,
    latest: `left join researcher.irb latest on latest.project_id = t.id
      and not exists (select 1 from researcher.irb newer where newer.project_id = t.id and newer.id > latest.id)`,
  },
  columns: {
    display_name: 't.title',
    owner: "jsonb_build_object('id', owner.id, 'display_name', owner.display_name)",
    user_id: 't.owner_id',
    creator: `case when creator.id is not null
      then jsonb_build_object('id', creator.id, 'display_name', creator.display_name) end`,
    latest_irb: latestIrb(`jsonb_build_object('file', irb.file_id, 'file_name', letter.name,
      'designation', irb.designation, 'assurance_number', irb.assurance_number,
      'approval_date', irb.approval_date, 'exemption_date', irb.exemption_date, 'renewal_date', irb.renewal_date, 'state', ${irbStateSql('irb')})`),
  },
  filters: { owner: 't.owner_id', user_id: 't.owner_id' },
  setFilters: {
    userproject__user: `exists (select 1 from researcher.team_member m
      where m.project_id = t.id and m.removal_date is null and m.user_id {value})`,
  },
  search: { title: 't.title', sfari_project_id: 't.sfari_project_id' },
  ordering: {
    irb_renewal_date: {
      sql: 'latest.renewal_date',
      through: 'latest',
      isNullable: true,
      none: 'not exists (select 1 from researcher.irb irb where irb.project_id = t.id)',
    },
  },
  state: { is_editable: 't.is_editable' },
  policy: projectPolicy,
});
