import { useState } from 'react';
import { INSTITUTION_DECISIONS, type InstitutionDecision } from '@portal/contract/institution-transitions';
import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import { Button, Stack, Text, type ButtonProps } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { actions, waiting } from '#texts/institution-actions';
import { ConfirmSubmit } from './ConfirmSubmit.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { may, type PartProps } from '@portal/shared-ui/institution';

/** Disabling has its own section together with deleting. */
const DECISIONS = INSTITUTION_DECISIONS.filter((decision) => decision !== 'disable');
const LOOKS: Readonly<Partial<Record<InstitutionDecision, ButtonProps>>> = {
  approve: {},
  follow_up: { variant: 'outline', colorPalette: 'accent' },
};
const DANGER: ButtonProps = { variant: 'outline', colorPalette: 'red' };

/** Who must act next, with a link to what they act on. */
function Waiting({ institution }: PartProps) {
  const { status, rda_status: rda, current_rda: agreement } = institution;
  const mayDecide = status === INSTITUTION_STATUS.UNDER_REVIEW && may(institution, 'approve');
  return (
    <>
      <Text color="fg.muted">
        {mayDecide
          ? waiting.yours
          : status === INSTITUTION_STATUS.APPROVED
            ? waiting.agreement[rda]
            : waiting.status[status]}
      </Text>
      {agreement ? <RouteLink to={`/rda/${agreement}`}>{waiting.open}</RouteLink> : null}
    </>
  );
}

/**
 * Approve, Follow up, Reject, Reject official: the actions that the server offers at this status (spec 3 section 4.11).
 */
export function StatusActions(props: PartProps) {
  const { institution } = props;
  // separate from the offered actions: a user who is writing an email must not lose it when someone else decides
  const [isSubmitting, setSubmitting] = useState(false);
  const [decision, setDecision] = useState<InstitutionDecision | null>(null);
  const decisions = DECISIONS.filter((action) => may(institution, action));
  return (
    <Stack as="section" aria-label={actions.title} gap="3">
      <Waiting {...props} />
      {may(institution, 'submit') ? (
        <Button onClick={() => setSubmitting(true)}>{actions.submit}</Button>
      ) : null}
      {decisions.map((action) => (
        <Button key={action} {...(LOOKS[action] ?? DANGER)} onClick={() => setDecision(action)}>
          {actions[action]}
        </Button>
      ))}
      {isSubmitting ? <ConfirmSubmit {...props} onClose={() => setSubmitting(false)} /> : null}
      {decision ? <DecisionDialog {...props} decision={decision} onClose={() => setDecision(null)} /> : null}
    </Stack>
  );
}
