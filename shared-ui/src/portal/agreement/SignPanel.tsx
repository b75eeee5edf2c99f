import { useEffect, useRef, useState, type FormEvent } from 'react';
import { MESSAGES, signatureMeaning } from '@portal/contract/messages';
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
import { useErrorTitle } from '../../design/page/index.ts';
import { useSession } from '../session/index.ts';
import { useWrite } from '../write/index.ts';
import { signing } from '#texts/rda';
import type { RdaPart } from './rda-parts.ts';

const ENDPOINTS = {
  official: 'POST /agreement/{id}/sign/',
  foundation: 'POST /agreement/{id}/countersign/',
} as const;
const TITLES = { official: signing.officialTitle, foundation: signing.foundationTitle } as const;

type Errors = Readonly<Record<'signature' | 'password', string | undefined>>;

/** Signing: the name letter for letter, and the password again (spec 1 section 5 "Signature"; decisions.md). */
export function SignPanel({ agreement, etag, reload, side }: RdaPart & { side: keyof typeof ENDPOINTS }) {
  const { user, refresh } = useSession();
  const [signature, setSignature] = useState('');
  const [password, setPassword] = useState('');
  /** What was wrong before anything was sent. */
  const [missing, setMissing] = useState<Errors | null>(null);
  const { send, isBusy, failure, findError, clear } = useWrite(ENDPOINTS[side], {
    read: { etag, reload },
    invalidates: ['history', 'institution'],
    words: { STALE: signing.changed },
    onDone: refresh,
  });
  const form = useRef<HTMLFormElement>(null);
  const name = user?.display_name ?? '';
  const institution = agreement.institution.display_name;
  const refused = { signature: findError('signature'), password: findError('password') };
  const errors = missing ?? refused;
  const isOfField = Object.values(errors).some((error) => error !== undefined);
  const general = missing || isOfField ? undefined : failure;

  useErrorTitle(isOfField || general !== undefined);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [missing, refused.signature, refused.password]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Errors = {
      signature: signature === name ? undefined : MESSAGES.signatureMismatch,
      password: password === '' ? signing.passwordRequired : undefined,
    };
    const isWrong = (found.signature ?? found.password) !== undefined;
    setMissing(isWrong ? found : null);
    clear();
    if (isWrong) return;
    await send({
      params: { id: agreement.id },
      body: { signature, password, sha256: agreement.sha256 },
    });
    setPassword('');
  };

  return (
    <Box
      as="section"
      aria-label={TITLES[side]}
      borderWidth="2px"
      borderColor="accent.solid"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '5', md: '6' }}
    >
      <Heading as="h2" textStyle="lg" mb="3">
        {TITLES[side]}
      </Heading>
      <chakra.form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="4">
          <Text>{fill(signing.read, { meaning: signatureMeaning(side, institution) })}</Text>
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
            {signing.submit[side]}
          </Button>
        </Stack>
      </chakra.form>
    </Box>
  );
}
