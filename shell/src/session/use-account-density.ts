import { useEffect } from 'react';
import { USUAL_DENSITY, type Density } from '@portal/contract/density';
import { keepDensity, showDensity } from '@portal/shared-ui';
import { api, invalidate } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';

/**
 * The account's density counts in every browser of its owner, and a new choice is stored in it. Visitors store theirs in the
 * browser; the person who acts for someone else has their own, and changes nothing of the other person.
 */
export function useAccountDensity(): void {
  const { user, impersonator } = useSession();
  const id = impersonator ? undefined : user?.id;
  const density = user?.density ?? USUAL_DENSITY;
  useEffect(() => {
    if (id !== undefined) showDensity(density);
  }, [id, density]);
  useEffect(() => (id === undefined ? undefined : keepDensity(saveInOrder(id))), [id]);
}

/** One call after the other: of two quick choices the second one must be the last. */
function saveInOrder(id: number): (density: Density) => void {
  let last = Promise.resolve();
  return (density) => {
    last = last.then(() => save(id, density));
  };
}

/** Lists have changed already: a failure costs the choice on other devices, not on this one. */
async function save(id: number, density: Density): Promise<void> {
  try {
    await api('PATCH /user/{id}/', { params: { id }, body: { density }, quiet: true });
    await invalidate('user');
  } catch (error) {
    // Fetched here: the code of notices is no part of the first page.
    const { notify } = await import('@portal/shared-ui/toaster');
    notify.failure(error);
  }
}
