import type { Request, RevisionPoint } from '@portal/contract';
import { shortLabel } from '@portal/contract/form-answers';
import { LIMITS } from '@portal/contract/limits';
import { Button, fill, HStack, LoadingText, Notice, Text } from '@portal/shared-ui';
import { api, type ApiError, toApiError } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { RestoreNotice } from '@portal/shared-ui/form';
import { groupRounds, usePlaces } from '@portal/shared-ui/revision-points';
import { useWriteSteps } from '@portal/shared-ui/write';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { PointsContext, type PointsState } from '../hooks/points-context.ts';
import { usePointAnswers } from '../hooks/use-point-answers.ts';
import { revisionPoints as words } from '#texts/revision-points';

interface ProviderProps {
  request: Request;
  children: ReactNode;
}

interface Loaded {
  readonly data?: readonly RevisionPoint[];
  readonly error?: ApiError;
}

async function readNewest(id: number): Promise<Loaded> {
  try {
    const query = { request: id, limit: LIMITS.revisionPoints };
    const { data } = await api('GET /revision-point/', { query });
    return { data: groupRounds(data.results)[0]?.points ?? [] };
  } catch (error) {
    return { error: toApiError(error) };
  }
}

/** Loads the points without the cache: an old version would make the first save a conflict. */
export function PointsProvider({ request, children }: ProviderProps) {
  const [read, setRead] = useState<Loaded>({});
  const { id } = request;
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const readPoints = async () => {
      const result = await readNewest(id);
      if (!isLeft) setRead(result);
    };
    void readPoints();
    return () => {
      isLeft = true;
    };
  }, [id, attempt]);
  const load = () => {
    setAttempt((now) => now + 1);
    return Promise.resolve();
  };
  if (!read.data && !read.error) return <LoadingText />;
  return (
    <ReadGate read={{ data: read.data, error: read.error, reload: load }} failure={words.loadFailed}>
      {(points) => (
        <Answering request={request} points={points}>
          {children}
        </Answering>
      )}
    </ReadGate>
  );
}

function Answering({ request, points, children }: ProviderProps & { points: readonly RevisionPoint[] }) {
  const answerable = useMemo(() => points.filter(({ abilities }) => abilities['answer']), [points]);
  const { answers, autosave, theirs, change, takeMine, takeTheirs } = usePointAnswers(request.id, answerable);
  const { getLabel } = usePlaces(request, shortLabel);
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set());
  const { run, isBusy } = useWriteSteps();
  const getPlace = (id: number) => getLabel(points.find((point) => point.id === id)?.place ?? '');

  const { leftover } = autosave;
  const state: PointsState = {
    points,
    answers,
    getLabel,
    change,
    autosave,
    reported,
    report: (ids) => setReported(new Set(ids)),
  };
  return (
    <PointsContext value={state}>
      {leftover && !leftover.isSaved && !theirs ? (
        <RestoreNotice {...leftover} what={leftover.fields.map((id) => getPlace(Number(id)))} />
      ) : null}
      {theirs ? (
        <Notice tone="danger" title={words.conflict.title} isUrgent>
          <Text>{words.conflict.text}</Text>
          {Object.entries(theirs).map(([id, answer]) => (
            <Text key={id} whiteSpace="pre-wrap" overflowWrap="anywhere">
              {fill(words.conflict.theirs, { place: getPlace(Number(id)), answer })}
            </Text>
          ))}
          <HStack mt="2" gap="3" wrap="wrap">
            <Button size="sm" disabled={isBusy} onClick={() => void run(takeMine)}>
              {words.conflict.keepMine}
            </Button>
            <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void run(takeTheirs)}>
              {words.conflict.takeTheirs}
            </Button>
          </HStack>
        </Notice>
      ) : null}
      {children}
    </PointsContext>
  );
}
