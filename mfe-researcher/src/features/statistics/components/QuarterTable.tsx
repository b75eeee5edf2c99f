import { nameQuarter } from '@portal/contract/quarters';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { Table } from '@portal/shared-ui';
import { ScrolledTable } from '@portal/shared-ui/table';
import { statistics as words } from '#texts/statistics';
import { formatCount, formatDays, formatShare, type PublicStatistics } from './format.ts';

/** The requests by type and the decisions of every quarter, newest first. */
export function QuarterTable({ statistics: { types, quarters } }: { statistics: PublicStatistics }) {
  const heads = [
    words.quarter,
    ...types.map(({ type }) => REQUEST_TYPE_LABELS[type]),
    words.all,
    words.decided,
    words.approved,
    words.days,
  ];
  return (
    <ScrolledTable caption={words.byQuarter} minWidth={heads.length * 96}>
      <Table.Header>
        <Table.Row bg="bg.muted">
          {heads.map((head, index) => (
            <Table.ColumnHeader key={head} scope="col" textAlign={index === 0 ? 'start' : 'end'}>
              {head}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {quarters.toReversed().map((row) => (
          <Table.Row key={row.quarter} bg="transparent">
            <Table.ColumnHeader scope="row" fontWeight="normal" whiteSpace="nowrap">
              {nameQuarter(row.quarter)}
            </Table.ColumnHeader>
            {types.map(({ type }) => {
              const found = row.types.find((one) => one.type === type);
              return <NumberCell key={type} text={formatCount(found ? found.submitted : 0)} />;
            })}
            <NumberCell text={formatCount(row.submitted)} />
            <NumberCell text={formatCount(row.decided)} />
            <NumberCell text={formatShare(row.approved_share)} />
            <NumberCell text={formatDays(row.days_to_decision)} />
          </Table.Row>
        ))}
      </Table.Body>
    </ScrolledTable>
  );
}

const NumberCell = ({ text }: { text: string }) => (
  <Table.Cell textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
    {text}
  </Table.Cell>
);
