import type { DonorPage } from '@portal/contract/types';
import { Box, chakra, CheckRow, fill, HStack, Table, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { ScrolledTable } from '@portal/shared-ui/table';
import { useState } from 'react';
import {
  DONOR_FIELDS,
  donorAddress,
  emptyWord,
  fieldLabel,
  fieldValue,
} from '../../donor-table/model/donor-words.ts';
import { donorPage as words } from '#texts/donor-page';

const FIELDS = DONOR_FIELDS.filter((field) => field !== 'donor_hash');

/** Fields in rows, donors in columns. Rows that differ are marked by a word and a bar, not by color alone. */
export function CompareTable({ donors }: { donors: readonly DonorPage[] }) {
  const [isShort, setShort] = useState(false);
  const rows = FIELDS.map((field) => {
    const values = donors.map((donor) => fieldValue(donor, field));
    return { field, values, differs: new Set(values).size > 1 };
  });
  const count = rows.filter(({ differs }) => differs).length;
  return (
    <Box>
      <HStack wrap="wrap" justify="space-between" gap="3" mb="3">
        <Text as="output">{count === 0 ? words.noneDiffers : fill(words.marked, { count })}</Text>
        <CheckRow isChecked={isShort} onChange={setShort}>
          {words.onlyDifferences}
        </CheckRow>
      </HStack>
      <ScrolledTable caption={words.compareCaption} minWidth={160 + donors.length * 170}>
        <Table.Header>
          <Table.Row bg="bg.muted">
            <Table.ColumnHeader scope="col" width="10rem">
              {words.field}
            </Table.ColumnHeader>
            {donors.map(({ donor_hash: hash }) => (
              <Table.ColumnHeader key={hash} scope="col">
                <RouteLink to={donorAddress(hash)} fontFamily="mono">
                  {hash}
                </RouteLink>
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows
            .filter(({ differs }) => differs || !isShort)
            .map(({ field, values, differs }) => (
              <Table.Row
                key={field}
                data-differs={differs ? '' : undefined}
                bg="transparent"
                // a bar at the start of the row, the style of emphasized rows
                boxShadow={differs ? 'inset 3px 0 0 {colors.orange.solid}' : undefined}
              >
                <Table.ColumnHeader scope="row" verticalAlign="top">
                  {fieldLabel(field)}
                  {differs ? (
                    <chakra.span display="block" textStyle="xs" fontWeight="normal" color="orange.fg">
                      {words.differs}
                    </chakra.span>
                  ) : null}
                </Table.ColumnHeader>
                {donors.map((donor, index) => (
                  <Table.Cell
                    key={donor.donor_hash}
                    verticalAlign="top"
                    overflowWrap="anywhere"
                    whiteSpace="normal"
                  >
                    {values[index] === '' ? emptyWord(donor, field) : values[index]}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
        </Table.Body>
      </ScrolledTable>
    </Box>
  );
}
