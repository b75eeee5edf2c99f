import { useState } from 'react';

const STORAGE_KEY = 'portal.triage-list';
const HIDDEN = 'hidden';

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== HIDDEN;
  } catch {
    return true;
  }
}

/** Whether the queue list is shown, as last chosen in this browser. */
export function useListChoice(): { isShown: boolean; toggle: () => void } {
  const [isShown, setShown] = useState(readChoice);
  const toggle = () => {
    setShown(!isShown);
    try {
      if (isShown) localStorage.setItem(STORAGE_KEY, HIDDEN);
      else localStorage.removeItem(STORAGE_KEY);
    } catch {
      // without storage, the choice lasts until the page is left
    }
  };
  return { isShown, toggle };
}
