/** The differences from the previous submission (beyond the specification; decision 228). */
import {
  compareAnswers,
  isEditableByOwner,
  pinnedForm,
  type RequestChange,
  type ResponseOf,
  type RequestStatus,
  type RequestType,
} from '@portal/contract';
import { sql, translate, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { changeWords as words } from '../../../texts/en/request-changes.ts';
import { SUBMISSION_SNAPSHOT } from './submission-snapshot.sql.ts';

const Snapshot = z.object({
  form_version: z.int(),
  answers: z.record(z.string(), z.unknown()),
  project: z.object({ id: z.int(), title: z.string() }),
  datasets: z.array(z.string()),
  people: z.array(z.int()),
});
type Snapshot = z.output<typeof Snapshot>;
const Pair = z.object({
  now: Snapshot,
  before: Snapshot.nullable(),
  since: z.string().nullable(),
  submitted: Snapshot.nullable(),
});

type RequestChanges = ResponseOf<'GET /request/{id}/changes/'>;

interface Subject {
  readonly id: number;
  readonly type: RequestType;
  readonly status: RequestStatus;
}

/**
 * While the owner may edit the request, compares it with their last submission; afterwards, compares that submission
 * with the one before. `since` is null if there is nothing to compare with. `corrections` are changes by staff after
 * the last submission, when the owner could not edit.
 */
export async function readChanges(reads: Reads, { id, type, status }: Subject): Promise<RequestChanges> {
  const isOwners = isEditableByOwner(type, status);
  const back = isOwners ? 0 : 1;
  const pair = await reads.row(
    Pair,
    sql`select ${trustedSql(SUBMISSION_SNAPSHOT)} as now, earlier.held as before, to_json(earlier.created) as since, latest.held as submitted
      from researcher.request t join researcher.project project on project.id = t.project_id
      left join lateral (select held, created from researcher.submission stored
        where stored.request_id = t.id order by stored.id desc offset ${back} limit 1) earlier on true
      left join lateral (select held from researcher.submission stored
        where stored.request_id = t.id order by stored.id desc limit 1) latest on true
      where t.id = ${id}`,
  );
  if (!pair) return { since: null, changes: [] };
  const { now, before, since, submitted } = pair;
  const corrections =
    isOwners || !submitted
      ? []
      : // people are left out: after the approval the owner may also change the access list
        (await compareSnapshots(reads, type, submitted, now)).filter(({ field }) => field !== 'people');
  return {
    since: before ? since : null,
    changes: before ? await compareSnapshots(reads, type, before, now) : [],
    ...(corrections.length > 0 ? { corrections } : {}),
  };
}

async function compareSnapshots(
  reads: Reads,
  type: RequestType,
  before: Snapshot,
  now: Snapshot,
): Promise<RequestChange[]> {
  const form = pinnedForm(type, now.form_version);
  return [
    ...change('project', words.project, before.project.title, now.project.title),
    ...(await nameChange(reads, 'datasets', before, now)),
    ...(form ? compareAnswers(form, before.answers, now.answers) : []).map((one) => ({
      ...one,
      label: translate(one.label),
      files_before: [...one.files_before],
      files_after: [...one.files_after],
    })),
    ...(await nameChange(reads, 'people', before, now)),
  ];
}

function change(field: string, label: string, before: string, after: string): RequestChange[] {
  if (before === after) return [];
  return [
    { field, label: translate(label), before, after, is_html: false, files_before: [], files_after: [] },
  ];
}

const Named = z.object({ id: z.string(), name: z.string() });
const NAMES = {
  datasets: (ids: readonly string[]) =>
    sql`select dataset.id::text as id, dataset.dataset_id || ': ' || dataset.name as name
      from researcher.dataset dataset where dataset.id = any(${ids}::uuid[])`,
  people: (ids: readonly string[]) =>
    sql`select person.id::text as id, person.display_name as name
      from core_api.person person where person.id = any(${ids}::int[])`,
} as const;

/** One name on each line, sorted by name, because the order of selection has no meaning. */
async function nameChange(
  reads: Reads,
  field: keyof typeof NAMES,
  before: Snapshot,
  now: Snapshot,
): Promise<RequestChange[]> {
  const [old, present] = [before[field].map(String), now[field].map(String)];
  if (old.toSorted().join() === present.toSorted().join()) return [];
  const rows = await reads.rows(Named, NAMES[field]([...new Set([...old, ...present])]));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const list = (ids: readonly string[]): string =>
    ids
      .map((id) => names.get(id) ?? translate(words.unknown))
      .toSorted((one, other) => one.localeCompare(other))
      .join('\n');
  return change(field, words[field], list(old), list(present));
}
