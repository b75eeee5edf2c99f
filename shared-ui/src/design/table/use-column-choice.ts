import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChosenColumns } from './types.ts';

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

/** URL parameter with the ids of the visible columns. */
const PARAMETER = 'columns';

/**
 * Which columns are visible: by default the screen's choice, then the user's choice in this browser. With `isInAddress`
 * the URL has priority and changes are written to it, so that another person's link does not change the user's own
 * choice.
 */
export function useColumnChoice(
  columns: ReadonlyArray<{ id: string; isHiddenAtFirst?: boolean }>,
  storageKey: string | undefined,
  isInAddress = false,
): ChosenColumns {
  const [choice, setChoice] = useState(() => readChoice(storageKey));
  const [parameters, setParameters] = useSearchParams();
  const named = isInAddress ? parameters.get(PARAMETER) : null;
  const shown = named === null ? null : new Set(named.split(','));
  const visibility = Object.fromEntries(
    columns.map(({ id, isHiddenAtFirst }, index) => [
      id,
      shown ? index === 0 || shown.has(id) : (choice[id] ?? !isHiddenAtFirst),
    ]),
  );
  const setVisible = useCallback(
    (id: string, isShown: boolean) => {
      setChoice((current) => {
        const next = { ...current, [id]: isShown };
        try {
          if (storageKey !== undefined)
            localStorage.setItem(`portal.columns.${storageKey}`, JSON.stringify(next));
        } catch {
          // without storage, the choice lasts until the user leaves the page
        }
        return next;
      });
    },
    [storageKey],
  );
  const setInAddress = (id: string, isShown: boolean) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        const ids = columns.map((column) => column.id);
        next.set(PARAMETER, ids.filter((one) => (one === id ? isShown : visibility[one])).join(','));
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  return { visibility, setVisible: shown ? setInAddress : setVisible };
}
