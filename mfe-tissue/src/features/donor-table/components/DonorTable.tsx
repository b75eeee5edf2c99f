import { useDensity, useMediaQuery } from '@portal/shared-ui';
import { useIsCardList, useRegionScroll } from '@portal/shared-ui/table';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useRowWindow } from '../model/use-row-window.ts';
import { DonorCards } from './DonorCards.tsx';
import { DonorGrid } from './DonorGrid.tsx';
import type { DonorTableProps } from './table-props.ts';

/** Row heights in pixels. A touch target needs 44 (WCAG 2.5.5). */
const ROW = { comfortable: 48, compact: 36, touch: 48 };
const CARD = 152;

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** The index of the focused row and the name of the focused control in it. */
function findPlace({ target }: KeyboardEvent): { index: number; control: string } | undefined {
  const element = target instanceof HTMLElement ? target : undefined;
  const index = Number(element?.closest('[data-index]')?.getAttribute('data-index') ?? NaN);
  const control = element?.closest('[data-control]')?.getAttribute('data-control');
  return Number.isNaN(index) || !control ? undefined : { index, control };
}

/**
 * Donors in rows of equal height. Only the visible rows are drawn, so 2,000 donors scroll as fast as 20. Arrow keys,
 * Page Up, Page Down, Home and End move between rows. On a phone the rows are cards.
 */
export function DonorTable(props: DonorTableProps) {
  const isCardList = useIsCardList();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const { density } = useDensity();
  const rowHeight = isCardList ? CARD : isTouch ? ROW.touch : ROW[density];
  const { ref, onScroll } = useRegionScroll(props.donors.length > 0);
  const rows = useRowWindow(ref, { count: props.donors.length, rowHeight });

  const moveFocus = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const place = step === undefined ? undefined : findPlace(event);
    if (step === undefined || !place) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(props.donors.length - 1, place.index + step));
    // The focused row may have left the window; then the next key would have no target. The focus therefore moves
    // synchronously.
    flushSync(() => rows.show(index));
    const row = ref.current?.querySelector(`[data-index="${index}"]`);
    const [control, link] = [place.control, 'link'].map((name) =>
      row?.querySelector<HTMLElement>(`[data-control=${name}] input, a[data-control=${name}]`),
    );
    (control ?? link)?.focus({ preventScroll: true });
  };
  const View = isCardList ? DonorCards : DonorGrid;
  return (
    <View
      {...props}
      region={{
        ref,
        onScroll: () => {
          onScroll();
          rows.onScroll();
        },
        onKeyDown: moveFocus,
      }}
      first={rows.first}
      end={rows.end}
      rowHeight={rowHeight}
    />
  );
}
