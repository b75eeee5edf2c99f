/** The stored answers of a request's form: in `additional_data`, and some in columns of the request. */
import {
  formFields,
  buildConditionValues,
  pinnedForm,
  type FormAnswers,
  RequestTypeNumber,
  type RequestForm,
} from '@portal/contract';
import { z } from 'zod';
import { DatasetOffer, datasetRefusedSql } from '../../dataset/index.ts';

export const AnswerRow = z.object({
  type: RequestTypeNumber,
  owner_id: z.int(),
  form_version: z.int(),
  additional_data: z.record(z.string(), z.unknown()),
  gpf_access_status: z.int().nullable(),
  is_revision: z.boolean(),
  datasets: z.array(DatasetOffer.extend({ type: z.int(), gpf_accessible: z.boolean() })),
});
export type AnswerRow = z.output<typeof AnswerRow>;

/**
 * Columns of {@link AnswerRow} over alias `t` of researcher.request; each dataset comes with the facts that decide
 * whether it can be requested.
 */
export const READ_STORED_ANSWERS = `t.type, t.owner_id, t.form_version, t.additional_data, t.gpf_access_status,
  t.submission_date is not null as is_revision,
  (select coalesce(json_agg(json_build_object('dataset_id', dataset.dataset_id, 'active', dataset.active,
      'available', dataset.available, 'parent', dataset.parent, 'type', dataset.type,
      'gpf_accessible', dataset.gpf_accessible, 'cohort', cohort.display_name,
      'refused', ${datasetRefusedSql('t.owner_id')}) order by dataset.dataset_id), '[]')
    from researcher.request_dataset link join researcher.dataset dataset on dataset.id = link.dataset_id
    join core_api.cohort cohort on cohort.id = dataset.cohort_id
    where link.request_id = t.id) as datasets`;

export interface StoredAnswers {
  /** Null if the type has no form. */
  readonly form: RequestForm | null;
  readonly answers: FormAnswers;
  /** Values other than fields that the form's conditions may use. */
  readonly given: FormAnswers;
}

/** Answers stored in columns of the request. */
const COLUMNS = ['gpf_access_status'] as const;

export function storedAnswers(row: AnswerRow): StoredAnswers {
  const form = pinnedForm(row.type, row.form_version);
  const columns = form ? columnFields(form) : [];
  return {
    form,
    answers: { ...row.additional_data, ...Object.fromEntries(columns.map((name) => [name, row[name]])) },
    given: buildConditionValues(row.type, { isRevision: row.is_revision, datasets: row.datasets }),
  };
}

/** Names of the form's fields that are stored in columns. */
export const columnFields = (form: RequestForm): (typeof COLUMNS)[number][] => {
  const names = new Set<string>(
    formFields(form)
      .filter(({ isColumn }) => isColumn)
      .map(({ name }) => name),
  );
  return COLUMNS.filter((name) => names.has(name));
};
