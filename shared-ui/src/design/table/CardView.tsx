import { Box, chakra, HStack, NativeSelect, Skeleton, Stack } from '@chakra-ui/react';
import { CheckRow } from '../layout/CheckRow.tsx';
import { CellContent } from './CellContent.tsx';
import type { ListModel } from './use-list-model.ts';
import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

/** The list on a narrow screen: one card a row, sorted by a select because there are no headers to press. */
export function CardView<Row>({ model }: { model: ListModel<Row> }) {
  const { caption, columns, rows, state, selection, isSkeleton, isStale } = model;
  const title = columns.find(({ isCardTitle }) => isCardTitle) ?? columns[0];
  const others = columns.filter((column) => column !== title);
  const sortable = columns.filter((column) => column.sortKey !== undefined);
  return (
    <Stack gap="3">
      {sortable.length > 0 && (rows.length > 1 || isSkeleton) ? (
        <NativeSelect.Root size="sm">
          <NativeSelect.Field
            aria-label={fill(words.cards.sortBy, { caption })}
            value={state.ordering}
            onChange={(event) => model.sort(event.currentTarget.value)}
          >
            <option value="">{words.cards.unsorted}</option>
            {sortable.flatMap(({ sortKey, header }) => [
              <option key={sortKey} value={sortKey}>
                {fill(words.cards.ascending, { header })}
              </option>,
              <option key={`-${sortKey}`} value={`-${sortKey}`}>
                {fill(words.cards.descending, { header })}
              </option>,
            ])}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      ) : null}
      <chakra.ul
        aria-label={caption}
        aria-busy={isStale}
        data-waiting={isSkeleton ? '' : undefined}
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gap="row-gap"
        opacity={isStale ? 0.6 : 1}
      >
        {rows.map(({ id, row, isSelected, label, href, open }) => (
          <chakra.li
            key={id}
            data-row
            p="entry"
            bg={isSelected ? 'accent.subtle' : 'bg.panel'}
            borderWidth="1px"
            borderRadius="l3"
          >
            <HStack align="flex-start" gap="3">
              {selection ? (
                <CheckRow
                  isLabelHidden
                  isChecked={isSelected}
                  onChange={(isOn) => selection.toggle(id, isOn)}
                >
                  {fill(words.select, { label })}
                </CheckRow>
              ) : null}
              <Box as="h2" minW="0" fontWeight="semibold" overflowWrap="break-word">
                {title ? (
                  <CellContent
                    column={title}
                    row={row}
                    href={href}
                    onOpen={href === undefined ? open : undefined}
                  />
                ) : null}
              </Box>
            </HStack>
            <chakra.dl
              m="0"
              mt="2"
              display="grid"
              gridTemplateColumns="fit-content(40%) minmax(0, 1fr)"
              columnGap="4"
              rowGap="1"
              alignItems="baseline"
              fontSize="row"
              lineHeight="row"
            >
              {others.map((column) => (
                <chakra.div key={column.id} display="contents">
                  <chakra.dt color="fg.muted">{column.header}</chakra.dt>
                  <chakra.dd m="0" minW="0" overflowWrap="break-word">
                    <CellContent column={column} row={row} />
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
          </chakra.li>
        ))}
        {isSkeleton
          ? Array.from({ length: state.pageSize }, (_, index) => (
              <chakra.li key={index} aria-hidden>
                <Skeleton height="8rem" visibility={model.isSkeletonVisible ? 'visible' : 'hidden'} />
              </chakra.li>
            ))
          : null}
      </chakra.ul>
    </Stack>
  );
}
