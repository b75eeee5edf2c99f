import { hasMany, type ModelRelations, TableModel } from '@portal/kit';
import { SampleTypeUserModel } from './sample-type-user.model.ts';

export class SampleTypeModel extends TableModel {
  declare id: number;
  declare type: string;
  /** Whether only the people in `sample_type_user` may ask for it. */
  declare limited: boolean;
  declare active: boolean;
  declare modified: Date;
  declare allowed_users?: SampleTypeUserModel[];

  static override tableName = 'researcher.sample_type';
  static override relationMappings = (): ModelRelations => ({
    allowed_users: hasMany(SampleTypeUserModel, {
      from: 'researcher.sample_type.id',
      to: 'researcher.sample_type_user.sample_type_id',
    }),
  });
}
