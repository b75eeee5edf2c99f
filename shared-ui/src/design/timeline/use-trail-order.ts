import { useState } from 'react';

const STORAGE_KEY = 'portal.trail-newest-first';

function readOrder(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    // Storage that is switched off: the order of the specification.
    return false;
  }
}

/** Whether trails show the newest first in this browser; in the order of time unless someone chose otherwise. */
export function useTrailOrder(): { isNewestFirst: boolean; turn: () => void } {
  const [isNewestFirst, setNewestFirst] = useState(readOrder);
  const turn = () => {
    setNewestFirst(!isNewestFirst);
    try {
      if (isNewestFirst) localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, 'yes');
    } catch {
      // The choice lasts as long as the page.
    }
  };
  return { isNewestFirst, turn };
}
