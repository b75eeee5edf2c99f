import { useSessionUser } from '@portal/shared-ui/session';
import { useMemo, useState } from 'react';

export interface Arrangement {
  /** The ids of all columns, in the user's order. */
  readonly order: readonly string[];
  readonly shown: ReadonlySet<string>;
  readonly setShown: (id: string, isShown: boolean) => void;
  /** Moves a column before the one that is now at `index`. */
  readonly move: (id: string, index: number) => void;
  readonly reset: () => void;
}

interface StoredArrangement {
  readonly order: readonly string[];
  readonly shown: readonly string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function readStored(key: string): StoredArrangement | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('order' in stored) || !('shown' in stored))
      return undefined;
    return isTexts(stored.order) && isTexts(stored.shown)
      ? { order: stored.order, shown: stored.shown }
      : undefined;
  } catch {
    return undefined;
  }
}

function writeStored(key: string, stored: StoredArrangement | undefined): void {
  try {
    if (stored) localStorage.setItem(key, JSON.stringify(stored));
    else localStorage.removeItem(key);
  } catch {
    // without browser storage the arrangement is lost when the page is closed
  }
}

interface ArrangedColumn {
  readonly id: string;
  readonly isHiddenAtFirst?: boolean;
}

function arrange(columns: readonly ArrangedColumn[], stored: StoredArrangement | undefined) {
  const ids = columns.map(({ id }) => id);
  const usual: StoredArrangement = {
    order: ids,
    shown: columns.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map(({ id }) => id),
  };
  const { order: storedOrder, shown } = stored ?? usual;
  const known = storedOrder.filter((id) => ids.includes(id));
  const [name] = ids;
  return {
    name,
    // columns added since the arrangement was stored come last
    order: [...known, ...ids.filter((id) => !known.includes(id))],
    shown,
    isShown: new Set([...(name === undefined ? [] : [name]), ...shown]),
  };
}

/**
 * Which columns show and in which order, stored for each user in this browser under `storageKey`, like the column
 * choice of other lists. The first column names the row: it cannot be moved or hidden.
 */
export function useColumnArrangement(columns: readonly ArrangedColumn[], storageKey: string): Arrangement {
  const key = `portal.columns.${storageKey}-user-${useSessionUser().id}`;
  const [stored, setStored] = useState(() => readStored(key));
  // a stable object until the arrangement changes, so that filters do not redraw the components that use it
  return useMemo(() => {
    const { order, shown, isShown, name } = arrange(columns, stored);
    const set = (next: StoredArrangement | undefined) => {
      writeStored(key, next);
      setStored(next);
    };
    return {
      order,
      shown: isShown,
      setShown: (id, isOn) =>
        set({ order, shown: isOn ? [...shown, id] : shown.filter((one) => one !== id) }),
      move: (id, index) => {
        if (id === name) return;
        const others = order.filter((one) => one !== id);
        const place = Math.max(1, Math.min(index, others.length));
        set({ order: [...others.slice(0, place), id, ...others.slice(place)], shown });
      },
      reset: () => set(undefined),
    };
  }, [columns, stored, key]);
}
