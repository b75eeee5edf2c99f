/** A summary as the API answers it. */
import { LIMITS, type MatchSummary, SUMMARY_FIELDS, type SummaryFields } from '@portal/contract';
import { cleanTags } from '@portal/contract/form-rules';
import { type Actor, type Answer, formatEtag, type Reads } from '@portal/kit';
import { MatchIdModel, MatchSummaryModel } from '../../models/index.ts';
import { initialFields, listWords, readApplication, type MatchApplication } from './match-application.ts';

/** The summary row and the ids of one request. */
export interface StoredSummary {
  readonly row: MatchSummaryModel | undefined;
  readonly rmIds: readonly string[];
}

export async function readStoredSummary(reads: Reads, request: number): Promise<StoredSummary> {
  const row = await reads.read(MatchSummaryModel).matching({ request_id: request }).first();
  const ids = row ? await reads.read(MatchIdModel).matching({ request_id: request }).inOrder('rm_id') : [];
  return { row, rmIds: ids.map(({ rm_id: rmId }) => rmId) };
}

/** Current contents of the summary. A renewal starts with the ids of the renewed request. */
export async function currentFields(
  reads: Reads,
  application: MatchApplication,
  { row, rmIds }: StoredSummary,
): Promise<SummaryFields> {
  if (row?.written_at) return getFields(row, rmIds);
  if (application.renewal_of === null) return initialFields(application);
  const renewed = await readStoredSummary(reads, application.renewal_of);
  return renewed.row?.written_at ? getFields(renewed.row, renewed.rmIds) : initialFields(application);
}

function getFields(row: MatchSummaryModel, rmIds: readonly string[]): SummaryFields {
  const columns = SUMMARY_FIELDS.filter((field) => field !== 'rm_ids');
  const stored = Object.fromEntries(columns.map((field) => [field, row[field]]));
  return { ...stored, rm_ids: [...rmIds] } as SummaryFields;
}

export const formatVersion = (row: Pick<MatchSummaryModel, 'version'> | undefined): string =>
  formatEtag(String(row?.version ?? 0));

export async function presentSummary(
  reads: Reads,
  application: MatchApplication,
  stored: StoredSummary,
): Promise<MatchSummary> {
  const { answers, notes, may_note: mayNote } = application;
  return {
    request: {
      id: application.id,
      sfari_request_id: application.sfari_request_id,
      type: application.type,
      status: application.status,
    },
    written_at: stored.row?.written_at?.toISOString() ?? null,
    ...(await currentFields(reads, application, stored)),
    due_date: stored.row?.due_date?.toISOString() ?? null,
    ...(mayNote ? { meeting_notes: notes?.text ?? '', meeting_notes_version: notes?.version ?? 0 } : {}),
    category: listWords(answers['categories']),
    keywords: cleanTags(listWords(answers['keywords'])).slice(0, LIMITS.keywords),
    cohort: application.cohorts,
    region: typeof answers['region'] === 'string' ? answers['region'] : '',
    principalInvestigator: application.investigator,
    email: application.email,
    institution: application.institution,
    abilities: {
      edit: application.may_edit,
      set_due_date: application.may_set_due_date,
      meeting_notes: mayNote,
    },
  };
}

/** @throws NOT_FOUND for callers who may not read it */
export async function answerSummary(reads: Reads, actor: Actor, id: number): Promise<Answer<MatchSummary>> {
  const application = await readApplication(reads, actor, id);
  const stored = await readStoredSummary(reads, id);
  return { body: await presentSummary(reads, application, stored), etag: formatVersion(stored.row) };
}
