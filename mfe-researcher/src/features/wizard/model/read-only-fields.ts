/** What of a draft can no longer be written, or was refused the last time. */
import type { Request } from '@portal/contract';
import { requestType } from '@portal/contract/request-types/lookup';
import { areSamplesOwners } from '@portal/contract/samples/sample-rules';
import type { BodyOf } from '@portal/contract/types';
import type { DraftField, DraftValues } from './draft-values.ts';

type RequestPatch = BodyOf<'PATCH /request/{id}/'>;
type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Samples and their kind belong to the owner in the draft alone (decision "Samples after the draft"). */
export function listReadOnlyFields({
  type,
  status,
}: Pick<Request, 'type' | 'status'>): readonly DraftField[] {
  const { sampleFields } = requestType(type);
  return sampleFields && !areSamplesOwners(status) ? Object.values(sampleFields) : [];
}

/** Values in which read-only fields have what the server has, not what was typed into them before. */
export const withSavedFields = (
  values: DraftValues,
  saved: DraftValues,
  readOnly: readonly DraftField[],
): DraftValues => ({
  ...values,
  ...Object.fromEntries(readOnly.map((name) => [name, saved[name]])),
});

const isNamed = (errors: FieldErrors, field: string): boolean =>
  Object.keys(errors).some((path) => path === field || path.startsWith(`${field}.`));

export interface Rest {
  readonly body: RequestPatch;
  /** The fields that are left out. */
  readonly refused: readonly DraftField[];
}

/** What can still be sent of a body of which some fields were refused; null where that is nothing, or all of it again. */
export function withoutRefused(body: RequestPatch, errors: FieldErrors): Rest | null {
  const { additional_data: answers, ...columns } = body;
  const [left, refused] = parted(Object.entries(columns), (name) => isNamed(errors, name));
  const [leftAnswers, refusedAnswers] = parted(Object.entries(answers ?? {}), (name) =>
    isNamed(errors, `additional_data.${name}`),
  );
  const names = [...refused, ...refusedAnswers].map(([name]) => name);
  if (names.length === 0 || left.length + leftAnswers.length === 0) return null;
  const data = leftAnswers.length > 0 ? { additional_data: Object.fromEntries(leftAnswers) } : {};
  return { body: { ...Object.fromEntries(left), ...data }, refused: names };
}

type Entry = [name: string, value: unknown];
const parted = (entries: readonly Entry[], isOut: (name: string) => boolean): [Entry[], Entry[]] => [
  entries.filter(([name]) => !isOut(name)),
  entries.filter(([name]) => isOut(name)),
];

/** The refusals that still count once a field has another value. */
export const forgetRefusal = (errors: FieldErrors, field: DraftField): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !isNamed({ [path]: [] }, field) && !isNamed({ [path]: [] }, `additional_data.${field}`),
    ),
  );
