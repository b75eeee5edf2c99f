import type { DonorStore } from '@portal/contract/donors';
import { useTabDraft } from '@portal/shared-ui/session';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

const HASH = /^[0-9a-f]{16}$/;

/**
 * The donors that someone has chosen in a store. Stored in this tab: who looks at a donor in between, or reloads, finds
 * them again.
 */
export function useSelection(store: DonorStore) {
  const [stored, setStored] = useTabDraft(`donors-${store}`);
  const hashes = useMemo(() => stored.split(' ').filter((hash) => HASH.test(hash)), [stored]);
  const set = (next: readonly string[]) => setStored(next.join(' '));
  const latest = useRef({ hashes, set });
  useLayoutEffect(() => {
    latest.current = { hashes, set };
  });
  // one function for all of its time: rows that take it are drawn anew only where they are chosen
  const toggle = useCallback((hash: string, isOn: boolean) => {
    const { hashes: now, set: write } = latest.current;
    write(isOn ? [...now, hash] : now.filter((one) => one !== hash));
  }, []);
  return { hashes, set, toggle };
}
