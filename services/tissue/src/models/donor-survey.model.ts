import { TableModel } from '@portal/kit';

/** The ADI-R of a donor, as the contract has it. */
export class DonorSurveyModel extends TableModel {
  declare donor_id: number;
  declare domains: object[];

  static override tableName = 'tissue.donor_survey';
  static override idColumn = 'donor_id';
}
