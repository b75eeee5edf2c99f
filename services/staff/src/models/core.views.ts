/** Views of the core service that other services may read. */
import { ReadModel } from '@portal/kit';

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

export class PersonView extends ReadModel {
  declare id: number;
  declare display_name: string;
  declare first_name: string;
  declare last_name: string;
  declare email: string;
  declare active: boolean;
  declare verified: boolean;
  declare globus_username: string | null;
  /**
   * The manually set flag. It now follows from requests, and only the previous release still reads it (decision 336).
   */
  declare abn_approved: boolean;
  declare institution_id: number | null;

  static override tableName = 'core_api.person';
}
