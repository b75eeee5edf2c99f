import { chakra, Spinner } from '@chakra-ui/react';
import { formatDateTime } from '../../design/layout/dates.ts';
import { fill } from '../../design/layout/fill.ts';
import { Notice } from '../../design/layout/Notice.tsx';
import { isRunning, type Operation } from './use-operations.ts';

interface OperationWords {
  readonly waiting: string;
  /** With `{done}` and `{total}`. */
  readonly making: string;
  /** With `{time}` and `{count}`. */
  readonly made: string;
}

/** The progress or the outcome of an operation. */
export function OperationState({
  operation,
  words,
  failure,
  values,
}: {
  operation: Operation | undefined;
  words: OperationWords;
  failure: { readonly title?: string; readonly text: string };
  /** Values for additional placeholders in `made`. */
  values?: Readonly<Record<string, string>>;
}) {
  return (
    <>
      {/* Mounted from the start, so that screen readers announce its changes. */}
      <chakra.output textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {operation && isRunning(operation) ? (
          <>
            <Spinner size="xs" aria-hidden me="2" />
            {operation.state === 'pending'
              ? words.waiting
              : fill(words.making, { done: operation.done, total: operation.total })}
          </>
        ) : null}
        {operation?.state === 'ready'
          ? fill(words.made, {
              time: formatDateTime(operation.finished ?? operation.created),
              count: operation.total,
              ...values,
            })
          : null}
      </chakra.output>
      {operation?.state === 'failed' ? (
        <Notice tone="danger" {...(failure.title === undefined ? {} : { title: failure.title })}>
          {failure.text}
        </Notice>
      ) : null}
    </>
  );
}
