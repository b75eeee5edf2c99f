import type { DonorSync } from '@portal/contract/types';
import { Box, chakra, fill, LoadingText, Table, Text, VisuallyHidden } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { DONOR_FIELDS, donorAddress, fieldLabel } from '../../donor-table/model/donor-words.ts';
import { donorSync as words } from '#texts/donor-sync';

/** How many changes are listed; the first read of a store adds all of its donors. */
const SHOWN = 100;

const nameField = (name: string): string => {
  const field = DONOR_FIELDS.find((one) => one === name);
  return field ? fieldLabel(field) : name;
};

/** The donors that one synchronization changed, and their changed fields; loaded when the row is opened. */
export function SyncChanges({ sync }: { sync: DonorSync }) {
  const read = useApi('GET /donor-sync/{id}/changes/', { params: { id: sync.id }, quiet: true });
  const changes = read.data?.results;
  return (
    <Box>
      {sync.problem ? (
        <Text mb="2" color={sync.state === 'failed' ? 'fg.error' : undefined}>
          {fill(words.problem, { problem: sync.problem })}
        </Text>
      ) : null}
      {read.error ? (
        <RetryPanel title={words.changesFailed} error={read.error} onRetry={() => void read.reload()} />
      ) : !changes ? (
        <LoadingText />
      ) : changes.length === 0 ? (
        <Text>{words.noChanges}</Text>
      ) : (
        <>
          <Table.Root size="sm">
            <chakra.caption>
              <VisuallyHidden>{words.changesCaption}</VisuallyHidden>
            </chakra.caption>
            <Table.Header>
              <Table.Row bg="transparent">
                {[words.donor, words.change, words.fields].map((header) => (
                  <Table.ColumnHeader key={header} scope="col">
                    {header}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {changes.slice(0, SHOWN).map(({ donor_hash: hash, change, fields }, index) => (
                <Table.Row key={`${hash} ${index}`} bg="transparent">
                  <Table.ColumnHeader scope="row" fontWeight="normal">
                    {hash === null ? (
                      words.noHash
                    ) : (
                      <RouteLink to={donorAddress(hash)} fontFamily="mono">
                        {hash}
                      </RouteLink>
                    )}
                  </Table.ColumnHeader>
                  <Table.Cell>{words.changes[change]}</Table.Cell>
                  <Table.Cell>{fields.map(nameField).join(', ')}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
          {changes.length > SHOWN ? (
            <Text textStyle="sm" color="fg.muted" mt="2">
              {fill(words.shownOf, { shown: SHOWN, count: changes.length })}
            </Text>
          ) : null}
        </>
      )}
    </Box>
  );
}
