import { LIMITS } from '@portal/contract/limits';
import type { ReviewWindowKind } from '@portal/contract/request-types/request-type';
import {
  Button,
  chakra,
  fill,
  Flex,
  HStack,
  LoadingText,
  Notice,
  SelectLine,
  Stack,
  Text,
} from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { listDone, useMatrix } from '../model/use-matrix.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { assignment as words } from '#texts/assignment';

interface AssignmentDialogProps {
  ids: readonly number[];
  /** The window that begins the reviews: the role that it needs is assigned first. */
  window?: ReviewWindowKind | undefined;
  /** Called with the ids of requests that got reviewers. */
  onClose: (done: readonly number[]) => void;
  /** Begins the reviews as part of the same step; `automatic` if the server does so for each request with a reviewer. */
  begin?: (() => void) | 'automatic' | undefined;
}

const PER_REQUEST = Array.from({ length: LIMITS.suggestedPerRequest }, (_, index) => String(index + 1));

/** Assigns reviewers to many requests together. Suggested reviewers are ticked; each box can be changed. */
export function AssignmentDialog({ ids, window, onClose, begin }: AssignmentDialogProps) {
  const matrix = useMatrix(ids, window, onClose);
  const { data, outcomes, open, count, isBusy } = matrix;
  const done = listDone(outcomes);
  const refused = outcomes.size - done.length;
  const close = () => onClose(done);
  return (
    <Modal isOpen size="wide" title={words.title} onClose={isBusy ? undefined : close}>
      {!data ? (
        matrix.error ? (
          <RetryPanel title={words.loadFailed} error={matrix.error} onRetry={() => void matrix.reload()} />
        ) : (
          <LoadingText>{words.loading}</LoadingText>
        )
      ) : (
        <Stack gap="4">
          {matrix.failure ? (
            <Notice tone="danger" isUrgent title={words.failed}>
              {matrix.failure}
            </Notice>
          ) : outcomes.size > 0 ? (
            <Notice tone="warning" isUrgent title={fill(words.someRefused, { done: done.length, refused })} />
          ) : (
            <Text color="fg.muted" maxW="prose">
              {words.hint} {fill(words.loadLegend, { limit: data.limit })}
            </Text>
          )}
          <Flex wrap="wrap" columnGap="8" rowGap="2" align="center">
            <Count label={words.requests} value={open.length} />
            <SelectLine
              label={words.perRequest}
              value={String(matrix.perRequest)}
              options={PER_REQUEST.map((value) => ({ value, label: value }))}
              isBusy={isBusy}
              onChoose={(value) => matrix.setPerRequest(Number(value))}
            />
            <Count label={words.lacking} value={matrix.lacking} />
          </Flex>
          <MatrixTable matrix={matrix} data={data} />
        </Stack>
      )}
      <HStack
        position="sticky"
        bottom="0"
        zIndex="2"
        justify="flex-end"
        gap="3"
        wrap="wrap"
        py="3"
        mt="4"
        bg="bg.panel"
        borderTopWidth="1px"
      >
        <Button variant="outline" colorPalette="gray" disabled={isBusy} onClick={close}>
          {outcomes.size > 0 ? words.close : words.cancel}
        </Button>
        {begin === 'automatic' ? null : (
          <Button
            variant={begin ? 'outline' : 'solid'}
            disabled={count === 0}
            loading={isBusy}
            onClick={() => void matrix.send()}
          >
            {fill(words.send, { count })}
          </Button>
        )}
        {begin ? (
          <Button
            disabled={count === 0}
            loading={isBusy}
            onClick={() => void matrix.send(begin === 'automatic' ? undefined : begin)}
          >
            {fill(words.sendAndBegin, { count })}
          </Button>
        ) : null}
      </HStack>
    </Modal>
  );
}

const Count = ({ label, value }: { label: string; value: number }) => (
  <Text aria-live="polite">
    {label}{' '}
    <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {value}
    </chakra.span>
  </Text>
);
