/**
 * Files named in answers. Core uses the rows stored here to decide who may read them: owner, team, reviewers, staff.
 */
import { FILE_TYPE, formFields, type FormAnswers, type RequestForm } from '@portal/contract';
import { invalid, say, sql, type Reads, type Work } from '@portal/kit';
import { z } from 'zod';
import { FileView, RequestFileModel } from '../../../models/index.ts';
import { requestFileWords as words } from '../../../texts/en/request-files.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
};
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface FileField {
  readonly name: string;
  readonly accept?: readonly string[] | undefined;
}
const fileFields = (form: RequestForm): FileField[] =>
  formFields(form).filter((field) => field.type === 'file');

const namedIds = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.map((each: { id?: unknown }) => String(each.id)) : [];

/**
 * Answers of file fields as stored: each file once, with the name it was uploaded under. A file new to the field must
 * be the caller's own upload, so that no one attaches a file just because they know its id. The request's row must be
 * locked.
 * @throws INVALID_INPUT under the field's path
 */
export async function attachFiles(
  work: Work,
  requestId: number,
  { form, answers }: { readonly form: RequestForm; readonly answers: FormAnswers },
): Promise<FormAnswers> {
  const fields = fileFields(form);
  if (fields.length === 0) return answers;
  const attached = await work.of(RequestFileModel).matching({ request_id: requestId });
  const wanted = fields.map((field) => ({ field, ids: [...new Set(namedIds(answers[field.name]))] }));
  const ids = wanted.flatMap((each) => each.ids).filter((id) => UUID.test(id));
  const files = ids.length === 0 ? [] : await work.read(FileView).matching({ id: ids });
  const known = new Map(files.map((file) => [file.id, file]));
  const result: Record<string, unknown> = { ...answers };
  for (const { field, ids: own } of wanted) {
    if (own.length === 0) continue;
    result[field.name] = own.map((id) => {
      const file = known.get(id);
      const isAttached = attached.some((row) => row.field === field.name && row.file_id === id);
      const refusal = isAttached ? undefined : getRefusal(file, field, work.author.actorId);
      if (!file || refusal !== undefined)
        throw invalid({ [`additional_data.${field.name}`]: [refusal ?? say(words.unknown)] });
      return { id: file.id, name: file.name };
    });
  }
  await writeRows(work, requestId, wanted, attached);
  return result;
}

function getRefusal(
  file: FileView | undefined,
  field: FileField,
  actorId: number | null,
): string | undefined {
  if (!file || file.creator_id !== actorId || file.type !== FILE_TYPE.ATTACHMENT) return say(words.unknown);
  if (field.accept && !field.accept.includes(EXTENSIONS[file.media_type] ?? ''))
    return say(words.wrongKind, { kinds: field.accept.join(', ') });
  return undefined;
}

/** Files that the virus scanner has not checked yet block the submission of a request, but not saving a draft. */
export async function fileProblems(reads: Reads, requestId: number): Promise<Record<string, string[]>> {
  const waiting = await reads.rows(
    z.object({ field: z.string() }),
    sql`select distinct held.field from researcher.request_file held join core_api.file file on file.id = held.file_id
      where held.request_id = ${requestId} and file.scan <> 'clean'`,
  );
  return Object.fromEntries(
    waiting.map(({ field }) => [`additional_data.${field}`, [say(words.beingChecked)]]),
  );
}

async function writeRows(
  work: Work,
  requestId: number,
  wanted: readonly { readonly field: FileField; readonly ids: readonly string[] }[],
  attached: readonly RequestFileModel[],
): Promise<void> {
  const rows = wanted.flatMap(({ field, ids }) => ids.map((id) => ({ field: field.name, file_id: id })));
  const same = (row: { field: string; file_id: string }) => (other: { field: string; file_id: string }) =>
    other.field === row.field && other.file_id === row.file_id;
  const gone = attached.filter((row) => !rows.some(same(row))).map(({ id }) => id);
  if (gone.length > 0) await work.of(RequestFileModel).delete().matching({ id: gone });
  for (const row of rows)
    if (!attached.some(same(row))) await work.of(RequestFileModel).insert({ request_id: requestId, ...row });
}
