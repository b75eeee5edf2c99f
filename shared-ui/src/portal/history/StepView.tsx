import { chakra, HStack, Text } from '@chakra-ui/react';
import type { ObjectHistory } from '@portal/contract/history';
import {
  INSTITUTION_STATUSES,
  REQUEST_STATUSES,
  type InstitutionStatus,
  type RequestStatus,
} from '@portal/contract/statuses';
import type { ReactNode } from 'react';
import { InstitutionStatusBadge } from '../institution-status/index.ts';
import { Phrase } from '../../design/layout/Phrase.tsx';
import { RequestStatusBadge } from '../request-status/index.ts';
import type { Step } from './steps.ts';
import { formatValue } from './values.ts';
import { history as texts } from '#texts/history';

/** Models whose statuses are shown as badges; others are plain text. */
const BADGES: Readonly<Record<string, (status: unknown) => ReactNode>> = {
  request: (status) =>
    isOne<RequestStatus>(status, REQUEST_STATUSES) ? <RequestStatusBadge status={status} /> : null,
  institution: (status) =>
    isOne<InstitutionStatus>(status, INSTITUTION_STATUSES) ? (
      <InstitutionStatusBadge status={status} />
    ) : null,
};

const isOne = <S,>(status: unknown, all: readonly S[]): status is S => all.some((one) => one === status);

/** What a step did: the new status, or the people and objects it concerned. */
export function StepView({ step, history }: { step: Step; history: ObjectHistory }) {
  const { title, subjects, status, quote } = step;
  if (status) return <StatusStep title={title} status={status} history={history} />;
  const [only, second] = subjects;
  return (
    <>
      <Text>{second === undefined ? [title, only].filter(Boolean).join(': ') : `${title}:`}</Text>
      {second === undefined ? null : (
        <chakra.ul m="0" ps="5" listStyleType="disc" textStyle="sm">
          {subjects.map((subject) => (
            <li key={subject}>{subject}</li>
          ))}
        </chakra.ul>
      )}
      {quote === '' ? null : (
        <chakra.blockquote borderInlineStartWidth="3px" ps="3" mt="1" whiteSpace="pre-wrap">
          {quote}
        </chakra.blockquote>
      )}
    </>
  );
}

function StatusStep({
  title,
  status: { before, after },
  history,
}: {
  title: string;
  status: NonNullable<Step['status']>;
  history: ObjectHistory;
}) {
  const declared = history.fields[history.status ?? ''];
  const format = (value: unknown): string =>
    declared && declared !== 'internal' ? formatValue('status', declared, value, {}) : '';
  const badge = BADGES[history.model]?.(after) ?? format(after);
  if (title)
    return (
      <HStack wrap="wrap" gap="3">
        <Text>{title}</Text>
        {badge}
      </HStack>
    );
  return (
    <Text>
      <Phrase
        text={before === null ? texts.newStatus : texts.statusChange}
        values={{ before: before === null ? null : format(before), after: badge }}
      />
    </Text>
  );
}
