import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { AccountModel } from './account.model.ts';
import { InstitutionModel } from './institution.model.ts';

/** A file in the store: what it is, who sent it, whether it was scanned. */
export class FileModel extends TableModel {
  declare id: string;
  declare type: number;
  declare name: string;
  declare media_type: string;
  declare size: number;
  declare sha256: string;
  declare storage_key: string;
  declare scan: string;
  declare creator_id: number | null;
  declare institution_id: number | null;
  declare additional_data: Record<string, unknown>;
  declare created: Date;
  declare modified: Date;
  declare scan_attempts: number;
  declare scan_next: Date;
  declare creator?: AccountModel | null;
  declare institution?: InstitutionModel | null;

  static override tableName = 'core.file';
  static override get jsonAttributes() {
    return ['additional_data'];
  }
  static override relationMappings = (): ModelRelations => ({
    creator: belongsToOne(AccountModel, { from: 'core.file.creator_id', to: 'core.account.id' }),
    institution: belongsToOne(InstitutionModel, {
      from: 'core.file.institution_id',
      to: 'core.institution.id',
    }),
  });
}
