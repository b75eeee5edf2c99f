import { useState } from 'react';
import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import { Button, Stack, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { actions, waiting } from '#texts/institution-actions';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { may, type PartProps } from './institution-parts.ts';

const STEPS = ['submit', 'approve'] as const;
const DECISIONS = ['follow_up', 'reject', 'reject_official'] as const;
export type Step = (typeof STEPS)[number];
export type Decision = (typeof DECISIONS)[number];

/** Whose turn it is, and the way to what they act on. */
function Waiting({ institution: { status, rda_status: rda, current_rda: agreement } }: PartProps) {
  return (
    <>
      <Text color="fg.muted">
        {status === INSTITUTION_STATUS.APPROVED ? waiting.agreement[rda] : waiting.status[status]}
      </Text>
      {agreement ? <RouteLink to={`/rda/${agreement}`}>{waiting.open}</RouteLink> : null}
    </>
  );
}

/** Approve, Follow up, Reject, Reject official: those that the server offers at this status (spec 3 section 4.11). */
export function StatusActions(props: PartProps) {
  const { institution } = props;
  // kept apart from the offer: whoever writes a mail keeps it, also when somebody else decides meanwhile
  const [step, setStep] = useState<Step | null>(null);
  const [decision, setDecision] = useState<Decision | null>(null);
  const steps = STEPS.filter((action) => may(institution, action));
  const decisions = DECISIONS.filter((action) => may(institution, action));
  return (
    <Stack as="section" aria-label={actions.title} gap="3">
      <Waiting {...props} />
      {steps.map((action) => (
        <Button key={action} onClick={() => setStep(action)}>
          {actions[action]}
        </Button>
      ))}
      {decisions.map((action) => (
        <Button
          key={action}
          variant="outline"
          colorPalette={action === 'follow_up' ? 'accent' : 'red'}
          onClick={() => setDecision(action)}
        >
          {actions[action]}
        </Button>
      ))}
      {step ? <ConfirmStep {...props} step={step} onClose={() => setStep(null)} /> : null}
      {decision ? <DecisionDialog {...props} decision={decision} onClose={() => setDecision(null)} /> : null}
    </Stack>
  );
}
