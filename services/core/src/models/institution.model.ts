import type { InstitutionStatus } from '@portal/contract';
import { belongsToOne, hasMany, type ModelRelations, TableModel } from '@portal/kit';
import { FileModel } from './file.model.ts';
import { InstitutionCommentModel } from './institution-comment.model.ts';

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
  declare current_rda?: FileModel | null;
  declare comments?: InstitutionCommentModel[];
  declare files?: FileModel[];

  static override tableName = 'core.institution';
  static override relationMappings = (): ModelRelations => ({
    current_rda: belongsToOne(FileModel, { from: 'core.institution.current_rda_id', to: 'core.file.id' }),
    comments: hasMany(InstitutionCommentModel, {
      from: 'core.institution.id',
      to: 'core.institution_comment.institution_id',
    }),
    files: hasMany(FileModel, { from: 'core.institution.id', to: 'core.file.institution_id' }),
  });
}
