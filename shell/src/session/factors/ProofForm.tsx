import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PasskeyAssertion } from '@portal/contract';
import { FACTOR_LABELS, type ProofMethod } from '@portal/contract/factors';
import { LIMITS } from '@portal/contract/limits';
import { Button, HStack, Input, LabeledField, Notice, Stack, Text } from '@portal/shared-ui';
import { ApiError, failureMessage } from '@portal/shared-ui/data';
import { factors as words } from '#texts/factors';
import { askPasskey } from './passkey.ts';
import { useAttempt } from '../use-attempt.ts';

/** What proves who someone is: one of these, as the API takes it. */
export interface Proof {
  code?: string;
  recovery_code?: string;
  password?: string;
  passkey?: PasskeyAssertion;
}

const FIELDS = {
  passkey: {
    name: 'passkey',
    label: FACTOR_LABELS.passkey,
    help: words.passkeyHelp,
    instead: words.byPasskey,
  },
  totp: { name: 'code', label: words.code, help: words.codeHelp, instead: words.byCode },
  recovery: {
    name: 'recovery_code',
    label: words.recoveryCode,
    help: words.recoveryHelp,
    instead: words.byRecovery,
  },
  password: { name: 'password', label: words.password, help: undefined, instead: words.byPassword },
} as const;
type Asked = Exclude<ProofMethod, 'organization'>;

/** How browsers fill each field in. */
const INPUTS = {
  totp: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: LIMITS.factorCode },
  recovery: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: LIMITS.factorCode },
  password: { autoComplete: 'current-password', type: 'password', maxLength: LIMITS.passwordMaximum },
} as const;

const isAsked = (method: ProofMethod): method is Asked => method !== 'organization';

interface ProofFormProps {
  /** Ways that this person has. */
  methods: readonly ProofMethod[];
  /** The step of a login, whose account the passkey must belong to. */
  step?: string;
  submitLabel: string;
  cancelLabel: string;
  /** Throws the refusal, which is shown at the field. */
  onProve: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a passkey, a code of an app, a recovery code or the password; the others are one press away. */
export function ProofForm({ methods, step, submitLabel, cancelLabel, onProve, onCancel }: ProofFormProps) {
  const [method, setMethod] = useState<Asked>(methods.find(isAsked) ?? 'recovery');
  const [value, setValue] = useState('');
  const { attempt, isBusy, refusal, clear } = useAttempt();
  const input = useRef<HTMLInputElement>(null);
  const { name, label, help } = FIELDS[method];
  const isPasskey = method === 'passkey';
  const failed = refusal?.error;
  const atField = failed instanceof ApiError ? failed.fields[name]?.[0] : undefined;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (input.current ?? button.current)?.focus(), [method, refusal]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside of the page's tree, whose form must not be submitted with it.
    event.stopPropagation();
    await attempt(async () => onProve(isPasskey ? { passkey: await askPasskey(step) } : { [name]: value }));
  };
  const choose = (next: Asked) => {
    clear();
    setValue('');
    setMethod(next);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        {refusal && (isPasskey || atField === undefined) ? (
          <Notice tone="danger" title={failureMessage(failed) ?? words.failed} isUrgent />
        ) : null}
        {isPasskey ? (
          <Text>{help}</Text>
        ) : (
          <LabeledField label={label} help={help} error={atField}>
            {(control) => (
              <Input
                {...control}
                {...INPUTS[method]}
                ref={input}
                name={name}
                value={value}
                onChange={(event) => setValue(event.currentTarget.value)}
              />
            )}
          </LabeledField>
        )}
        <HStack gap="3" wrap="wrap">
          <Button ref={button} type="submit" loading={isBusy} loadingText={submitLabel}>
            {isPasskey ? words.byPasskey : submitLabel}
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </HStack>
        <Stack gap="1" align="flex-start">
          {methods
            .filter(isAsked)
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} size="sm" variant="plain" px="0" onClick={() => choose(other)}>
                {FIELDS[other].instead}
              </Button>
            ))}
        </Stack>
      </Stack>
    </form>
  );
}
