import type { InstitutionDecision } from '@portal/contract/institution-transitions';
import { Text } from '@portal/shared-ui';
import { useApi, useReadVersion } from '@portal/shared-ui/data';
import type { PartProps } from '@portal/shared-ui/institution';
import { MailComposer } from '@portal/shared-ui/mail';
import { actions, consequences } from '#texts/institution-actions';
import { useDecision } from '../api/use-decision.ts';

const CALM: readonly InstitutionDecision[] = ['approve', 'follow_up'];

/** A decision with the email drafted by the server, which is sent with it (spec 3 sections 2.17 and 4.11). */
export function DecisionDialog(props: PartProps & { decision: InstitutionDecision; onClose: () => void }) {
  const { institution, decision, onClose } = props;
  const read = useReadVersion(props);
  const { decide, ...state } = useDecision({ institution, decision, ...read });
  const start = useApi('GET /institution/{id}/decision-mail/', {
    params: { id: institution.id },
    query: { decision },
    isOnce: true,
  });
  const consequence =
    decision === 'approve' && institution.current_io === null ? 'approveWithoutOfficial' : decision;
  return (
    <MailComposer
      title={`${actions[decision]}: ${institution.display_name}`}
      draftName={`institution-${institution.id}-${decision}`}
      start={start}
      send={{ label: `${actions[decision]} ${actions.send}`, isEnding: !CALM.includes(decision) }}
      offers={{ hiddenRecipients: true }}
      // An institution without people can still be decided, without an email.
      withoutMail={{ label: actions[decision], text: actions.noOne }}
      state={state}
      errorPrefix="email."
      onSend={(mail) => decide(mail ?? undefined)}
      onClose={onClose}
    >
      <Text color="fg.muted">{consequences[consequence]}</Text>
    </MailComposer>
  );
}
