import type { InstitutionStatus } from '@portal/contract';
import { TableModel } from '@portal/kit';
import { Model, type RelationMappings } from 'objection';
import { AccountModel } from './account.model.ts';
import { FileModel } from './file.model.ts';
import { InstitutionAssociatedNameModel } from './institution-associated-name.model.ts';
import { InstitutionCommentModel } from './institution-comment.model.ts';
import { InstitutionDomainModel } from './institution-domain.model.ts';

/** An institution, with its official and its present agreement. */
export class InstitutionModel extends TableModel {
  declare id: number;
  declare name: string;
  declare official_name: string | null;
  declare ein: string | null;
  declare nonprofit: boolean | null;
  declare phone_number: string | null;
  declare status: InstitutionStatus;
  declare current_io_id: number | null;
  declare current_rda_id: string | null;
  declare is_unresponsive: boolean;
  declare country: string | null;
  declare country_exemption: string | null;
  declare verified_at: Date | null;
  declare verified_by_id: number | null;
  declare acknowledged_at: Date | null;
  declare acknowledged_by_id: number | null;
  declare created: Date;
  declare modified: Date;
  declare deleted_at: Date | null;
  declare current_io?: AccountModel | null;
  declare current_rda?: FileModel | null;
  declare domains?: InstitutionDomainModel[];
  declare associated_names?: InstitutionAssociatedNameModel[];
  declare comments?: InstitutionCommentModel[];
  declare files?: FileModel[];

  static override tableName = 'core.institution';
  static override relationMappings = (): RelationMappings => ({
    current_io: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'core.institution.current_io_id', to: 'core.account.id' },
    },
    current_rda: {
      relation: Model.BelongsToOneRelation,
      modelClass: FileModel,
      join: { from: 'core.institution.current_rda_id', to: 'core.file.id' },
    },
    verified_by: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'core.institution.verified_by_id', to: 'core.account.id' },
    },
    acknowledged_by: {
      relation: Model.BelongsToOneRelation,
      modelClass: AccountModel,
      join: { from: 'core.institution.acknowledged_by_id', to: 'core.account.id' },
    },
    domains: {
      relation: Model.HasManyRelation,
      modelClass: InstitutionDomainModel,
      join: { from: 'core.institution.id', to: 'core.institution_domain.institution_id' },
    },
    associated_names: {
      relation: Model.HasManyRelation,
      modelClass: InstitutionAssociatedNameModel,
      join: { from: 'core.institution.id', to: 'core.institution_associated_name.institution_id' },
    },
    comments: {
      relation: Model.HasManyRelation,
      modelClass: InstitutionCommentModel,
      join: { from: 'core.institution.id', to: 'core.institution_comment.institution_id' },
    },
    files: {
      relation: Model.HasManyRelation,
      modelClass: FileModel,
      join: { from: 'core.institution.id', to: 'core.file.institution_id' },
    },
  });
}
