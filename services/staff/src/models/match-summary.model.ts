import type { BuildPreference, IrbStatus, StudyType } from '@portal/contract';
import { TableModel } from '@portal/kit';

export class MatchSummaryModel extends TableModel {
  declare id: number;
  declare request_id: number;
  /** Null until someone writes the summary; until then its contents come from the application. */
  declare written_at: Date | null;
  declare scientific_title: string;
  declare scientific_abstract: string;
  declare hypotheses: string;
  declare research_aim: string;
  declare irb_status: IrbStatus | null;
  declare irb_status_comments: string;
  declare study_type: StudyType[];
  declare std_instruments: string;
  declare build_preference: BuildPreference | null;
  declare genetic_request: boolean;
  declare procedure: string;
  declare time_required: string;
  declare justification: string;
  declare incl_criteria: string;
  declare excl_criteria: string;
  declare feedback: string;
  declare funding: string;
  declare risks: string;
  declare stakeholder_feedback: string;
  declare considerations: string;
  /** The chosen day at 12:00 UTC. */
  declare due_date: Date | null;
  /** Increases with each write; a save must name the current version. */
  declare version: number;
  declare created: Date;
  declare modified: Date;

  static override tableName = 'staff.rm_summary';
}

/** One Research Match id of a request. */
export class MatchIdModel extends TableModel {
  declare id: number;
  declare request_id: number;
  declare rm_id: string;
  /** The part before the suffix; a generated column. */
  declare base: string;

  static override tableName = 'staff.rm_id';
}
