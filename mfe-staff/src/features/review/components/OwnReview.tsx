import { REVIEWER_LOCKED_STATUSES } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import { Box, Button, HStack, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useState } from 'react';
import { ConflictForm } from './ConflictForm.tsx';
import type { Due } from './ScoreBar.tsx';
import { ScoreForm } from './ScoreForm.tsx';
import { review as words } from '#texts/review';

type Reviewer = Request['review_users'][number];

/** The conflict question, then the review form, which is disabled until the question is answered. */
export function OwnReview({
  request,
  reviewer,
  onSubmitted,
  due,
}: {
  request: Request;
  reviewer: Reviewer;
  onSubmitted: () => void;
  due?: Due | undefined;
}) {
  const [isDeclaring, setDeclaring] = useState(false);
  // No refresh while the page is open, so that input stays; a new state of the review mounts a new form.
  const read = useApi('GET /review/{id}/score/', {
    params: { id: reviewer.review_id },
    swr: { revalidateOnFocus: false, revalidateIfStale: true, dedupingInterval: 0 },
  });
  if (!read.data)
    return read.error ? (
      <RetryPanel title={words.panel.loadFailed} error={read.error} onRetry={() => void read.reload()} />
    ) : (
      <LoadingText />
    );
  const { closed } = read.data;
  const declare = (
    <Button size="sm" variant="outline" onClick={() => setDeclaring(true)}>
      {words.conflict.declare}
    </Button>
  );
  const reload = () => void read.reload().then(onSubmitted);
  return (
    <Stack gap="6">
      {closed === 'question' || isDeclaring ? (
        <ConflictForm
          requestId={request.id}
          role={reviewer.reviewer_role}
          onNone={() => void read.reload()}
          onCancel={closed === 'question' ? undefined : () => setDeclaring(false)}
        />
      ) : null}
      {/* hidden while a conflict is declared, but mounted, so that what was typed is there afterwards */}
      <Box hidden={isDeclaring}>
        {closed === null ? <HStack mb="6">{declare}</HStack> : null}
        <ScoreForm
          key={`${reviewer.review_id}-${closed}`}
          read={{ data: read.data, etag: read.etag }}
          onChange={reload}
          due={due}
        />
        {/* the server takes no answer once the request is decided */}
        {closed === 'submitted' && !REVIEWER_LOCKED_STATUSES.includes(request.status) ? (
          <Stack gap="3" mt="5" align="flex-start">
            <Text textStyle="sm">{words.conflict.afterSubmit}</Text>
            {declare}
          </Stack>
        ) : null}
      </Box>
    </Stack>
  );
}
