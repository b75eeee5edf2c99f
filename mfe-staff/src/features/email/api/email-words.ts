import type { ResponseOf } from '@portal/contract/types';
import type { StatusTone } from '@portal/shared-ui';

export type Email = ResponseOf<'GET /email/'>['results'][number];

/** What waits for somebody stands first. */
export const EMAIL_STATUSES: ReadonlyArray<
  readonly [status: Email['status'], label: string, tone: StatusTone]
> = [
  ['failed', 'Failed', 'danger'],
  ['queued', 'Waiting', 'info'],
  ['sent', 'Sent', 'success'],
];

/** 'request_approved' as 'Request approved'. */
export function templateWords(template: string): string {
  const words = template.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const PAGES: Readonly<Record<string, string>> = {
  request: 'Request',
  project: 'Project',
  dataset: 'Dataset',
};

/** The page of what a mail is about; null where that has no page. */
export function aboutOf({ model_name: model, object_id: id }: Pick<Email, 'model_name' | 'object_id'>) {
  const label = model === null ? undefined : PAGES[model];
  if (label === undefined || model === null || id === null) return null;
  return { label: `${label} ${id}`, to: `/${model}/${id}` };
}
