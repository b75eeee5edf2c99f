import type { ConfirmationStatus, DonorGender, DonorStore, TissueState } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** A donor as the brain bank says, without anything that tells who they were. PostgreSQL answers `numeric` as text. */
export class DonorModel extends TableModel {
  declare id: number;
  declare store: DonorStore;
  declare donor_hash: string;
  declare diagnosis: string;
  declare confirmation_status: ConfirmationStatus;
  declare age: string | null;
  declare gender: DonorGender;
  declare ethnicities: string[];
  declare left_hemisphere: TissueState;
  declare right_hemisphere: TissueState;
  declare brainstem: TissueState;
  declare left_detail: string | null;
  declare right_detail: string | null;
  declare left_amount: string | null;
  declare right_amount: string | null;
  declare left_quality: string | null;
  declare right_quality: string | null;
  declare brain_weight: string | null;
  declare preservation: string | null;
  declare regions: string[];
  declare genetic_conditions: string[];
  declare spark_genes: string[];
  declare cause_of_death: string | null;
  declare secondary_cause_of_death: string | null;
  declare medical_conditions: string[];
  declare neuropath_conditions: string[];
  declare psych_conditions: string[];
  declare intellectual_functioning_level: string | null;
  declare pmi: string | null;
  declare rin: string | null;
  declare surveys: string[];
  declare flag: string | null;
  declare respirator: boolean | null;
  declare respirator_length: string | null;
  declare documents: string[];
  declare clinical_summary: string | null;
  declare is_available: boolean;
  declare availability_since: Date | null;
  declare source_updated: Date;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'tissue.donor';
  static override idColumn = 'id';
}
