/**
 * A Research Match application from the researcher service, with the actions that the caller may perform on its
 * summary.
 */
import {
  BUILD_PREFERENCES,
  LIMITS,
  RequestStatusNumber,
  RequestTypeNumber,
  STUDY_TYPES,
  type SummaryFields,
} from '@portal/contract';
import { type Actor, notFound, permitted, type Reads, type Sql, sql } from '@portal/kit';
import { z } from 'zod';
import { matchSummaryPolicy } from './match-summary.policy.ts';

export const MatchApplication = z.object({
  id: z.int(),
  sfari_request_id: z.string(),
  type: RequestTypeNumber,
  status: RequestStatusNumber,
  owner_id: z.int(),
  renewal_of: z.int().nullable(),
  answers: z.record(z.string(), z.unknown()),
  cohorts: z.array(z.string()),
  project_title: z.string(),
  investigator: z.string(),
  email: z.string(),
  institution: z.string(),
  /** Null if the caller may not read the notes, or there are none. */
  notes: z.object({ text: z.string(), version: z.int() }).nullable(),
  may_edit: z.boolean(),
  may_set_due_date: z.boolean(),
  may_note: z.boolean(),
});
export type MatchApplication = z.output<typeof MatchApplication>;

/** The applications matching `condition` that the caller may read. */
export function applicationsSql(actor: Actor, condition: Sql): Sql {
  const may = (action: string) => permitted(matchSummaryPolicy, actor, action);
  return sql`select t.id, t.sfari_request_id, t.type, t.status, t.owner_id, t.renewal_of, t.answers, t.cohorts,
      coalesce(t.project_title, '') as project_title, coalesce(owner.display_name, '') as investigator,
      coalesce(owner.email, '') as email, coalesce(institution.name, '') as institution,
      case when ${may('meeting_notes')} then (select jsonb_build_object('text', note.text, 'version', note.version)
        from researcher_api.meeting_note note where note.request_id = t.id) end as notes,
      ${may('edit')} as may_edit, ${may('set_due_date')} as may_set_due_date, ${may('meeting_notes')} as may_note
    from researcher_api.match_application t
    left join core_api.person owner on owner.id = t.owner_id
    left join core_api.institution institution on institution.id = t.institution_id
    where ${condition} and ${may('read')}`;
}

/** @throws NOT_FOUND for another type, for a draft, and if the caller may not read it */
export async function readApplication(reads: Reads, actor: Actor, id: number): Promise<MatchApplication> {
  const application = await reads.row(MatchApplication, applicationsSql(actor, sql`t.id = ${id}`));
  if (!application) throw notFound();
  return application;
}

const words = (answer: unknown, limit: number = LIMITS.answer): string =>
  typeof answer === 'string' ? answer.slice(0, limit) : '';
/** Ignores options that only older form versions had. */
const chosen = <T extends string>(answer: unknown, choices: readonly T[]): T[] =>
  choices.filter((choice) => (Array.isArray(answer) ? answer.includes(choice) : answer === choice));
export const listWords = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.filter((each): each is string => typeof each === 'string') : [];

/** Initial contents of the summary, from the application, until someone writes it. */
export const initialFields = ({
  answers,
  project_title: title,
}: Pick<MatchApplication, 'answers' | 'project_title'>): SummaryFields => ({
  rm_ids: [],
  scientific_title: words(answers['title'], LIMITS.projectTitle) || title,
  scientific_abstract: words(answers['abstract'], LIMITS.longText),
  hypotheses: words(answers['hypotheses']),
  research_aim: words(answers['research_aim']),
  irb_status: null,
  irb_status_comments: '',
  study_type: chosen(answers['methods'], STUDY_TYPES),
  std_instruments: words(answers['instruments']),
  build_preference: chosen(answers['build_preference'], BUILD_PREFERENCES)[0] ?? null,
  genetic_request: answers['genetic_request'] === true,
  procedure: words(answers['procedure']),
  time_required: words(answers['time_length'], LIMITS.reason),
  justification: words(answers['justification']),
  incl_criteria: words(answers['incl_criteria']),
  excl_criteria: words(answers['excl_criteria']),
  feedback: words(answers['feedback']),
  funding: words(answers['funding']),
  risks: words(answers['risks']),
  stakeholder_feedback: words(answers['design_engagement']),
  considerations: words(answers['additional_info']),
});
