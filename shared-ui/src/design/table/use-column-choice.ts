import { useCallback, useState } from 'react';

type Choice = Record<string, boolean>;

function readChoice(storageKey: string | undefined): Choice {
  if (storageKey === undefined) return {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`portal.columns.${storageKey}`) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, isShown]) => typeof isShown === 'boolean'));
  } catch {
    return {};
  }
}

/** Which columns show: the screen's own choice, then what the reader chose in this browser. */
export function useColumnChoice(
  columns: ReadonlyArray<{ id: string; isHiddenAtFirst?: boolean }>,
  storageKey: string | undefined,
): { visibility: Choice; setVisible: (id: string, isShown: boolean) => void } {
  const [choice, setChoice] = useState(() => readChoice(storageKey));
  const visibility = Object.fromEntries(
    columns.map(({ id, isHiddenAtFirst }) => [id, choice[id] ?? !isHiddenAtFirst]),
  );
  const setVisible = useCallback(
    (id: string, isShown: boolean) => {
      setChoice((current) => {
        const next = { ...current, [id]: isShown };
        try {
          if (storageKey !== undefined)
            localStorage.setItem(`portal.columns.${storageKey}`, JSON.stringify(next));
        } catch {
          // without storage the choice lives until the page is left
        }
        return next;
      });
    },
    [storageKey],
  );
  return { visibility, setVisible };
}
