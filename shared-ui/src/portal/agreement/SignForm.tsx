import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AgreementSignature } from '@portal/contract';
import { MESSAGES, signatureMeaning, translatedMeaning } from '@portal/contract/messages';
import {
  Alert,
  Box,
  Button,
  chakra,
  fill,
  Heading,
  Input,
  LabeledField,
  Stack,
  Text,
} from '../../design/index.ts';
import { focusFirstError, useErrorTitle } from '../../design/page/index.ts';
import { useSession } from '../session/index.ts';
import { signing } from '#texts/rda';

type Errors = Readonly<Record<'signature' | 'password', string | undefined>>;

/** State of the request that stores the signature. */
export interface SignWrite {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly findError: (field: string) => string | undefined;
  readonly clear: () => void;
}

interface SignFormProps {
  title: string;
  submit: string;
  side: AgreementSignature['role'];
  institution: string;
  write: SignWrite;
  onSign: (given: { signature: string; password: string }) => Promise<unknown>;
}

/** Signs with the exact name and the password (spec 1 section 5 "Signature"; docs/agreements.md). */
export function SignForm({ title, submit: label, side, institution, write, onSign }: SignFormProps) {
  const { user } = useSession();
  const { isBusy, failure, findError, clear } = write;
  const [signature, setSignature] = useState('');
  const [password, setPassword] = useState('');
  /** Errors found before the form is sent. */
  const [missing, setMissing] = useState<Errors | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const name = user?.display_name ?? '';
  const meaning = translatedMeaning(side, institution);
  const signed = signatureMeaning(side, institution);
  const refused = { signature: findError('signature'), password: findError('password') };
  const errors = missing ?? refused;
  const isOfField = Object.values(errors).some((error) => error !== undefined);
  const general = missing || isOfField ? undefined : failure;

  useErrorTitle(isOfField || general !== undefined);
  useEffect(() => {
    focusFirstError(form.current);
  }, [missing, refused.signature, refused.password]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Errors = {
      signature:
        signature === '' ? signing.nameRequired : signature === name ? undefined : MESSAGES.signatureMismatch,
      password: password === '' ? signing.passwordRequired : undefined,
    };
    const isWrong = (found.signature ?? found.password) !== undefined;
    setMissing(isWrong ? found : null);
    clear();
    if (isWrong) return;
    await onSign({ signature, password });
    setPassword('');
  };

  return (
    <Box
      as="section"
      aria-label={title}
      borderWidth="2px"
      borderColor="accent.solid"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '5', md: '6' }}
    >
      <Heading as="h2" textStyle="lg" mb="3">
        {title}
      </Heading>
      <chakra.form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          <Text>{fill(signing.read, { meaning })}</Text>
          {meaning === signed ? null : (
            <Text textStyle="sm" color="fg.muted">
              {signing.signed} <chakra.q lang="en">{signed}</chakra.q>
            </Text>
          )}
          {general ? (
            <Alert.Root status="error" role="alert">
              <Alert.Indicator />
              <Alert.Title>{general}</Alert.Title>
            </Alert.Root>
          ) : null}
          <LabeledField
            label={signing.nameLabel}
            help={fill(signing.nameHelp, { name })}
            error={errors.signature}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={signature}
                onChange={(event) => setSignature(event.currentTarget.value)}
              />
            )}
          </LabeledField>
          <LabeledField label={signing.passwordLabel} help={signing.passwordHelp} error={errors.password}>
            {(control) => (
              <Input
                {...control}
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            )}
          </LabeledField>
          <Button type="submit" alignSelf="flex-start" loading={isBusy} loadingText={signing.submitting}>
            {label}
          </Button>
        </Stack>
      </chakra.form>
    </Box>
  );
}
