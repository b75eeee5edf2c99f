import { DATA_USE_LABELS, type DataUseVerdict } from '@portal/contract/data-use';
import type { Request } from '@portal/contract/types';
import { Box, Heading, StatusBadge, Table, Text, type StatusTone } from '@portal/shared-ui';
import { request } from '#texts/request';

const words = request.dataUse;
const TONES: Readonly<Record<DataUseVerdict, StatusTone>> = {
  fits: 'success',
  conflicts: 'danger',
  judge: 'warning',
};

/**
 * How the request fits its datasets' terms of use. This is only a hint and decides nothing. The verdict is the first
 * column: long dataset names would push it out of view.
 */
export function DataUseHints({ hints }: { hints: NonNullable<Request['data_use']> }) {
  if (hints.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="data-use" mt="8">
      <Heading as="h2" id="data-use" textStyle="md" mb="2">
        {words.title}
      </Heading>
      <Text mb="3" color="fg.muted">
        {words.text}
      </Text>
      <Table.ScrollArea as="section" tabIndex={0} aria-label={words.title}>
        <Table.Root variant="outline" bg="bg.panel" aria-label={words.title}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader minW="12rem">{words.verdict}</Table.ColumnHeader>
              <Table.ColumnHeader>{words.term}</Table.ColumnHeader>
              <Table.ColumnHeader>{words.dataset}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {hints.map((hint) => (
              <Table.Row key={`${hint.dataset.id} ${hint.term}`}>
                <Table.Cell>
                  <StatusBadge tone={TONES[hint.verdict]}>{words.verdicts[hint.verdict]}</StatusBadge>
                  <Text textStyle="sm" mt="1">
                    {hint.reason}
                  </Text>
                </Table.Cell>
                <Table.Cell>{DATA_USE_LABELS[hint.term]}</Table.Cell>
                <Table.Cell overflowWrap="anywhere">{hint.dataset.display_name}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Box>
  );
}
