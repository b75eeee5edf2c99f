/** What the core service lets others read. */
import { ReadModel } from '@portal/kit';

/** Words of the mails of decisions, which administrators change in the core service. */
export class DecisionTemplateView extends ReadModel {
  declare id: number;
  declare decision: string;
  declare model_name: string;
  declare subject: string;
  declare body: string;

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
  /** As it was set by hand; it follows requests now, and the release before is the last that reads it (decision 336). */
  declare abn_approved: boolean;
  declare institution_id: number | null;

  static override tableName = 'core_api.person';
}
