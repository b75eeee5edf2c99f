import { Suspense, useEffect, useState } from 'react';
import { FACTOR_LABELS } from '@portal/contract/factors';
import { LIMITS } from '@portal/contract/limits';
import type { ResponseOf } from '@portal/contract/types';
import {
  Box,
  chakra,
  HStack,
  Input,
  LabeledField,
  lazyPart,
  LoadingText,
  Stack,
  Text,
} from '@portal/shared-ui';
import { CopyButton } from '@portal/shared-ui/table';
import { useWrite } from '@portal/shared-ui/write';
import { factors as words } from '#texts/factors';
import { FactorForm, type AddFactorProps } from './FactorForm.tsx';

const QrCode = lazyPart(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** Adds an authenticator app: the app reads the secret, and its first code proves that it did. */
export function AddApp({ onCancel, onAdded }: AddFactorProps) {
  const [begun, setBegun] = useState<ResponseOf<'POST /second-factor/totp/'> | null>(null);
  const [name, setName] = useState(FACTOR_LABELS.totp);
  const [code, setCode] = useState('');
  const beginning = useWrite('POST /second-factor/totp/', {
    onDone: ({ data }) => setBegun(data),
    onRefused: onCancel,
    failureTitle: true,
  });
  const adding = useWrite('POST /second-factor/totp/confirm/', {
    invalidates: ['second-factor', 'recovery-codes'],
    onDone: ({ data }) => onAdded(data.recovery_codes),
  });
  // oxlint-disable-next-line react/exhaustive-deps -- begins once, when it is opened
  useEffect(() => void beginning.send({ body: {} }), []);
  if (!begun) return <LoadingText />;
  const { secret, uri } = begun;
  return (
    <FactorForm
      label={words.addApp}
      submitLabel={words.add}
      name={name}
      write={adding}
      onName={setName}
      onSubmit={() => void adding.send({ body: { name, code } })}
      onCancel={onCancel}
    >
      <Stack gap="3">
        <Text fontWeight="semibold">{words.scanTitle}</Text>
        <Text>{words.scanText}</Text>
        <Suspense fallback={<Box w="13rem" h="13rem" />}>
          <QrCode text={uri} label={words.scanLabel} />
        </Suspense>
        <Text>{words.secret}</Text>
        <HStack gap="2">
          <chakra.code overflowWrap="anywhere">{secret.match(/.{1,4}/g)?.join(' ')}</chakra.code>
          <CopyButton text={secret} label={words.secretLabel} />
        </HStack>
      </Stack>
      <LabeledField label={words.codeTitle} error={adding.findError('code')}>
        {(control) => (
          <Input
            {...control}
            maxW="12rem"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={LIMITS.factorCode}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
      </LabeledField>
    </FactorForm>
  );
}
