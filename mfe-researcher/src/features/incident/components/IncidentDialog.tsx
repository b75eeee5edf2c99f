import type { Request } from '@portal/contract/types';
import { Button, fill, Stack, Text } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { KeptForm, useKeptForm, type FormValues } from '@portal/shared-ui/form';
import { useNavigate } from '@portal/shared-ui/router';
import { useWrite } from '@portal/shared-ui/write';
import { incidentBody, incidentForm } from '../model/incident-form.ts';
import { incident as words } from '#texts/incident';

const EMPTY = { kind: '', noticed: '', description: '', measures: '' };

/**
 * Reports an incident: what happened and what was done about it. It is sent once. Escape or a click outside preserves
 * the text; Cancel discards it.
 */
export default function IncidentDialog({
  request,
  onClose,
}: {
  request: Pick<Request, 'id' | 'sfari_request_id'>;
  onClose: () => void;
}) {
  const backedUpForm = useKeptForm({
    definition: incidentForm,
    defaultValues: EMPTY,
    storageKey: `incident-${request.id}`,
  });
  const leave = () => {
    backedUpForm.finish();
    onClose();
  };
  const navigate = useNavigate();
  const { submit } = useWrite('POST /incident/', {
    invalidates: ['incident', 'history'],
    done: words.done,
    onDone: () => {
      leave();
      // the report, with its status; it has a tab from now on
      void navigate('?tab=incidents', { replace: true, preventScrollReset: true });
    },
  });
  const send = async (values: FormValues) => {
    await submit({ body: incidentBody(values, request.id) });
  };
  return (
    <Modal isOpen size="lg" title={fill(words.title, { code: request.sfari_request_id })} onClose={onClose}>
      <Stack gap="4">
        <Text>{words.intro}</Text>
        <KeptForm
          kept={backedUpForm}
          what={words.what}
          submitLabel={words.submit}
          actions={
            <Button variant="outline" colorPalette="gray" onClick={leave}>
              {words.cancel}
            </Button>
          }
          onSubmit={send}
        />
      </Stack>
    </Modal>
  );
}
