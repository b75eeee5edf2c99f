import type { Request } from '@portal/contract';
import { api, invalidate } from '@portal/shared-ui/data';

/** The signed-in user. */
interface Person {
  readonly id: number;
  readonly globus_username: string | null;
}

/**
 * Copies a new Globus username from the request to its owner's profile, which fills the next request (spec 2 section
 * 7). The request is already submitted, so an error changes nothing and is not shown.
 */
export async function saveGlobusName(
  request: Pick<Request, 'owner' | 'details'>,
  person: Person | null,
): Promise<void> {
  const answers: Readonly<Record<string, unknown>> = request.details?.additional_data ?? {};
  const name = answers['globus_username'];
  // If staff submit for the owner, their own profile stays unchanged.
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
    // Ignored: the profile page shows the error when the user enters the name there.
  }
}
