import { useState } from 'react';

interface Read {
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

/**
 * The version on the page when a dialog opened. The page keeps refreshing, but the user decides about the version they
 * saw. After the dialog itself calls `reload`, the new version applies, because the user has then seen a message about
 * the change. The dialog must be a component that mounts when it opens; otherwise this would be the version that the
 * page loaded first.
 */
export function useReadVersion({ etag, reload }: Read): Read {
  const [seen, setSeen] = useState({ etag, isOver: false });
  // a dialog that loads its own data has no version before the first answer
  const isFirst = seen.etag === null && etag !== null;
  if (isFirst || (seen.isOver && seen.etag !== etag)) setSeen({ etag, isOver: false });
  return {
    etag: seen.etag,
    reload: async () => {
      await reload();
      setSeen((last) => ({ ...last, isOver: true }));
    },
  };
}
