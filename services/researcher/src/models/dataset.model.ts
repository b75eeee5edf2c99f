import type { DatasetPut } from '@portal/contract';
import { belongsToOne, type ModelRelations, TableModel } from '@portal/kit';
import { CohortView } from './core.views.ts';

export class DatasetModel extends TableModel {
  declare id: string;
  declare dataset_id: string;
  declare name: string;
  declare description: string;
  declare type: number;
  declare curator_type: number;
  declare cohort_id: number;
  declare available: boolean;
  declare active: boolean;
  declare limited: boolean;
  declare version: number;
  declare parent: string | null;
  declare order: number;
  declare file_size: string | null;
  declare release_date: string;
  declare change_notes: string;
  declare accession_id: string | null;
  declare doi: string | null;
  declare data_use: string[];
  declare gpf_accessible: boolean;
  declare gpf_group: string | null;
  declare gpf_dataset_id: string | null;
  declare globus_group_id: string | null;
  declare data_access: string | null;
  declare participants: number | null;
  declare genomes: number | null;
  declare families: number | null;
  declare ages: DatasetPut['ages'];
  declare variables: DatasetPut['variables'];
  declare created: Date;
  declare modified: Date;
  declare cohort?: CohortView;

  static override tableName = 'researcher.dataset';
  static override jsonAttributes = ['ages', 'variables'];
  static override relationMappings = (): ModelRelations => ({
    cohort: belongsToOne(CohortView, { from: 'researcher.dataset.cohort_id', to: 'core_api.cohort.id' }),
  });
}
