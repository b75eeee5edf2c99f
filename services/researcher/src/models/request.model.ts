import type { RequestStatus, RequestType } from '@portal/contract';
import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { CommentModel } from './comment.model.ts';
import { InstitutionView, PersonView } from './core.views.ts';
import { ProjectModel } from './project.model.ts';
import { RequestAccessModel } from './request-access.model.ts';
import { RequestCohortModel } from './request-cohort.model.ts';
import { RequestDatasetModel } from './request-dataset.model.ts';
import { ReviewModel } from './review.model.ts';

/** A request of any type. */
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
  /** The day of the night that ended its term; null again once the date lies in the future. */
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
  declare creator?: PersonView | null;
  declare institution?: InstitutionView | null;
  declare project?: ProjectModel;
  declare renewed?: RequestModel | null;
  declare decider?: PersonView | null;
  declare chosen_datasets?: RequestDatasetModel[];
  declare chosen_cohorts?: RequestCohortModel[];
  declare access_list?: RequestAccessModel[];
  declare comments?: CommentModel[];
  declare reviews?: ReviewModel[];

  static override tableName = 'researcher.request';
  static override get jsonAttributes() {
    return ['additional_data'];
  }
  static override relationMappings = (): RelationMappings => ({
    owner: {
      relation: Model.BelongsToOneRelation,
      modelClass: PersonView,
      join: { from: 'researcher.request.owner_id', to: 'core_api.person.id' },
    },
    creator: {
      relation: Model.BelongsToOneRelation,
      modelClass: PersonView,
      join: { from: 'researcher.request.creator_id', to: 'core_api.person.id' },
    },
    institution: {
      relation: Model.BelongsToOneRelation,
      modelClass: InstitutionView,
      join: { from: 'researcher.request.institution_id', to: 'core_api.institution.id' },
    },
    project: {
      relation: Model.BelongsToOneRelation,
      modelClass: ProjectModel,
      join: { from: 'researcher.request.project_id', to: 'researcher.project.id' },
    },
    renewed: {
      relation: Model.BelongsToOneRelation,
      modelClass: RequestModel,
      join: { from: 'researcher.request.renewal_of', to: 'researcher.request.id' },
    },
    decider: {
      relation: Model.BelongsToOneRelation,
      modelClass: PersonView,
      join: { from: 'researcher.request.decided_by', to: 'core_api.person.id' },
    },
    chosen_datasets: {
      relation: Model.HasManyRelation,
      modelClass: RequestDatasetModel,
      join: { from: 'researcher.request.id', to: 'researcher.request_dataset.request_id' },
    },
    chosen_cohorts: {
      relation: Model.HasManyRelation,
      modelClass: RequestCohortModel,
      join: { from: 'researcher.request.id', to: 'researcher.request_cohort.request_id' },
    },
    access_list: {
      relation: Model.HasManyRelation,
      modelClass: RequestAccessModel,
      join: { from: 'researcher.request.id', to: 'researcher.request_access.request_id' },
    },
    comments: {
      relation: Model.HasManyRelation,
      modelClass: CommentModel,
      join: { from: 'researcher.request.id', to: 'researcher.comment.request_id' },
    },
    reviews: {
      relation: Model.HasManyRelation,
      modelClass: ReviewModel,
      join: { from: 'researcher.request.id', to: 'researcher.review.request_id' },
    },
  });
}
