import {
  Button,
  DefinitionList,
  fill,
  formatDate,
  formatDateTime,
  LoadingText,
  Stack,
  Text,
} from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useWrite } from '@portal/shared-ui/write';
import type { NightlyRun } from '../model/merge-runs.ts';
import { nameTask } from './run-columns.tsx';
import { nightlyRuns as words } from '#texts/nightly-runs';

/** The result of a run, the reason of a failure, and a button to repeat it. */
export function RunDetails({ id, service }: Pick<NightlyRun, 'id' | 'service'>) {
  const { data, etag, error, reload } = useApi(`GET /${service}-nightly-run/{id}/`, { params: { id } });
  const { send, isBusy, failure } = useWrite(`POST /${service}-nightly-run/{id}/retry/`, {
    read: { etag, reload },
    invalidates: [`${service}-nightly-run`],
    done: words.retried,
  });
  if (!data)
    return error ? (
      <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />
    ) : (
      <LoadingText />
    );
  return (
    <Stack gap="3" align="flex-start">
      <DefinitionList
        items={[
          { term: words.started, value: formatDateTime(data.started) },
          { term: words.attempts, value: fill(words.times, { count: data.attempts }) },
          ...(data.error ? [{ term: words.error, value: data.error }] : []),
        ]}
      />
      {data.abilities['retry'] ? (
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          aria-label={fill(words.retryOf, { task: nameTask(data.task), day: formatDate(data.day) })}
          onClick={() => void send({ params: { id } })}
        >
          {words.retry}
        </Button>
      ) : null}
      {failure ? (
        <Text role="alert" color="fg.error">
          {failure}
        </Text>
      ) : null}
    </Stack>
  );
}
