import { Box, chakra, fill, formatDateTime, Heading, LoadingText, Text } from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { releases as words } from '#texts/releases';
import { listReasons, percent } from '../model/release-numbers.ts';

type Switch = RowOf<'GET /release-switch/'>;

const SHOWN = 10;

/** Recent promotions and rollbacks, with the person and the reason. */
export function ReleaseSwitches() {
  const { rows, isLoading, error, reload } = useList('GET /release-switch/', { limit: SHOWN });
  return (
    <Box as="section" aria-label={words.history}>
      <Heading as="h3" textStyle="md" mb="2">
        {words.history}
      </Heading>
      {error && rows.length === 0 ? (
        <RetryPanel title={words.historyFailed} error={error} onRetry={() => void reload()} />
      ) : isLoading && rows.length === 0 ? (
        <LoadingText />
      ) : rows.length === 0 ? (
        <Text>{words.noHistory}</Text>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0">
          {rows.map((row) => (
            <Box as="li" key={row.id} py="2" overflowWrap="anywhere">
              {nameSwitch(row)}
              <Text as="span" display="block" color="fg.muted" textStyle="sm">
                {formatCause(row)}
              </Text>
            </Box>
          ))}
        </chakra.ul>
      )}
    </Box>
  );
}

const nameSwitch = ({ app, kind, from_version: from, to_version: to, share }: Switch): string =>
  fill(words.kinds[kind], { app, from: from ?? '', to, share: percent(share ?? 0) });

const formatCause = ({ cause, actor, created, reasons }: Switch): string =>
  fill(words.by[cause], {
    name: actor?.display_name ?? words.someone,
    time: formatDateTime(created),
    reasons: listReasons(reasons),
  });
