import { TableModel } from '@portal/kit';

/** What the inventory has of one participant and kind. */
export class SampleModel extends TableModel {
  declare sample_type_id: number;
  declare sample_id: string;
  /** In the unit of the kind; PostgreSQL answers `numeric` as text. */
  declare amount_available: string;
  /** At this amount and less it is limited. */
  declare limited_at: string;
  /** Cryopreserved lymphocytes are there. */
  declare cpls_available: boolean;
  declare ipsc_consented: boolean;
  declare family_situation: string | null;
  /** Null where the inventory does not say it. */
  declare cohort: string | null;
  declare checked: Date;

  static override tableName = 'researcher.sample';
  static override idColumn = ['sample_type_id', 'sample_id'];
}
