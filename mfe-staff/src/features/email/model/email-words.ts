import type { ResponseOf } from '@portal/contract/types';
import type { StatusTone } from '@portal/shared-ui';
import { email as texts } from '#texts/email';

export type Email = ResponseOf<'GET /email/'>['results'][number];

/** Failed emails come first, because they need someone's attention. */
export const EMAIL_STATUSES: ReadonlyArray<
  readonly [status: Email['status'], label: string, tone: StatusTone]
> = [
  ['failed', texts.statuses.failed, 'danger'],
  ['queued', texts.statuses.queued, 'info'],
  ['sent', texts.statuses.sent, 'success'],
];

/** Turns 'request_approved' into 'Request approved'. */
export function templateWords(template: string): string {
  const words = template.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const PAGES: Readonly<Record<string, readonly [label: string, path: string]>> = {
  request: [texts.subjects.request, 'request'],
  project: [texts.subjects.project, 'project'],
  dataset: [texts.subjects.dataset, 'dataset'],
  institution: [texts.subjects.institution, 'institution'],
  user: [texts.subjects.user, 'user'],
  agreement: [texts.subjects.agreement, 'rda'],
};
/** Link to the page of an email's subject, by name if the log has one; null if there is no page. */
export function describeSubject({
  model_name: model,
  object_id: id,
  object_name: name,
}: Pick<Email, 'model_name' | 'object_id' | 'object_name'>) {
  const known = model === null ? undefined : PAGES[model];
  if (known === undefined || id === null) return null;
  const [label, path] = known;
  return { label: name === null ? label : `${label}: ${name}`, to: `/${path}/${id}` };
}
