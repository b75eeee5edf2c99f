import { Box, Button, chakra, HStack, Text, useRecipe, VisuallyHidden } from '@chakra-ui/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CheckRow } from '../layout/CheckRow.tsx';
import { fill } from '../layout/fill.ts';
import { PickerRow } from './PickerRow.tsx';
import type { RowPickerProps } from './types.ts';
import { picker as words } from '#texts/picker';

/** Rows per page (spec 2 section 9). */
export const PICKER_PAGE = 500;
const NONE: ReadonlySet<string> = new Set();

/**
 * A table of requested rows, such as samples or donors. The caller defines the columns; this folder has the cells for
 * ids, amounts and availability. On a narrow screen each row is a separate block.
 */
export function RowPicker<Row extends object>({
  caption,
  columns,
  rows,
  rowId,
  pageSize = PICKER_PAGE,
  selection,
}: RowPickerProps<Row>) {
  const [page, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const current = Math.min(page, pages - 1);
  const first = current * pageSize;
  const shown = rows.slice(first, first + pageSize);
  const selected = selection?.selectedIds ?? NONE;
  const toggle = useToggle(selection);
  const mayChoose = (row: Row) => selection?.mayChoose?.(row) ?? true;
  const choosable = selection ? shown.filter(mayChoose).map(rowId) : [];
  const chosen = choosable.filter((id) => selected.has(id)).length;
  const css = usePickerCss();
  return (
    <Box>
      {selection && selected.size > 0 ? (
        <Text mb="2" aria-live="polite">
          {fill(words.chosen, { count: selected.size })}
        </Text>
      ) : null}
      <Box position="relative" overflowX="auto" borderWidth="1px" borderRadius="l3">
        <chakra.table width="full" textStyle="sm" bg="bg.panel" css={css}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {selection ? (
                <th scope="col">
                  <CheckRow
                    isLabelHidden
                    isChecked={choosable.length > 0 && chosen === choosable.length}
                    isIndeterminate={chosen > 0 && chosen < choosable.length}
                    onChange={(isOn) => {
                      const next = new Set(selected);
                      for (const id of choosable)
                        if (isOn) next.add(id);
                        else next.delete(id);
                      selection.onChange(next);
                    }}
                  >
                    {words.selectAll}
                  </CheckRow>
                </th>
              ) : null}
              {columns.map(({ id, header, isHeaderHidden }) => (
                <th key={id} scope="col">
                  {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <PickerRow
                key={rowId(row)}
                row={row}
                id={rowId(row)}
                number={first + index + 1}
                columns={columns}
                isSelected={selection ? selected.has(rowId(row)) : undefined}
                mayChoose={mayChoose(row)}
                label={selection?.label(row) ?? ''}
                onToggle={toggle}
              />
            ))}
          </tbody>
        </chakra.table>
      </Box>
      {pages > 1 ? (
        <HStack mt="3" gap="3" wrap="wrap">
          <Button size="sm" variant="outline" disabled={current === 0} onClick={() => setPage(current - 1)}>
            {fill(words.previousPage, { size: pageSize })}
          </Button>
          <Text textStyle="sm">
            {fill(words.page, { first: first + 1, last: first + shown.length, count: rows.length })}
          </Text>
          <Button
            size="sm"
            variant="outline"
            disabled={current === pages - 1}
            onClick={() => setPage(current + 1)}
          >
            {fill(words.nextPage, { size: pageSize })}
          </Button>
        </HStack>
      ) : null}
    </Box>
  );
}

/** Returns a stable function for all rows, so that selecting one row renders only that row. */
function useToggle<Row>(selection: RowPickerProps<Row & object>['selection']) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((id: string, isOn: boolean) => {
    const { current } = latest;
    if (!current) return;
    const next = new Set(current.selectedIds);
    if (isOn) next.add(id);
    else next.delete(id);
    current.onChange(next);
  }, []);
}

/**
 * Styles are set once on the table: a styled component in each of a thousand cells would take most of the rendering
 * time.
 */
function usePickerCss() {
  const recipe = useRecipe({ key: 'input' });
  return useMemo(
    () => ({
      '& :is(th, td)': { px: { base: '2', md: '3' }, py: '2', verticalAlign: 'top', textAlign: 'start' },
      '& input[data-part=text]': recipe({ size: 'sm' }),
      '& [data-mono]': { fontFamily: 'mono' },
      '& [data-part=facts]': { color: 'fg.muted' },
      '& [data-part=problem]': { color: 'fg.error' },
      mdDown: {
        '&, & tbody, & tr, & td': { display: 'block' },
        '& thead': { srOnly: true },
        '& tr': { borderTopWidth: '1px', py: '2' },
        '& tr:first-of-type': { borderTopWidth: '0' },
        '& td': { py: '1' },
        '& td[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          color: 'fg.muted',
          textStyle: 'xs',
        },
      },
    }),
    [recipe],
  );
}
