import type { Hemisphere } from '@portal/contract';
import { TableModel } from '@portal/kit';

/** What there is of one part of a donor's brain. */
export class DonorSampleModel extends TableModel {
  declare id: number;
  declare donor_id: number;
  /** By which the source knows the sample of the donor. */
  declare source_key: string;
  declare hemisphere: Hemisphere;
  declare region: string;
  declare preservation: string;
  declare amount: string | null;
  declare unit: string;
  declare quality: string | null;
  declare rin: string | null;
  declare is_available: boolean;

  static override tableName = 'tissue.donor_sample';
  static override idColumn = 'id';
}
