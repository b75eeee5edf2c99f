import type { Request } from '@portal/contract/types';
import { Box, fill, Flex, LiveRegion } from '@portal/shared-ui';
import { useCommands } from '@portal/shared-ui/commands';
import { KeyHelp, useKeyChoice, useKeys } from '@portal/shared-ui/keys';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useShownKeys } from '../../request/model/use-shown-keys.ts';
import { usePrefetchedRequest } from '../../request/api/use-staff-request.ts';
import { focusControl, focusDecision } from '../../request/model/focus-control.ts';
import { useListChoice } from '../model/list-choice.ts';
import { OwnDecision } from '../../request/model/own-decision.ts';
import { useQueuePlace, type QueueRow } from '../api/use-queue-place.ts';
import { LeftNotice } from './LeftNotice.tsx';
import { QueueBar } from './QueueBar.tsx';
import { QueueSide } from './QueueSide.tsx';
import { request as requestWords } from '#texts/request';
import { triage as words } from '#texts/triage';

interface TriageFrameProps {
  id: number;
  /** Undefined while loading. */
  request: Request | undefined;
  children: ReactNode;
}

const PAGE_KEYS = [
  ['a', words.keys.assign],
  ['c', words.keys.comment],
  ['d', words.keys.decide],
  ['?', words.keys.help],
] as const;
const QUEUE_KEYS = [
  ['j', words.keys.next],
  ['k', words.keys.previous],
  ...PAGE_KEYS,
  ['Esc', words.keys.back],
] as const;
/** History state set after a decision, so that Escape leads back to the decided request. */
const AFTER_DECISION = 'after-decision';

/** The frame of a request opened from a queue: the queue list, the step buttons, and the keys. */
export function TriageFrame({ id, request, children }: TriageFrameProps) {
  const place = useQueuePlace(id);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const keys = useKeyChoice();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isShown: isListShown, toggle: toggleList } = useListChoice();
  // only an own decision may move the focus: a colleague's must not interrupt a comment being written
  const [decided, setDecided] = useState<{ readonly id: number; readonly status: number | undefined } | null>(
    null,
  );
  const toggleHelp = () => setHelpOpen(!isHelpOpen);
  const goTo = (row: QueueRow | null | undefined) => {
    if (row) void navigate(row.to, { replace: true });
  };
  useKeys(keys.isOn, {
    ...(place ? { j: () => goTo(place.next), k: () => goTo(place.previous) } : {}),
    ...(isHelpOpen
      ? { Escape: toggleHelp }
      : state === AFTER_DECISION
        ? { Escape: () => void navigate(-1) }
        : {}),
    a: () => focusControl(requestWords.reviewers.title),
    c: () => focusControl(requestWords.comments.title),
    d: () => focusDecision(requestWords.decision.title),
    '?': toggleHelp,
  });
  const shown = useShownKeys();
  const toCommand = (step: 'next' | 'previous', key: string, row: QueueRow | null | undefined) =>
    row
      ? [
          {
            id: step,
            label: words.commands[step],
            detail: `${row.request.sfari_request_id} ${row.request.project.title}`,
            ...shown(key),
            run: () => goTo(row),
          },
        ]
      : [];
  useCommands([
    ...toCommand('next', 'j', place?.next),
    ...toCommand('previous', 'k', place?.previous),
    { id: 'help', label: words.commands.help, isTypedOnly: true, ...shown('?'), run: toggleHelp },
  ]);
  usePrefetchedRequest(place?.next?.request.id ?? null);
  useReadAfterDecision(request, place?.reload);

  const code = request?.sfari_request_id;
  const hasLeft = place?.hasLeft === true && code !== undefined;
  // opens the next request once the decided one has left the queue; a user who comes back stays
  if (decided !== null && decided.id !== id) setDecided(null);
  const isDecidedHere = decided?.id === id;
  const nextTo = hasLeft && isDecidedHere ? place.next?.to : undefined;
  // a click meant for the decided request must not meet the buttons of its new status, or of the next request
  const row = place?.rows.find((one) => one.request.id === id)?.request;
  const isLeaving =
    isDecidedHere &&
    (nextTo !== undefined ||
      // the list still shows the status before the decision, the page the one after it
      (row ? row.status === decided.status && request?.status !== decided.status : place?.isAsking === true));
  useEffect(() => {
    if (nextTo !== undefined) void navigate(nextTo, { state: AFTER_DECISION });
  }, [nextTo, navigate]);
  return (
    <Flex align="flex-start">
      {place && isListShown ? <QueueSide place={place} currentId={id} /> : null}
      <Box flex="1" minW="0">
        {place || isHelpOpen ? (
          <Box maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} pt="3">
            {place ? (
              <QueueBar
                {...{ place, isListShown, isHelpOpen }}
                onToggleList={toggleList}
                onToggleHelp={toggleHelp}
              />
            ) : null}
            {isHelpOpen ? (
              <Box mt="2">
                <KeyHelp label={words.keys.label} keys={place ? QUEUE_KEYS : PAGE_KEYS} />
              </Box>
            ) : null}
            {place && hasLeft && nextTo === undefined ? (
              <LeftNotice place={place} code={code} takesFocus={isDecidedHere} />
            ) : null}
            <LiveRegion
              message={place && hasLeft ? fill(words.hasLeft, { code, queue: place.queue.label }) : ''}
            />
          </Box>
        ) : null}
        <OwnDecision value={() => setDecided({ id, status: request?.status })}>
          <Box inert={isLeaving} opacity={isLeaving ? '0.5' : '1'}>
            {children}
          </Box>
        </OwnDecision>
      </Box>
    </Flex>
  );
}

/** Reloads the queue when the request's status changes, because it may have left the queue. */
function useReadAfterDecision(request: Request | undefined, reload: (() => Promise<void>) | undefined): void {
  const last = useRef<Pick<Request, 'id' | 'status'> | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    if (!request) return;
    last.current = { id: request.id, status: request.status };
    if (before?.id === request.id && before.status !== request.status) void reload?.();
  }, [request, reload]);
}
