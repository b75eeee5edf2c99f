import { useSessionUser } from '@portal/shared-ui/session';
import { useMemo, useState } from 'react';

export interface Arrangement {
  /** Every column, in the person's order. */
  readonly order: readonly string[];
  readonly shown: ReadonlySet<string>;
  readonly setShown: (id: string, isShown: boolean) => void;
  /** Puts a column before the one that stands at `index` now. */
  readonly move: (id: string, index: number) => void;
  readonly reset: () => void;
}

interface Kept {
  readonly order: readonly string[];
  readonly shown: readonly string[];
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function readKept(key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('order' in kept) || !('shown' in kept))
      return undefined;
    return isTexts(kept.order) && isTexts(kept.shown) ? { order: kept.order, shown: kept.shown } : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, kept: Kept | undefined): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // without storage the arrangement lives until the page is left
  }
}

interface ArrangedColumn {
  readonly id: string;
  readonly isHiddenAtFirst?: boolean;
}

function arrange(columns: readonly ArrangedColumn[], kept: Kept | undefined) {
  const ids = columns.map(({ id }) => id);
  const usual: Kept = {
    order: ids,
    shown: columns.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map(({ id }) => id),
  };
  const { order: keptOrder, shown } = kept ?? usual;
  const known = keptOrder.filter((id) => ids.includes(id));
  const [name] = ids;
  return {
    name,
    // a column that is new since then stands at the end
    order: [...known, ...ids.filter((id) => !known.includes(id))],
    shown,
    isShown: new Set([...(name === undefined ? [] : [name]), ...shown]),
  };
}

/**
 * Which columns show and in which order, kept for the person in this browser under `storageKey`, as the choice of columns
 * of other lists is. The first column names the row: it stays where it is and always shows.
 */
export function useColumnArrangement(columns: readonly ArrangedColumn[], storageKey: string): Arrangement {
  const key = `portal.columns.${storageKey}-user-${useSessionUser().id}`;
  const [kept, setKept] = useState(() => readKept(key));
  // the same object until it changes, so that what shows it is not drawn with each filter
  return useMemo(() => {
    const { order, shown, isShown, name } = arrange(columns, kept);
    const set = (next: Kept | undefined) => {
      keep(key, next);
      setKept(next);
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
  }, [columns, kept, key]);
}
