import { Operation } from '@portal/kit';

export class TissueOperationModel extends Operation {
  static override tableName = 'tissue.operation';
}
