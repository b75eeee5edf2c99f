import type { Request } from '@portal/contract';
import { api, invalidate } from '@portal/shared-ui/data';

/** Of the session. */
interface Person {
  readonly id: number;
  readonly globus_username: string | null;
}

/**
 * Writes a Globus username that was new in the request into the profile of its owner, from where the next request gets it
 * (spec 2 section 7). The request is submitted by then, so a refusal changes nothing and is not shown.
 */
export async function saveGlobusName(
  request: Pick<Request, 'owner' | 'details'>,
  person: Person | null,
): Promise<void> {
  const answers: Readonly<Record<string, unknown>> = request.details?.additional_data ?? {};
  const name = answers['globus_username'];
  // Staff who submit for the owner do not write into their own profile.
  if (typeof name !== 'string' || name === '' || person?.id !== request.owner.id) return;
  if (name === person.globus_username) return;
  try {
    await api('PATCH /user/{id}/', {
      params: { id: person.id },
      body: { profile: { globus_username: name } },
      silent: true,
      quiet: true,
    });
    await invalidate('user');
  } catch {
    // The profile page says what is wrong when the name is entered there.
  }
}
