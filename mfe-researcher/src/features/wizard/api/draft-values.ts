import type { Request } from '@portal/contract';
import type { BodyOf } from '@portal/contract/types';
import { readDetails } from '../../request/api/request-details.ts';

/** What the wizard's steps write; a draft may hold any of it, unfinished too. */
export interface DraftValues {
  project: number;
  datasets: readonly string[];
  /** User ids of the people who get access. */
  access_control_list: readonly number[];
  globus_username: string;
  usage: string;
  genetic_seq: readonly string[];
  genetic_seq_other: string;
  request_changes: string;
  gpf_access_status: 1 | 2 | null;
  intent_to_download: boolean | null;
  agreed_nih: boolean | null;
  data_safeguard: boolean | null;
  agreed_to_usage_policy: boolean;
}
export type DraftField = keyof DraftValues;
type RequestPatch = BodyOf<'PATCH /request/{id}/'>;

const DETAIL_FIELDS = [
  'globus_username',
  'usage',
  'genetic_seq',
  'genetic_seq_other',
  'request_changes',
] as const;

export function valuesOf(request: Request): DraftValues {
  const { details } = request;
  const gpf = details?.gpf_access_status;
  return {
    project: request.project.id,
    datasets: (request.datasets ?? []).map((dataset) => dataset.id).sort(),
    access_control_list: (request.access_control_list ?? [])
      .filter((entry) => entry.removal_date === null)
      .map((entry) => entry.user_id)
      .sort((one, other) => one - other),
    ...readDetails(request),
    gpf_access_status: gpf === 1 || gpf === 2 ? gpf : null,
    intent_to_download: details?.intent_to_download ?? null,
    agreed_nih: details?.agreed_nih ?? null,
    data_safeguard: details?.data_safeguard ?? null,
    agreed_to_usage_policy: details?.agreed_to_usage_policy ?? false,
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields in which the two differ. */
export function differingFields(one: DraftValues, other: DraftValues): DraftField[] {
  return (Object.keys(one) as DraftField[]).filter((field) => !same(one[field], other[field]));
}

/** The body that brings the server from `saved` to `values`: only what changed travels. */
export function patchOf(saved: DraftValues, values: DraftValues): RequestPatch {
  const changed = new Set(differingFields(saved, values));
  const details = DETAIL_FIELDS.filter((field) => changed.has(field)).map((field) => [field, values[field]]);
  const answers = (['intent_to_download', 'agreed_nih', 'data_safeguard'] as const)
    .filter((field) => changed.has(field) && values[field] !== null)
    .map((field) => [field, values[field]]);
  return {
    ...(changed.has('project') ? { project: values.project } : {}),
    ...(changed.has('datasets') ? { datasets: [...values.datasets] } : {}),
    ...(changed.has('access_control_list')
      ? { access_control_list: values.access_control_list.map((user_id) => ({ user_id })) }
      : {}),
    ...(changed.has('gpf_access_status') && values.gpf_access_status !== null
      ? { gpf_access_status: values.gpf_access_status }
      : {}),
    ...(changed.has('agreed_to_usage_policy')
      ? { agreed_to_usage_policy: values.agreed_to_usage_policy }
      : {}),
    ...Object.fromEntries(answers),
    ...(details.length > 0 ? { additional_data: Object.fromEntries(details) } : {}),
  };
}

/**
 * After a save: what was not touched since `sent` follows the server, which may have changed more than it was asked
 * (people of the old team leave with the project); what was typed meanwhile stays.
 */
export function mergeSaved(now: DraftValues, sent: DraftValues, saved: DraftValues): DraftValues {
  const touched = differingFields(now, sent);
  return { ...saved, ...Object.fromEntries(touched.map((field) => [field, now[field]])) };
}
