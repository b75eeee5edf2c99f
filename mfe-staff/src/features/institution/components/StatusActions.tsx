import { useState } from 'react';
import { INSTITUTION_DECISIONS, type InstitutionDecision } from '@portal/contract/institution-transitions';
import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import { Button, chakra, fill, Notice, Stack, Text, type ButtonProps } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { actions, doubts, waiting } from '#texts/institution-actions';
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

/** For the administrator who decides: institutions that this one may repeat, and an official who writes from elsewhere. */
function Doubts({ institution }: PartProps) {
  const { id, name, ein, domains, current_io: official } = institution;
  const domain = official?.email.split('@').at(-1)?.toLowerCase() ?? domains[0] ?? '';
  const { data } = useApi('GET /institution/suggested/', {
    query: { name, domain, ...(ein === null ? {} : { ein }) },
    silent: true,
  });
  const others = data?.results.filter((other) => other.id !== id);
  const isForeign =
    official !== null &&
    domains.length > 0 &&
    !domains.some((own) => domain === own || domain.endsWith(`.${own}`));
  return (
    <>
      {isForeign ? (
        <Notice tone="warning" title={doubts.foreign}>
          {fill(doubts.foreignText, { domain, domains: domains.join(', ') })}
        </Notice>
      ) : null}
      {others === undefined ? null : others.length === 0 ? (
        <Text color="fg.muted">{doubts.unique}</Text>
      ) : (
        <Notice tone="warning" title={doubts.duplicates}>
          <chakra.ul m="0" ps="4">
            {others.map((other) => (
              <li key={other.id}>
                <RouteLink to={`/institution/${other.id}`}>{other.display_name}</RouteLink> (
                {other.matched.map((by) => doubts.matched[by]).join(', ')})
              </li>
            ))}
          </chakra.ul>
        </Notice>
      )}
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
      {institution.status === INSTITUTION_STATUS.UNDER_REVIEW && may(institution, 'approve') ? (
        <Doubts {...props} />
      ) : null}
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
