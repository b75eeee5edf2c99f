import { Box } from '@portal/shared-ui';
import { api, type ApiAnswer } from '@portal/shared-ui/data';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { replaceLabel, TheirVersion, useWriteSteps } from '@portal/shared-ui/write';
import { machineKey as words } from '#texts/machine-key';
import {
  KEY_READS,
  keyBody,
  keyForm,
  KEYS,
  readKey,
  type KeyWithSecret,
  type MachineKey,
} from '../model/machine-key.ts';
import { ScopePicker } from './ScopePicker.tsx';

interface KeyFormProps {
  /** The key to edit; missing for a new one. */
  machineKey?: MachineKey;
  etag?: string | null;
  onCreated?: (created: KeyWithSecret) => void;
}

const FORM = keyForm((control) => <ScopePicker {...control} />);

/** Creates a machine key, or edits one. */
export function KeyForm({ machineKey, etag = null, onCreated }: KeyFormProps) {
  const navigate = useNavigate();
  const backedUpForm = useKeptForm({
    definition: FORM,
    ...(machineKey ? { defaultValues: readKey(machineKey) } : {}),
    storageKey: `machine-key-${machineKey?.id ?? 'new'}`,
  });
  const { submit, theirs, forgetTheirs, isBusy } = useWriteSteps<
    ApiAnswer<MachineKey | KeyWithSecret>,
    MachineKey
  >({
    form: {
      etag,
      readTheirs: () => api('GET /machine-key/{id}/', { params: { id: machineKey?.id ?? 0 }, quiet: true }),
    },
    invalidates: KEY_READS,
    done: words.saved,
    onDone: async ({ data }) => {
      backedUpForm.finish();
      if ('secret' in data) onCreated?.(data);
      else await navigate(`${KEYS}/${data.id}`);
    },
  });
  return (
    <>
      {theirs ? (
        <Box mb="6">
          <TheirVersion
            items={[
              { term: words.name, value: theirs.name },
              { term: words.purpose, value: theirs.purpose },
              { term: words.networks, value: theirs.networks.join(', ') || words.anywhere },
              { term: words.scopes, value: theirs.scopes.join(', ') },
            ]}
            onTake={() => {
              backedUpForm.form.reset(readKey(theirs));
              forgetTheirs();
            }}
          />
        </Box>
      ) : null}
      <KeptForm
        kept={backedUpForm}
        what={words.subject}
        submitLabel={theirs ? replaceLabel : machineKey ? words.save : words.createSubmit}
        isSending={isBusy}
        actions={
          <RouteButton
            to={machineKey ? `${KEYS}/${machineKey.id}` : KEYS}
            variant="outline"
            colorPalette="gray"
          >
            {words.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          const body = keyBody(values);
          await submit((ifMatch): Promise<ApiAnswer<MachineKey | KeyWithSecret>> =>
            machineKey
              ? api('PATCH /machine-key/{id}/', { params: { id: machineKey.id }, body, ifMatch, quiet: true })
              : api('POST /machine-key/', { body, quiet: true }),
          );
        }}
      />
    </>
  );
}
