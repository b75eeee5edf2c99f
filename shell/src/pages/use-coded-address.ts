import { useList } from '@portal/shared-ui/data';

/** The lists to search by code, and the field with the code. */
const LISTS = {
  request: { list: 'GET /request/', code: 'sfari_request_id' },
  project: { list: 'GET /project/', code: 'sfari_project_id' },
  dataset: { list: 'GET /dataset/', code: 'dataset_id' },
} as const;

const CODED = /^\/(request|project|dataset)\/([a-z]{2,4}\d{3,}(?:-[a-z]\d+)?)$/i;

/**
 * The address meant by someone who typed the code from an email instead of the id: /request/REQ000213. Addresses with
 * more than the code, such as ?mode=edit, were not typed; their page refused them.
 * @param from the address that was not found, with its search; undefined for none
 */
export function useCodedAddress(from: string | undefined): {
  readonly isLoading: boolean;
  readonly address?: string;
} {
  const [, section = 'request', typed = ''] = CODED.exec(from ?? '') ?? [];
  const { list, code } = LISTS[section.toLowerCase() as keyof typeof LISTS];
  const search = typed.toUpperCase();
  const { rows, isLoading } = useList(list, { search, limit: 5 }, { enabled: typed !== '', silent: true });
  const found = (rows as readonly Readonly<Record<string, unknown>>[]).find((row) => row[code] === search);
  return found ? { isLoading, address: `/${section.toLowerCase()}/${String(found['id'])}` } : { isLoading };
}
