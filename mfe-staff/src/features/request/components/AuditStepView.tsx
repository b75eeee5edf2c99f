import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { chakra, Phrase, Text } from '@portal/shared-ui';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { request as words } from '#texts/request';
import type { AuditStep } from '../api/audit-steps.ts';

/** What a step did: the new status, or whom and what it was about. Undefined when its fields say all. */
export function AuditStepView({ step }: { step: AuditStep }) {
  const { title, subjects, status, before } = step;
  const [only, second] = subjects;
  if (status !== null) {
    return (
      <Text>
        <Phrase
          text={before === null ? words.newStatus : words.statusChange}
          values={{
            before: before === null ? null : REQUEST_STATUS_LABELS[before],
            after: <RequestStatusBadge status={status} />,
          }}
        />
      </Text>
    );
  }
  if (second === undefined) return <Text>{[title, only].filter(Boolean).join(': ')}</Text>;
  return (
    <>
      <Text>{title}:</Text>
      <chakra.ul m="0" ps="5" listStyleType="disc" textStyle="sm">
        {subjects.map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </chakra.ul>
    </>
  );
}
