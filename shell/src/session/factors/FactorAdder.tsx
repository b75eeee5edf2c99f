import { useState, type ReactNode } from 'react';
import { Button, HStack } from '@portal/shared-ui';
import { factors as words } from '#texts/factors';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const FORMS = { passkey: AddPasskey, totp: AddApp } as const;

interface FactorAdderProps {
  /** Runs after a factor was added and the recovery codes, if there are any, were saved. */
  onDone?: () => void;
  /** What is shown until a factor is added, with the buttons for it. */
  children: (buttons: ReactNode, showCodes: (codes: readonly string[]) => void) => ReactNode;
}

/** Adds a second factor of the person's choice, and then shows the recovery codes. */
export function FactorAdder({ onDone, children }: FactorAdderProps) {
  const [adding, setAdding] = useState<keyof typeof FORMS | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(null);
          onDone?.();
        }}
      />
    );
  const Form = adding && FORMS[adding];
  if (Form)
    return (
      <Form
        onCancel={() => setAdding(null)}
        onAdded={(recoveryCodes) => {
          setAdding(null);
          setCodes(recoveryCodes);
          if (!recoveryCodes) onDone?.();
        }}
      />
    );
  return children(
    <HStack gap="3" wrap="wrap">
      {'PublicKeyCredential' in globalThis ? (
        <Button variant="outline" onClick={() => setAdding('passkey')}>
          {words.addPasskey}
        </Button>
      ) : null}
      <Button variant="outline" onClick={() => setAdding('totp')}>
        {words.addApp}
      </Button>
    </HStack>,
    setCodes,
  );
}
