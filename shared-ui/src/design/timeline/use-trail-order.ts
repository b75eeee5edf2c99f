import { useState } from 'react';

const STORAGE_KEY = 'portal.trail-newest-first';

function readOrder(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'yes';
  } catch {
    // Storage is blocked: use the order of the specification.
    return false;
  }
}

/** Whether histories show the newest entry first in this browser; chronological by default. */
export function useTrailOrder(): { isNewestFirst: boolean; turn: () => void } {
  const [isNewestFirst, setNewestFirst] = useState(readOrder);
  const turn = () => {
    setNewestFirst(!isNewestFirst);
    try {
      if (isNewestFirst) localStorage.removeItem(STORAGE_KEY);
      else localStorage.setItem(STORAGE_KEY, 'yes');
    } catch {
      // Without storage, the choice lasts until the page closes.
    }
  };
  return { isNewestFirst, turn };
}
