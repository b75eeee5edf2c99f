import { chakra, Stack } from '@portal/shared-ui';
import type { ApiError } from '@portal/shared-ui/data';
import { CorrelationId } from '@portal/shared-ui/errors';
import { errors as words } from '#texts/errors';

/** Details for support: the correlation id and, for server errors, URL and method (spec 1 section 8, "500"). */
export function CallDetails({ error, hasCall }: { error: ApiError; hasCall: boolean }) {
  const [method, url] = error.call.split(' ');
  return (
    <>
      {hasCall ? (
        <Stack gap="1" textStyle="sm" color="fg.muted">
          <div>
            {words.method} <chakra.code>{method}</chakra.code>
          </div>
          <div>
            {words.url} <chakra.code overflowWrap="anywhere">{url}</chakra.code>
          </div>
        </Stack>
      ) : null}
      {error.correlationId ? <CorrelationId id={error.correlationId} /> : null}
    </>
  );
}
