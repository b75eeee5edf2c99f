import {
  ArrowDownIcon,
  ArrowUpIcon,
  Box,
  Button,
  chakra,
  CheckRow,
  ColumnsIcon,
  Disclosure,
  fill,
  IconButton,
  LiveRegion,
} from '@portal/shared-ui';
import { useRef, useState } from 'react';
import type { Arrangement } from '../model/use-column-arrangement.ts';
import type { DonorColumn } from '../../donor-table/components/donor-columns.tsx';
import { catalogue as words } from '#texts/catalogue';

interface ColumnArrangementProps {
  columns: readonly DonorColumn[];
  arrangement: Arrangement;
}

/**
 * Chooses which columns show and in which order: by checkbox, by dragging or by buttons. The first column names the
 * row.
 */
export function ColumnArrangement({ columns, arrangement }: ColumnArrangementProps) {
  const { order, shown, setShown, move, reset } = arrangement;
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const headers = new Map<string, string>(columns.map(({ id, header }) => [id, header]));
  const shift = (id: string, step: 1 | -1) => {
    const index = order.indexOf(id) + step;
    if (index < 1 || index >= order.length) return;
    move(id, index);
    setAnnouncement(
      fill(words.columnMoved, { column: headers.get(id) ?? id, place: index + 1, count: order.length }),
    );
    // the button moves together with its row, so the focus must follow it
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-column="${id}"] [data-step="${step}"]:not(:disabled)`)
        ?.focus(),
    );
  };
  return (
    <Disclosure
      panelLabel={words.columns}
      panelWidth={340}
      label={
        <>
          <ColumnsIcon />
          {words.columnsButton}
        </>
      }
    >
      <chakra.ul ref={list} aria-label={words.columns} listStyleType="none" m="0" p="0" textStyle="sm">
        {order.map((id, index) => {
          const header = headers.get(id) ?? id;
          const isName = index === 0;
          return (
            <chakra.li
              key={id}
              data-column={id}
              draggable={!isName}
              cursor={isName ? undefined : 'grab'}
              display="flex"
              alignItems="center"
              gap="1"
              borderRadius="l1"
              bg={dragged === id ? 'accent.subtle' : undefined}
              onDragStart={() => setDragged(id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                event.preventDefault();
                if (dragged !== null && dragged !== id && !isName) move(dragged, index);
              }}
            >
              <Box flex="1" minW="0">
                <CheckRow
                  isChecked={shown.has(id)}
                  isDisabled={isName}
                  onChange={(isShown) => setShown(id, isShown)}
                >
                  {header}
                </CheckRow>
              </Box>
              {isName
                ? null
                : ([-1, 1] as const).map((step) => (
                    <IconButton
                      key={step}
                      data-step={step}
                      size="xs"
                      variant="ghost"
                      colorPalette="gray"
                      aria-label={fill(step === -1 ? words.columnUp : words.columnDown, { column: header })}
                      disabled={step === -1 ? index === 1 : index === order.length - 1}
                      onClick={() => shift(id, step)}
                    >
                      {step === -1 ? <ArrowUpIcon /> : <ArrowDownIcon />}
                    </IconButton>
                  ))}
            </chakra.li>
          );
        })}
      </chakra.ul>
      <Button mt="2" size="xs" variant="outline" colorPalette="gray" onClick={reset}>
        {words.columnsReset}
      </Button>
      <LiveRegion message={announcement} />
    </Disclosure>
  );
}
