import { useEffect } from 'react';
import { USUAL_DENSITY, type Density } from '@portal/contract/density';
import { keepDensity, showDensity } from '@portal/shared-ui';
import { api, invalidate } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';

/**
 * Applies the account's density in every browser of its owner, and stores a new choice there. Visitors store theirs in
 * the browser. An impersonator has their own and changes nothing of the other person.
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

/** Saves one after the other, so that the last of several quick choices wins. */
function saveInOrder(id: number): (density: Density) => void {
  let last = Promise.resolve();
  return (density) => {
    last = last.then(() => save(id, density));
  };
}

/** Lists have changed already, so after a failure only other devices miss the choice. */
async function save(id: number, density: Density): Promise<void> {
  try {
    await api('PATCH /user/{id}/', { params: { id }, body: { density }, quiet: true });
    await invalidate('user');
  } catch (error) {
    // Imported here, because the code of toasts is not part of the first page.
    const { notify } = await import('@portal/shared-ui/toaster');
    notify.failure(error);
  }
}
