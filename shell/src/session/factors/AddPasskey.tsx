import { useState } from 'react';
import { FACTOR_LABELS } from '@portal/contract/factors';
import { Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { useWriteSteps } from '@portal/shared-ui/write';
import { factors as words } from '#texts/factors';
import { createPasskey } from './passkey.ts';
import { FactorForm, type AddFactorProps } from './FactorForm.tsx';

/** Adds a passkey: the browser creates it, the server checks it. */
export function AddPasskey({ onCancel, onAdded }: AddFactorProps) {
  const [name, setName] = useState(FACTOR_LABELS.passkey);
  const adding = useWriteSteps<readonly string[] | null>({
    invalidates: ['second-factor', 'recovery-codes'],
    onDone: onAdded,
  });
  const add = async () => {
    const passkey = await createPasskey();
    const { data } = await api('POST /second-factor/passkey/', { body: { name, passkey }, quiet: true });
    return data.recovery_codes;
  };
  return (
    <FactorForm
      label={words.addPasskey}
      submitLabel={words.create}
      name={name}
      write={adding}
      onName={setName}
      onSubmit={() => void adding.run(add)}
      onCancel={onCancel}
    >
      <Text>{words.passkeyAbout}</Text>
    </FactorForm>
  );
}
