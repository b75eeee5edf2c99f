/** Logins at organizations: how the browser leaves, and what it brings back. Loaded when used. */
import type { ResponseOf } from '@portal/contract/types';
import { api } from '@portal/shared-ui/data';

interface Leaving {
  organization: string;
  /** Proves again who the person is. */
  again?: boolean;
  /** Opens the organization's page; by default in this window. */
  open?: (url: string) => void;
}

export async function leaveFor({ organization, again = false, open }: Leaving): Promise<void> {
  const { data } = await api('POST /organization-login/', {
    body: { organization, ...(again && { again }) },
    quiet: true,
    silent: true,
  });
  if (open) open(data.url);
  else location.assign(data.url);
}

export type Answer = ResponseOf<'POST /organization-login/callback/'>;

const answers = new Map<string, Promise<Answer>>();

/**
 * Sends what the organization answered. It counts once, but the page that sends it may be rendered again, for example once
 * someone is logged in.
 */
export function readAnswer(organization: string, answer: string): Promise<Answer> {
  const known =
    answers.get(answer) ??
    api('POST /organization-login/callback/', {
      body: { organization, answer },
      quiet: true,
      silent: true,
    }).then(({ data }) => data);
  answers.set(answer, known);
  return known;
}

const links = new Map<string, Promise<ResponseOf<'POST /organization-login/link/'>>>();

export function linkAnswer(attempt: string): Promise<ResponseOf<'POST /organization-login/link/'>> {
  const known =
    links.get(attempt) ??
    api('POST /organization-login/link/', { body: { attempt }, quiet: true }).then(({ data }) => data);
  links.set(attempt, known);
  return known;
}
