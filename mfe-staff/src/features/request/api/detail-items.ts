import { formatDollars } from '@portal/shared-ui';
import { REQUEST_TYPE as T } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { request as texts } from '#texts/request';

/** Parts of `additional_data` whose names are no words. */
const TERMS: Readonly<Record<string, string>> = {
  usage: texts.intendedUse,
  globus_username: texts.globusUsername,
  genetic_seq: texts.geneticSequencing,
  genetic_seq_other: texts.otherSequencing,
  request_changes: texts.whatWasChanged,
  bio_destroyed: texts.samplesWillBeDestroyedAfterwards,
  num_participants: texts.numberOfParticipants,
  time_length: texts.timeAskedOfParticipants,
  public_title: texts.generalAudienceTitle,
  rm_application: 'Application',
  asd_cases: 'ASD cases',
};
/** What the Dataset form asks; it is shown also while it is empty. */
const DATASET_TERMS = ['globus_username', 'genetic_seq', 'usage'];

/** 'award_number' as 'Award number'. */
export const words = (name: string): string => {
  const spaced = name.replaceAll('_', ' ');
  return TERMS[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** Any stored value as people read it: lists by commas, objects as 'name: value'. '' when there is nothing. */
export function valueWords(value: unknown, field = ''): string {
  if (value === null || value === undefined) return '';
  if (field === 'estimated_cost' && typeof value === 'number') return formatDollars(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value
      .map((one) => valueWords(one))
      .filter(Boolean)
      .join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, inner]) => `${words(name)}: ${valueWords(inner, name)}`)
      .join(', ');
  }
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** What the researcher entered for this type of request, in the order of the form. */
export function detailItems(request: Pick<Request, 'type' | 'details'>): { term: string; value: string }[] {
  const data = request.details?.additional_data ?? {};
  const first = request.type === T.DATASET ? DATASET_TERMS : [];
  const others = Object.keys(data).filter((name) => !first.includes(name));
  return [...first, ...others]
    .map((name) => ({ term: words(name), value: valueWords(data[name], name) }))
    .filter(({ value }, index) => index < first.length || value !== '');
}
