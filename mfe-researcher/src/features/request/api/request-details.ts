import type { Request } from '@portal/contract';

/** `additional_data` of a Dataset request. Stored as JSON, so nothing about its shape is taken for granted. */
export interface DatasetDetails {
  globus_username: string;
  usage: string;
  genetic_seq: string[];
  genetic_seq_other: string;
  request_changes: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function readDetails(request: Pick<Request, 'details'>): DatasetDetails {
  const data = request.details?.additional_data ?? {};
  const sequences = data['genetic_seq'];
  return {
    globus_username: text(data['globus_username']),
    usage: text(data['usage']),
    genetic_seq: Array.isArray(sequences) ? sequences.map(String) : [],
    genetic_seq_other: text(data['genetic_seq_other']),
    request_changes: text(data['request_changes']),
  };
}

/** The kinds of sequence data in words, 'Other' replaced by what was written. */
export function sequenceWords(details: DatasetDetails): string {
  return details.genetic_seq
    .map((kind) => (kind === 'Other' && details.genetic_seq_other ? details.genetic_seq_other : kind))
    .join(', ');
}
