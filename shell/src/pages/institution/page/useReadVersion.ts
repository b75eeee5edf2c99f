import { useState } from 'react';
import type { PartProps } from './institution-parts.ts';

/**
 * The version that stood on the page when a dialog opened. The page behind it reads again and again; whoever decides has
 * judged what they saw. Once the dialog has asked for a new reading, that is what counts: whoever was refused was told.
 */
export function useReadVersion({ etag, reload }: Pick<PartProps, 'etag' | 'reload'>) {
  const [seen, setSeen] = useState({ etag, isOver: false });
  if (seen.isOver && seen.etag !== etag) setSeen({ etag, isOver: false });
  return {
    etag: seen.etag,
    reload: async () => {
      await reload();
      setSeen((last) => ({ ...last, isOver: true }));
    },
  };
}
