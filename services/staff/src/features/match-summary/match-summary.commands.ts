/** Writes a summary, its due date, and the review meeting notes (spec 3 sections 3, 5 and 7). */
import {
  dueDateRange,
  type MatchSummaryPut,
  SUMMARY_DAYS,
  SUMMARY_FIELDS,
  type SummaryFields,
  writeDay,
} from '@portal/contract';
import {
  type Actor,
  forbidden,
  invalid,
  type Locked,
  plainText,
  sanitizeHtml,
  say,
  sql,
  stale,
  type Work,
} from '@portal/kit';
import { z } from 'zod';
import { MatchSummaryModel } from '../../models/index.ts';
import { windowRefusals } from '../../texts/en/review-window.ts';
import { readApplication, type MatchApplication } from './match-application.ts';
import { checkRmIds, storeRmIds } from './match-ids.ts';
import {
  answerSummary,
  currentFields,
  readStoredSummary,
  formatVersion,
  type StoredSummary,
} from './match-summary.answer.ts';

export interface LockedSummary extends Locked<unknown> {
  readonly application: MatchApplication;
  readonly stored: StoredSummary;
}

/** Creates the row if missing and locks it, so that of two first writes the second waits and is then refused. */
export async function lockSummary(
  work: Work,
  actor: Actor,
  { id, body }: { readonly id: number; readonly body: MatchSummaryPut },
): Promise<LockedSummary> {
  const application = await readApplication(work, actor, id);
  if (changesRow(body))
    await work.run(sql`insert into staff.rm_summary (request_id) values (${id}) on conflict do nothing`);
  await work.run(sql`select 1 from staff.rm_summary where request_id = ${id} for no key update`);
  const stored = await readStoredSummary(work, id);
  return {
    id,
    application,
    stored,
    state: {},
    relations: {},
    etag: formatVersion(stored.row),
    authorise: () => undefined,
  };
}

const givenFields = (body: MatchSummaryPut): Partial<SummaryFields> =>
  Object.fromEntries(SUMMARY_FIELDS.flatMap((field) => (field in body ? [[field, body[field]]] : [])));

const writesFields = (body: MatchSummaryPut): boolean => SUMMARY_FIELDS.some((field) => field in body);
/** Meeting notes are not in this row. */
const changesRow = (body: MatchSummaryPut): boolean => writesFields(body) || body.due_date !== undefined;

/** Each part of a write requires its own action. @throws FORBIDDEN */
export function authoriseWrite({ application }: LockedSummary, body: MatchSummaryPut): void {
  const isAllowed =
    (!writesFields(body) || application.may_edit) &&
    (body.due_date === undefined || application.may_set_due_date) &&
    (body.meeting_notes === undefined || application.may_note);
  if (!isAllowed) throw forbidden();
}

export async function writeSummary(
  work: Work,
  { application, stored, etag }: LockedSummary,
  call: {
    readonly actor: Actor;
    readonly body: MatchSummaryPut;
    readonly ifMatch: string | undefined;
    readonly seenVersion: string | undefined;
    /** The foundation's time zone. */
    readonly timeZone: string;
  },
): Promise<void> {
  const { actor, body, ifMatch, seenVersion, timeZone } = call;
  const { row } = stored;
  if (row && changesRow(body)) {
    if (writesFields(body) && (ifMatch ?? seenVersion) !== etag)
      throw stale((await answerSummary(work, actor, application.id)).body);
    checkDueDate(body, row.due_date, timeZone);
    const fields = writesFields(body) ? await writeIds(work, application, stored, body) : {};
    await work
      .of(MatchSummaryModel)
      .findById(row.id)
      .patch({ ...fields, ...getDueDate(body), version: row.version + 1 });
  }
  if (body.meeting_notes !== undefined) await writeNotes(work, actor, application.id, body);
}

/**
 * Stores the ids. @returns what else of the row must be written; on the first write this includes the application's
 * data
 */
async function writeIds(
  work: Work,
  application: MatchApplication,
  stored: StoredSummary,
  body: MatchSummaryPut,
): Promise<Partial<MatchSummaryModel>> {
  const { rm_ids: rmIds, ...fields } = {
    ...(await currentFields(work, application, stored)),
    ...givenFields(body),
  };
  await storeRmIds(work, application, {
    before: stored.rmIds,
    after: checkRmIds(rmIds),
    confirmed: body.use_base,
  });
  return { ...fields, written_at: stored.row?.written_at ?? new Date() };
}

/** The unchanged day is always accepted. @throws INVALID_INPUT for one that has passed, or is too far ahead */
function checkDueDate({ due_date: day }: MatchSummaryPut, before: Date | null, timeZone: string): void {
  if (day == null || before?.getTime() === dueAtNoon(day).getTime()) return;
  const { from, to } = dueDateRange(new Date(), timeZone, SUMMARY_DAYS);
  if (day < from) throw invalid({ due_date: [windowRefusals.dayPassed] });
  if (day > to) throw invalid({ due_date: [say(windowRefusals.latestDay, { day: writeDay(to) })] });
}

const getDueDate = ({ due_date: day }: MatchSummaryPut): { due_date?: Date | null } => {
  if (day === undefined) return {};
  return { due_date: day === null ? null : dueAtNoon(day) };
};

/** Noon UTC falls on the same date in practically every time zone. */
export const dueAtNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

const Written = z.object({ version: z.int().nullable() });

/**
 * The notes are stored by the researcher service, with a version of their own (decision 270). @throws STALE with the
 * current notes
 */
async function writeNotes(work: Work, actor: Actor, id: number, body: MatchSummaryPut): Promise<void> {
  const clean = sanitizeHtml(body.meeting_notes ?? '');
  const text = plainText(clean) === '' ? '' : clean;
  const seen = body.meeting_notes_version ?? null;
  const written = await work.row(
    Written,
    sql`select researcher_api.write_meeting_note(${id}::int, ${text}::text, ${seen}::int, ${actor.userId}::int) as version`,
  );
  if (written?.version == null) throw stale((await answerSummary(work, actor, id)).body);
}
