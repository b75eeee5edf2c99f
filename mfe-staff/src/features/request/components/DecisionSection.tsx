import { REQUEST_STATUS_LABELS, type RequestStatus } from '@portal/contract/statuses';
import { DECISION_LABELS, DECISIONS_WITH_EMAIL } from '@portal/contract/transitions';
import { Alert, Button, LabeledField, NativeSelect, Stack, Text } from '@portal/shared-ui';
import { useState } from 'react';
import { formatDateTime } from '@portal/shared-ui';
import type { DecisionConflict } from '../api/decision-conflict.ts';
import { ConfirmDecision } from './ConfirmDecision.tsx';
import type { PanelProps } from './AdminPanel.tsx';
import { EmailComposer } from './EmailComposer.tsx';
import { PanelSection } from './PanelSection.tsx';

/** The Application Decision dropdown: the statuses that the server offers this person, each with its own button. */
export function DecisionSection({ request, etag, reload }: PanelProps) {
  const [chosen, setChosen] = useState<RequestStatus | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [conflict, setConflict] = useState<DecisionConflict | null>(null);
  const status = chosen !== null && request.decisions.includes(chosen) ? chosen : null;

  const finish = async () => {
    setOpen(false);
    setChosen(null);
    await reload();
  };
  const lose = async (lost: DecisionConflict) => {
    setConflict(lost);
    await finish();
  };
  const dialog = { request, etag, onDone: finish, onConflict: lose, onCancel: () => setOpen(false) };

  return (
    <PanelSection title="Application Decision">
      {conflict ? (
        <Alert.Root status="warning" mb="4">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>Your decision was not made</Alert.Title>
            <Alert.Description>
              {conflict.decidedBy} set this request to {conflict.statusLabel}
              {conflict.decidedAt ? ` on ${formatDateTime(conflict.decidedAt)}` : ''}. You see the request as
              it is now.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      {request.details?.research_team_ready === false && request.decisions.length > 0 ? (
        <Text textStyle="sm" color="fg.muted" mb="3">
          The research team is not ready. An approval waits as Approved (Pending Team) and moves on by itself
          when the last member is ready.
        </Text>
      ) : null}
      {request.decisions.length === 0 ? (
        <Text color="fg.muted">There is nothing for you to decide at this status.</Text>
      ) : (
        <Stack gap="3">
          <LabeledField label="Decision">
            {(control) => (
              <NativeSelect.Root>
                <NativeSelect.Field
                  {...control}
                  value={status ?? ''}
                  onChange={(event) =>
                    setChosen((Number(event.target.value) || null) as RequestStatus | null)
                  }
                >
                  <option value="">Choose a decision</option>
                  {request.decisions.map((decision) => (
                    <option key={decision} value={decision}>
                      {REQUEST_STATUS_LABELS[decision]}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            )}
          </LabeledField>
          <Button disabled={status === null} onClick={() => setOpen(true)}>
            {status === null ? 'Continue' : (DECISION_LABELS[status] ?? 'Continue')}
          </Button>
        </Stack>
      )}
      {isOpen && status !== null ? (
        DECISIONS_WITH_EMAIL.includes(status) ? (
          <EmailComposer {...dialog} status={status} />
        ) : (
          <ConfirmDecision {...dialog} status={status} />
        )
      ) : null}
    </PanelSection>
  );
}
