import type { InstitutionDecision } from '@portal/contract/institution-transitions';
import { LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi, useReadVersion } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { actions, consequences } from '#texts/institution-actions';
import { institution as words } from '#texts/institution';
import { DecisionForm } from './DecisionForm.tsx';
import type { PartProps } from '@portal/shared-ui/institution';

/** A decision with the mail that goes out with it, as the server drafted it (spec 3 sections 2.17 and 4.11). */
export function DecisionDialog(props: PartProps & { decision: InstitutionDecision; onClose: () => void }) {
  const { institution, decision, onClose } = props;
  const read = useReadVersion(props);
  const { data, error, reload } = useApi('GET /institution/{id}/decision-mail/', {
    params: { id: institution.id },
    query: { decision },
  });
  return (
    <Modal isOpen size="lg" title={`${actions[decision]}: ${institution.display_name}`} onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted">{consequences[decision]}</Text>
        {data ? (
          <DecisionForm {...props} {...read} template={data} />
        ) : error ? (
          <RetryPanel title={actions.draftFailed} error={error} onRetry={() => void reload()} />
        ) : (
          <LoadingText>{words.loading}</LoadingText>
        )}
      </Stack>
    </Modal>
  );
}
