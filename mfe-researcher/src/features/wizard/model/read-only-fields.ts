/** Draft fields that can no longer be changed, or that the last save refused. */
import type { Request } from '@portal/contract';
import { requestType } from '@portal/contract/request-types/lookup';
import { canOwnerEditSamples } from '@portal/contract/samples/sample-rules';
import type { BodyOf } from '@portal/contract/types';
import type { DraftField, DraftValues } from './draft-values.ts';

type RequestPatch = BodyOf<'PATCH /request/{id}/'>;
type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Only the owner can edit samples and their kind, and only in a draft (decision "Samples after the draft"). */
export function listReadOnlyFields({
  type,
  status,
}: Pick<Request, 'type' | 'status'>): readonly DraftField[] {
  const { sampleFields } = requestType(type);
  return sampleFields && !canOwnerEditSamples(status) ? Object.values(sampleFields) : [];
}

/** Replaces the read-only fields in `values` with the saved ones. */
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
  /** The fields that were dropped. */
  readonly refused: readonly DraftField[];
}

/** Drops refused fields from a body. Null if nothing remains or nothing was dropped. */
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

/** The errors that remain after a field changes. */
export const forgetRefusal = (errors: FieldErrors, field: DraftField): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !isNamed({ [path]: [] }, field) && !isNamed({ [path]: [] }, `additional_data.${field}`),
    ),
  );
