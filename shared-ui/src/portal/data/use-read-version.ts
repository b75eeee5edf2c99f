import { useState } from 'react';

interface Read {
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

/**
 * The version that was on the page when a dialog opened. The page behind it reads again and again; the person who decides has
 * evaluated what they saw. Once the dialog has asked for a new reading, that is what counts: the person who was refused got a message.
 * A dialog mounts its own component when it opens, or the version would be the one of the page's first reading.
 */
export function useReadVersion({ etag, reload }: Read): Read {
  const [seen, setSeen] = useState({ etag, isOver: false });
  // a dialog that reads for itself has no version before its first answer
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
