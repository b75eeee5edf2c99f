import { Button, chakra, fill, formatDateTime, Phrase, Stack, Text, VisuallyHidden } from '@portal/shared-ui';
import type { RowOf } from '@portal/shared-ui/data';
import { invalidate } from '@portal/shared-ui/data';
import { ListPage } from '@portal/shared-ui/filtered-list';
import type { TableColumn } from '@portal/shared-ui/table';
import { useWrite } from '@portal/shared-ui/write';
import { administration as words } from '#texts/administration';
import { BREADCRUMBS } from '../model/breadcrumbs.ts';

type Report = RowOf<'GET /error-report/'>;

const nameActor = ({ reporter, impersonator }: Report): string => {
  const name = reporter?.display_name ?? words.reportNothing;
  return impersonator ? fill(words.inName, { other: name, real: impersonator.display_name }) : name;
};

const COLUMNS: ReadonlyArray<TableColumn<Report>> = [
  {
    id: 'when',
    header: words.reportWhen,
    value: (row) => formatDateTime(row.created),
    sortKey: 'created',
    sortsAs: 'date',
    width: '11rem',
  },
  {
    id: 'handled',
    header: words.reportHandled,
    value: (row) => (row.handled ? formatDateTime(row.handled) : words.reportOpen),
    cell: (row) => (row.handled ? formatDateTime(row.handled) : <Handle report={row} />),
    width: '11rem',
  },
  { id: 'who', header: words.reportWho, value: nameActor, width: '11rem' },
  { id: 'notes', header: words.reportNotes, value: (row) => row.notes || words.reportNothing },
  {
    id: 'where',
    header: words.reportWhere,
    value: (row) => `${row.error_fe_url} ${row.error_api_url}`,
    cell: (row) => (
      <Stack gap="1" overflowWrap="anywhere">
        <span>{fill(words.reportPage, { url: row.error_fe_url || words.reportNothing })}</span>
        <span>{fill(words.reportCall, { url: row.error_api_url || words.reportNothing })}</span>
      </Stack>
    ),
  },
  {
    id: 'details',
    header: words.reportDetails,
    value: (row) => row.payload_body,
    cell: (row) => <Details report={row} />,
  },
  { id: 'call', header: words.reportId, value: (row) => row.correlation_id, canCopy: true },
];

/** Marks one report as handled; it then leaves the list of open reports. */
function Handle({ report }: { report: Report }) {
  const readReports = () => invalidate('error-report', 'core-attention');
  const { send, isBusy } = useWrite('POST /core-attention/retry/', {
    onDone: readReports,
    onRefused: readReports,
    done: words.reportDone,
    failureTitle: words.reportHandleFailed,
  });
  return (
    <Button
      size="xs"
      variant="outline"
      loading={isBusy}
      onClick={() => void send({ body: { area: 'report', ids: [report.id] } })}
    >
      <Phrase
        text={words.reportHandle}
        values={{
          hiddenReport: (
            <VisuallyHidden>
              {` ${fill(words.reportHandleOf, { who: nameActor(report), when: formatDateTime(report.created) })}`}
            </VisuallyHidden>
          ),
        }}
      />
    </Button>
  );
}

/** The request and the server's response. They are long, so they open on demand. */
function Details({ report }: { report: Report }) {
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" minH="target.sm" py="target">
        {words.reportShow}
      </chakra.summary>
      <Stack gap="3" mt="3" maxW="40rem">
        {(
          [
            [words.reportSent, report.payload_body],
            [words.reportAnswer, report.response_body],
          ] as const
        ).map(([title, text]) => (
          <div key={title}>
            <Text fontWeight="semibold">{title}</Text>
            <chakra.pre textStyle="xs" whiteSpace="pre-wrap" overflowWrap="anywhere" fontFamily="mono">
              {text || words.reportNothing}
            </chakra.pre>
          </div>
        ))}
      </Stack>
    </chakra.details>
  );
}

/** /administration/error-reports: the reports that people sent when something went wrong (spec 1 section 8). */
export const Component = () => (
  <ListPage
    title={words.reports}
    breadcrumbs={BREADCRUMBS}
    summary={words.reportsText}
    list="GET /error-report/"
    ordering="-created"
    columns={COLUMNS}
    filters={[
      {
        name: 'handled__isnull',
        label: words.reportHandled,
        options: [
          ['true', words.reportUnhandled],
          ['false', words.reportHandled],
        ],
      },
    ]}
    searchLabel={words.reportSearch}
    empty={{ title: words.none, description: words.reportEmpty }}
  />
);
