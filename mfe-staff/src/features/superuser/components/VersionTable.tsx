import type { ResponseOf } from '@portal/contract/types';
import { Box, fill, Table, Text } from '@portal/shared-ui';
import { releases as words } from '#texts/releases';
import { percent } from '../model/release-numbers.ts';

type Side = ResponseOf<'GET /release-health/'>['apps'][number]['sides'][number];

const ofSessions = (count: number, sessions: number): string =>
  sessions === 0 ? words.none : fill(words.ofSessions, { count, share: percent(count / sessions) });
const milliseconds = (value: number | null): string =>
  value === null ? words.none : fill(words.milliseconds, { count: Math.round(value) });

const ROWS: readonly {
  readonly label: string;
  readonly help?: string;
  readonly of: (side: Side) => string;
}[] = [
  { label: words.sessions, of: ({ sessions }) => String(sessions) },
  { label: words.errors, of: ({ errors, sessions }) => ofSessions(errors, sessions) },
  { label: words.failed, of: ({ failed, sessions }) => ofSessions(failed, sessions) },
  { label: words.lcp, of: ({ lcp }) => milliseconds(lcp) },
  { label: words.inp, of: ({ inp }) => milliseconds(inp) },
  { label: words.cls, of: ({ cls }) => (cls === null ? words.none : String(Math.round(cls * 1000) / 1000)) },
];

interface VersionTableProps {
  app: string;
  sides: readonly Side[];
  /** The period of the numbers, if it is not shown elsewhere. */
  period: string | undefined;
}

/** Measures in rows and versions in columns, because three columns fit on a phone. */
export function VersionTable({ app, sides, period }: VersionTableProps) {
  return (
    <Box mt="3">
      <Table.Root size="sm" aria-label={fill(words.sides, { app })}>
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader scope="col" ps="0">
              {words.measure}
            </Table.ColumnHeader>
            {sides.map(({ version, isCanary }) => (
              <Table.ColumnHeader key={version} scope="col" textAlign="end" overflowWrap="anywhere">
                {isCanary ? words.next : words.present}
                <Text as="span" display="block" fontWeight="normal" textStyle="xs" color="fg.muted">
                  {version}
                </Text>
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {ROWS.map(({ label, of }) => (
            <Table.Row key={label} bg="transparent">
              <Table.ColumnHeader scope="row" fontWeight="normal" ps="0">
                {label}
              </Table.ColumnHeader>
              {sides.map((side) => (
                <Table.Cell key={side.version} textAlign="end">
                  {of(side)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Text color="fg.muted" textStyle="xs" mt="2">
        {[period, words.percentile].filter(Boolean).join(' ')}
      </Text>
    </Box>
  );
}
