import { api, type ApiAnswer } from '@portal/shared-ui/data';
import { useNavigate } from '@portal/shared-ui/router';
import { machineKey as words } from '#texts/machine-key';
import { ObjectForm } from '../../superuser/components/ObjectForm.tsx';
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
  return (
    <ObjectForm<MachineKey, MachineKey | KeyWithSecret>
      definition={FORM}
      row={machineKey}
      etag={etag}
      storageKey={`machine-key-${machineKey?.id ?? 'new'}`}
      readValues={readKey}
      readTheirs={() => api('GET /machine-key/{id}/', { params: { id: machineKey?.id ?? 0 }, quiet: true })}
      describeTheirs={(theirs) => [
        { term: words.name, value: theirs.name },
        { term: words.purpose, value: theirs.purpose },
        { term: words.networks, value: theirs.networks.join(', ') || words.anywhere },
        { term: words.scopes, value: theirs.scopes.join(', ') },
      ]}
      save={(values, { ifMatch }): Promise<ApiAnswer<MachineKey | KeyWithSecret>> => {
        const body = keyBody(values);
        return machineKey
          ? api('PATCH /machine-key/{id}/', { params: { id: machineKey.id }, body, ifMatch, quiet: true })
          : api('POST /machine-key/', { body, quiet: true });
      }}
      onSaved={(saved) => ('secret' in saved ? onCreated?.(saved) : navigate(`${KEYS}/${saved.id}`))}
      invalidates={KEY_READS}
      submitLabel={machineKey ? words.save : words.createSubmit}
      cancelPath={machineKey ? `${KEYS}/${machineKey.id}` : KEYS}
      words={words}
    />
  );
}
