import type { RequestStatus, RequestType } from '@portal/contract';
import { belongsToOne, hasMany, type ModelRelations, TableModel } from '@portal/kit';
import { CommentModel } from './comment.model.ts';
import { InstitutionView, PersonView } from './core.views.ts';
import { ProjectModel } from './project.model.ts';
import { RequestAccessModel } from './request-access.model.ts';
import { RequestCohortModel } from './request-cohort.model.ts';
import { RequestDatasetModel } from './request-dataset.model.ts';

export class RequestModel extends TableModel {
  declare id: number;
  declare sfari_request_id: string;
  declare type: RequestType;
  declare status: RequestStatus;
  declare owner_id: number;
  declare creator_id: number | null;
  declare institution_id: number | null;
  declare project_id: number;
  declare renewal_of: number | null;
  declare copied_from: number | null;
  declare additional_data: Record<string, unknown>;
  declare intent_to_download: boolean | null;
  declare agreed_nih: boolean | null;
  declare data_safeguard: boolean | null;
  declare agreed_to_usage_policy: boolean;
  declare gpf_access_status: number | null;
  declare zendesk_ticket_ids: string[];
  declare submission_date: Date | null;
  declare decision_date: Date | null;
  declare decided_by: number | null;
  declare fulfillment_date: Date | null;
  declare expiration_date: Date | null;
  declare revocation_date: Date | null;
  /** The day on which its term ended, set by the nightly job; null again once the expiration date is in the future. */
  declare expired_on: string | null;
  declare created: Date;
  declare modified: Date;
  declare usage_policy_version: string | null;
  declare usage_policy_asked: boolean;
  declare has_new_irb: boolean;
  declare form_version: number;
  declare rubric_version: number | null;
  declare status_since: Date | null;
  declare owner?: PersonView;
  declare institution?: InstitutionView | null;
  declare project?: ProjectModel;
  declare chosen_datasets?: RequestDatasetModel[];
  declare chosen_cohorts?: RequestCohortModel[];
  declare access_list?: RequestAccessModel[];
  declare comments?: CommentModel[];

  static override tableName = 'researcher.request';
  static override get jsonAttributes() {
    return ['additional_data'];
  }
  static override relationMappings = (): ModelRelations => ({
    owner: belongsToOne(PersonView, { from: 'researcher.request.owner_id', to: 'core_api.person.id' }),
    institution: belongsToOne(InstitutionView, {
      from: 'researcher.request.institution_id',
      to: 'core_api.institution.id',
    }),
    project: belongsToOne(ProjectModel, {
      from: 'researcher.request.project_id',
      to: 'researcher.project.id',
    }),
    chosen_datasets: hasMany(RequestDatasetModel, {
      from: 'researcher.request.id',
      to: 'researcher.request_dataset.request_id',
    }),
    chosen_cohorts: hasMany(RequestCohortModel, {
      from: 'researcher.request.id',
      to: 'researcher.request_cohort.request_id',
    }),
    access_list: hasMany(RequestAccessModel, {
      from: 'researcher.request.id',
      to: 'researcher.request_access.request_id',
    }),
    comments: hasMany(CommentModel, { from: 'researcher.request.id', to: 'researcher.comment.request_id' }),
  });
}
