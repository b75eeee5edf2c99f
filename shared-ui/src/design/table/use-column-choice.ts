import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

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

/** Of an address that says which columns show: those, by their ids. */
const PARAMETER = 'columns';

/**
 * Which columns show: the screen's own choice, then what the reader chose in this browser; with `isInAddress` what the
 * address says comes first, and is changed there, so that someone else's link does not become one's own choice.
 */
export function useColumnChoice(
  columns: ReadonlyArray<{ id: string; isHiddenAtFirst?: boolean }>,
  storageKey: string | undefined,
  isInAddress = false,
): { visibility: Choice; setVisible: (id: string, isShown: boolean) => void } {
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
          // without storage the choice lives until the page is left
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
