import type { DonorStore } from '@portal/contract/donors';
import { useTabDraft } from '@portal/shared-ui/session';
import { useMemo } from 'react';

const HASH = /^[0-9a-f]{16}$/;

/**
 * The donors that somebody has chosen in a store. Kept in this tab: who looks at a donor in between, or reloads, finds
 * them again.
 */
export function useSelection(store: DonorStore) {
  const [kept, keep] = useTabDraft(`donors-${store}`);
  const hashes = useMemo(() => kept.split(' ').filter((hash) => HASH.test(hash)), [kept]);
  const set = (next: readonly string[]) => keep(next.join(' '));
  return {
    hashes,
    set,
    toggle: (hash: string, isOn: boolean) =>
      set(isOn ? [...hashes, hash] : hashes.filter((one) => one !== hash)),
  };
}
