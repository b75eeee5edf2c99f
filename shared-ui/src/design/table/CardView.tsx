import { chakra, NativeSelect, Skeleton, Stack } from '@chakra-ui/react';
import { CardRow } from './CardRow.tsx';
import { directionText } from './direction-text.ts';
import type { ListModel } from './use-list-model.ts';
import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

/** The list on a narrow screen: one card per row. A select replaces the sortable headers. */
export function CardView<Row>({ model }: { model: ListModel<Row> }) {
  const { caption, columns, rows, state, isSkeleton, isStale } = model;
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
            {sortable.flatMap((column) =>
              [column.sortKey ?? '', `-${column.sortKey}`].map((ordering) => (
                <option key={ordering} value={ordering}>
                  {fill(words.cards.sorted, {
                    header: column.header,
                    direction: directionText(column, ordering),
                  })}
                </option>
              )),
            )}
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
        {rows.map((listed) => (
          <CardRow key={listed.id} listed={listed} model={model} />
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
