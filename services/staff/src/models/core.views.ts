/** Views of the core service that other services may read. */
import { ReadModel } from '@portal/kit';

export { PersonView } from '@portal/common';

/** Email templates of decisions, which administrators edit in the core service. */
export class DecisionTemplateView extends ReadModel {
  declare id: number;
  declare decision: string;
  declare model_name: string;
  declare subject: string;
  declare body: string;
  declare subject_es: string;
  declare body_es: string;

  static override tableName = 'core_api.decision_template';
}
