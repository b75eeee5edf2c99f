import type { DonorStore } from '@portal/contract/donors';
import { useTabDraft } from '@portal/shared-ui/session';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

const HASH = /^[0-9a-f]{16}$/;

/**
 * The donors selected in a store. Stored for this tab, so that the selection survives a visit to a donor's page or a
 * reload.
 */
export function useSelection(store: DonorStore) {
  const [stored, setStored] = useTabDraft(`donors-${store}`);
  const hashes = useMemo(() => stored.split(' ').filter((hash) => HASH.test(hash)), [stored]);
  const set = (next: readonly string[]) => setStored(next.join(' '));
  const latest = useRef({ hashes, set });
  useLayoutEffect(() => {
    latest.current = { hashes, set };
  });
  // one stable function, so that only rows whose selection changes are drawn again
  const toggle = useCallback((hash: string, isOn: boolean) => {
    const { hashes: now, set: write } = latest.current;
    write(isOn ? [...now, hash] : now.filter((one) => one !== hash));
  }, []);
  return { hashes, set, toggle };
}
