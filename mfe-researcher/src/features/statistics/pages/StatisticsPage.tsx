import { EmptyState, fill, formatDate, LoadingText, SectionHeading, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel, ToNotFound } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { statistics as words } from '#texts/statistics';
import { QuarterTable } from '../components/QuarterTable.tsx';
import { TypeStatistics } from '../components/TypeStatistics.tsx';

/** `/statistics`: for staff, and for everyone if the foundation publishes it (decision 385). */
export function Component() {
  const { data, error, reload } = useApi('GET /public/statistics/', { quiet: true });
  if (!data && error?.status === 404) return <ToNotFound correlationId={error.correlationId} />;
  return (
    <Page title={words.title} breadcrumbs={[{ label: words.home, to: '/' }]} summary={words.summary}>
      {data ? null : error ? (
        <RetryPanel title={words.failed} error={error} onRetry={() => void reload()} />
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
      {data && data.types.length === 0 ? (
        <EmptyState title={words.empty} description={words.emptyText} />
      ) : null}
      {data && data.types.length > 0 ? (
        <Stack gap="8" align="stretch">
          <section aria-labelledby="by-type">
            <SectionHeading id="by-type">{words.byType}</SectionHeading>
            <Text color="fg.muted" mb="4">
              {fill(words.typesSince, { day: formatDate(data.since) })} {words.daysHelp}. {words.fewest}
            </Text>
            <TypeStatistics statistics={data} />
          </section>
          <div>
            <SectionHeading>{words.byQuarter}</SectionHeading>
            <QuarterTable statistics={data} />
          </div>
        </Stack>
      ) : null}
    </Page>
  );
}
