import { Box, chakra, HStack } from '@chakra-ui/react';
import { useId } from 'react';
import { CheckRow } from '../layout/CheckRow.tsx';
import { fill } from '../layout/fill.ts';
import { CellContent } from './CellContent.tsx';
import { DetailsButton } from './DetailsButton.tsx';
import type { ListModel, ListRow } from './use-list-model.ts';
import { table as words } from '#texts/table';

/** One row of a list on a narrow screen. */
export function CardRow<Row>({ listed, model }: { listed: ListRow<Row>; model: ListModel<Row> }) {
  const { id, row, isSelected, isMarked, isExpanded, label, href, open } = listed;
  const { columns, selection, details } = model;
  const detailsId = useId();
  const panel = details?.(row) ?? null;
  const title = columns.find(({ isCardTitle }) => isCardTitle) ?? columns[0];
  // A card omits empty lines, such as an action that a row does not have.
  const others = columns.filter((column) => column !== title && (!column.cell || column.cell(row) !== null));
  return (
    <chakra.li
      data-row
      data-marked={isMarked ? '' : undefined}
      p="entry"
      minW="0"
      bg={isSelected ? 'accent.subtle' : isMarked ? 'orange.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderRadius="l3"
    >
      <HStack align="flex-start" gap="3">
        {selection ? (
          <CheckRow isLabelHidden isChecked={isSelected} onChange={(isOn) => selection.toggle(id, isOn)}>
            {fill(words.select, { label })}
          </CheckRow>
        ) : null}
        <Box as="h2" minW="0" fontWeight="semibold" overflowWrap="anywhere">
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
            <chakra.dd m="0" minW="0" overflowWrap="anywhere">
              <CellContent column={column} row={row} />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {panel === null ? null : (
        <HStack mt="2" gap="1">
          <DetailsButton
            label={label}
            panelId={detailsId}
            isExpanded={isExpanded}
            onClick={() => model.toggleDetails(id)}
          />
          <chakra.span aria-hidden color="fg.muted" fontSize="row">
            {words.detailsColumn}
          </chakra.span>
        </HStack>
      )}
      {panel !== null && isExpanded ? (
        <Box id={detailsId} mt="2">
          {panel}
        </Box>
      ) : null}
    </chakra.li>
  );
}
