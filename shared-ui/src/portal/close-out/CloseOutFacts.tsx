import { CLOSE_OUT_OUTCOME_LABELS, OBTAINED_LABELS } from '@portal/contract/close-outs';
import type { CloseOut } from '@portal/contract/types';
import {
  DefinitionList,
  fill,
  formatDate,
  formatDateTime,
  Heading,
  Stack,
  Text,
} from '../../design/index.ts';
import { CloseOutState } from './CloseOutState.tsx';
import { closeOut as words } from '#texts/close-out';

interface CloseOutFactsProps {
  closeOut: CloseOut;
  /** The heading above already says when access ended. */
  omitsEnd?: boolean;
}

/** What was confirmed about each kind of data or material, and the outcome. */
export function CloseOutFacts({ closeOut, omitsEnd = false }: CloseOutFactsProps) {
  const { status, ended_on: end, days, confirmed, confirmed_by: person, judged, reason } = closeOut;
  // The server keeps the last review after a new submission, until the next one.
  const isReviewed = status === 'accepted' || status === 'returned';
  return (
    <Stack gap="5">
      <DefinitionList
        items={[
          ...(omitsEnd
            ? []
            : [{ term: words.ended, value: fill(words.daysAgo, { day: formatDate(end), days }) }]),
          { term: words.state, value: <CloseOutState status={status} isOverdue={closeOut.is_overdue} /> },
          ...(confirmed
            ? [
                {
                  term: words.confirmed,
                  value: person
                    ? fill(words.confirmedBy, {
                        date: formatDateTime(confirmed),
                        person: person.display_name,
                      })
                    : formatDateTime(confirmed),
                },
              ]
            : []),
          ...(judged && isReviewed ? [{ term: words.reviewed, value: formatDateTime(judged) }] : []),
          ...(reason && isReviewed ? [{ term: words.reason, value: reason }] : []),
        ]}
      />
      {status === 'void' ? <Text color="fg.muted">{words.voidText}</Text> : null}
      {closeOut.answers.map(({ kind, outcome, day, description }) => (
        <section key={kind} aria-label={OBTAINED_LABELS[kind]}>
          <Heading as="h4" textStyle="md" mb="2">
            {OBTAINED_LABELS[kind]}
          </Heading>
          <DefinitionList
            items={[
              { term: words.outcome, value: CLOSE_OUT_OUTCOME_LABELS[outcome] },
              ...(day ? [{ term: words.day, value: formatDate(day) }] : []),
              ...(description ? [{ term: words.description, value: description }] : []),
            ]}
          />
        </section>
      ))}
      {judged && reason && !isReviewed ? (
        <section aria-label={words.earlierReview}>
          <Heading as="h4" textStyle="md" mb="2">
            {words.earlierReview}
          </Heading>
          <Text>{fill(words.returnedOn, { date: formatDate(judged), reason })}</Text>
        </section>
      ) : null}
    </Stack>
  );
}
