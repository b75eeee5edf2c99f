/** The summary of a Research Match application, served by the staff service (spec 3 sections 3, 5 and 7). */
import { z } from 'zod';
import { BODY_LIMITS, defineEndpoints } from '../api/endpoint.ts';
import { LIMITS } from '../basics/limits.ts';
import { BUILD_PREFERENCES, IRB_STATUSES, RM_BASE, STUDY_TYPES } from './summary.ts';
import { Abilities, DateOnly, Id, IdParams, singleLineText, text, Timestamp } from '../api/primitives.ts';
import { RequestStatusNumber, RequestTypeNumber } from '../request/numbers.wire.ts';

const Answer = text(LIMITS.answer);

/** Fields that staff write. Initially they are filled from the application. */
export const SummaryFields = z.strictObject({
  /** No duplicates; all ids share one base. */
  rm_ids: z.array(singleLineText(LIMITS.rmId)).max(LIMITS.rmIds),
  scientific_title: singleLineText(LIMITS.projectTitle),
  scientific_abstract: text(LIMITS.longText),
  hypotheses: Answer,
  research_aim: Answer,
  irb_status: z.enum(IRB_STATUSES).nullable(),
  irb_status_comments: Answer,
  /** Initially from `methods`. */
  study_type: z.array(z.enum(STUDY_TYPES)).max(STUDY_TYPES.length),
  /** Initially from `instruments`. */
  std_instruments: Answer,
  build_preference: z.enum(BUILD_PREFERENCES).nullable(),
  genetic_request: z.boolean(),
  procedure: Answer,
  /** Initially from `time_length`. */
  time_required: text(LIMITS.reason),
  justification: Answer,
  incl_criteria: Answer,
  excl_criteria: Answer,
  feedback: Answer,
  funding: Answer,
  risks: Answer,
  /** Initially from `design_engagement`. */
  stakeholder_feedback: Answer,
  /** Initially from `additional_info`. */
  considerations: Answer,
});
export type SummaryFields = z.output<typeof SummaryFields>;
export type SummaryField = keyof SummaryFields;
export const SUMMARY_FIELDS = Object.keys(SummaryFields.shape) as readonly SummaryField[];

/** Omitted fields stay unchanged. */
export const MatchSummaryPut = z.strictObject({
  ...SummaryFields.partial().shape,
  /** The chosen day; stored as 12:00 of that day. */
  due_date: DateOnly.nullable().optional(),
  /** Review meeting notes: sanitized HTML, with a version of their own. */
  meeting_notes: text(LIMITS.longText).optional(),
  meeting_notes_version: z.int().min(0).max(2_147_483_647).optional(),
  /** A base that other requests use too, after the user confirmed using it. */
  use_base: z.string().regex(RM_BASE).optional(),
});
export type MatchSummaryPut = z.output<typeof MatchSummaryPut>;

export const MatchSummary = z.object({
  request: z.object({
    id: Id,
    sfari_request_id: z.string(),
    type: RequestTypeNumber,
    status: RequestStatusNumber,
  }),
  /** Null if no one has edited the summary: it still shows the application's data. */
  written_at: Timestamp.nullable(),
  ...SummaryFields.shape,
  due_date: Timestamp.nullable(),
  /* Omitted for callers who may not read them: */
  meeting_notes: z.string().optional(),
  meeting_notes_version: z.int().optional(),
  /* Read-only, from the application and its owner: */
  category: z.array(z.string()),
  keywords: z.array(z.string()).max(LIMITS.keywords),
  cohort: z.array(z.string()),
  region: z.string(),
  principalInvestigator: z.string(),
  email: z.string(),
  institution: z.string(),
  abilities: Abilities,
});
export type MatchSummary = z.output<typeof MatchSummary>;

/** Sent with a 409 CONFLICT: the other requests with the same base. */
export const UsedBase = z.object({
  base: z.string(),
  requests: z.array(z.object({ id: Id, sfari_request_id: z.string(), project_title: z.string() })),
});
export type UsedBase = z.output<typeof UsedBase>;

const SUMMARY_READERS = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'internal_read_only',
  'access_admin',
  'rm_admin',
  'sfari_reviewer',
  'internal_reviewer',
  'external_reviewer',
] as const;

export const matchSummaryEndpoints = defineEndpoints({
  'GET /request/{id}/summary/': {
    service: 'staff',
    summary:
      'The summary of a Research Match application. Until someone edits it, it is filled from the application',
    access: SUMMARY_READERS,
    params: IdParams,
    response: MatchSummary,
  },
  'PUT /request/{id}/summary/': {
    service: 'staff',
    summary:
      'Change fields of the summary, its due date or the meeting notes. Fields name the version that they change. 409 lists other requests with the same base, unless `use_base` names it',
    access: ['sfari_admin', 'sfari_admin_lead', 'rm_admin'],
    params: IdParams,
    body: MatchSummaryPut,
    bodyLimit: BODY_LIMITS.form,
    response: MatchSummary,
    guarded: true,
    versionFromRead: true,
    errors: ['CONFLICT'],
  },
  'GET /request/{id}/summary/pdf/': {
    service: 'staff',
    summary: 'The summary as PDF, without notes of the review meeting',
    access: SUMMARY_READERS,
    params: IdParams,
    stream: true,
  },
});
