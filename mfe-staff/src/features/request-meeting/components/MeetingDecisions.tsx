import type { MeetingKind } from '@portal/contract/transitions';
import { Button, EmptyState, fill, LoadingText, Notice, Stack } from '@portal/shared-ui';
import { UnsavedGuard } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { useState } from 'react';
import { BatchBar } from '../../batch-decision/components/BatchBar.tsx';
import { UnreadRows } from '../../batch-decision/components/UnreadRows.tsx';
import type { BatchChoice, Letter } from '../../batch-decision/model/batch-row.ts';
import { listDone, useBatch } from '../../batch-decision/components/use-batch.ts';
import type { AgendaItem } from '../api/use-agenda.ts';
import { MEETING_DESKS } from '../../research-match/model/meeting-desks.ts';
import { PreparedDecision } from './PreparedDecision.tsx';
import { meeting } from '#texts/meeting';

const words = meeting.decisions;

interface MeetingDecisionsProps {
  kind: MeetingKind;
  items: readonly AgendaItem[];
}

type Letters = ReadonlyMap<number, Letter>;

const listChoices = (items: readonly AgendaItem[]): readonly BatchChoice[] =>
  items.flatMap(({ id, noted_decision: decision }) =>
    decision === null ? [] : [{ id, decision, followsTeam: true }],
  );

/**
 * Turns the noted decisions into prepared decisions. They stay as they were when the page opened until the user
 * refreshes them, so that no decision changes unnoticed before it is sent.
 */
export function MeetingDecisions({ kind, items }: MeetingDecisionsProps) {
  const current = listChoices(items);
  const [opened, setOpened] = useState({ round: 0, choices: current });
  const [letters, setLetters] = useState<Letters>(new Map());
  // until the page has choices, it shows the current ones: the first decision may be noted while it is open
  const shown = opened.choices.length > 0 ? opened : { round: 0, choices: current };
  if (shown.choices.length === 0) return <EmptyState title={words.empty} description={words.emptyText} />;
  return (
    <DecisionList
      key={`${shown.round}-${JSON.stringify(shown.choices)}`}
      kind={kind}
      choices={shown.choices}
      current={current}
      letters={letters}
      onEdit={(id, letter) => {
        setOpened(shown);
        setLetters(new Map(letters).set(id, letter));
      }}
      onReadAgain={() => {
        setOpened({ round: shown.round + 1, choices: current });
        setLetters(preserveLetters(letters, shown.choices, current));
      }}
    />
  );
}

interface DecisionListProps extends Pick<MeetingDecisionsProps, 'kind'> {
  choices: readonly BatchChoice[];
  current: readonly BatchChoice[];
  letters: Letters;
  onEdit: (id: number, letter: Letter) => void;
  onReadAgain: () => void;
}

function DecisionList({ kind, choices, current, letters, onEdit, onReadAgain }: DecisionListProps) {
  const batch = useBatch(choices, { isTickedAtFirst: ({ obstacle }) => obstacle === null, letters });
  const { rows, unread, ticked, outcomes, sending } = batch;
  if (rows === null) return <LoadingText>{words.loading}</LoadingText>;
  const done = listDone(outcomes);
  const refused = outcomes.size - done.length;
  const hasChanged = sending === null && isChanged(choices, current, outcomes);
  const emails = rows.filter(({ request, letter }) => letter !== null && ticked.has(request.id)).length;
  const hasUnsent = rows.some(({ request: { id } }) => letters.has(id) && outcomes.get(id) !== 'done');
  return (
    <Stack gap="5">
      {hasChanged ? (
        <Notice tone="warning" isUrgent title={words.changed}>
          {words.changedText}
        </Notice>
      ) : null}
      {outcomes.size > 0 && sending === null ? (
        <Notice
          tone={refused > 0 ? 'warning' : 'success'}
          isUrgent
          title={fill(words.result, { done: done.length, refused })}
        />
      ) : null}
      <UnreadRows unread={unread} />
      {rows.map((row) => (
        <PreparedDecision
          key={row.request.id}
          row={row}
          isEdited={letters.has(row.request.id)}
          isChosen={ticked.has(row.request.id)}
          isSending={sending !== null}
          outcome={outcomes.get(row.request.id)}
          onChoose={(isOn) => batch.tick(row.request.id, isOn)}
          onEdit={(letter) => onEdit(row.request.id, letter)}
        />
      ))}
      <BatchBar batch={batch} progress={words.sending}>
        {hasChanged || refused > 0 ? (
          <Button variant="outline" onClick={onReadAgain}>
            {words.readAgain}
          </Button>
        ) : null}
        {outcomes.size > 0 && ticked.size === 0 ? (
          <RouteButton to={MEETING_DESKS[kind]}>{words.leave}</RouteButton>
        ) : (
          <Button disabled={hasChanged || ticked.size === 0} onClick={() => void batch.decide()}>
            {fill(words.send, { count: ticked.size, emails })}
          </Button>
        )}
      </BatchBar>
      <UnsavedGuard when={hasUnsent} what={words.unsaved} />
    </Stack>
  );
}

/** The edited letters whose decision is still the same. */
function preserveLetters(
  letters: Letters,
  before: readonly BatchChoice[],
  now: readonly BatchChoice[],
): Letters {
  const isSame = (id: number) =>
    before.find((choice) => choice.id === id)?.decision === now.find((choice) => choice.id === id)?.decision;
  return new Map([...letters].filter(([id]) => isSame(id)));
}

/** True if the noted decisions differ from the ones shown, apart from those already sent. */
function isChanged(
  choices: readonly BatchChoice[],
  current: readonly BatchChoice[],
  sent: ReadonlyMap<number, unknown>,
): boolean {
  const now = new Map(current.map(({ id, decision }) => [id, decision]));
  const shown = new Set(choices.map(({ id }) => id));
  return (
    current.some(({ id }) => !shown.has(id)) ||
    choices.some(({ id, decision }) => !sent.has(id) && now.get(id) !== decision)
  );
}
