import type { ReactNode } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Phrase, Text, LazyModal } from '@portal/shared-ui';
import { login } from '#texts/login';
import { SupportLink } from '../account/SupportLink.tsx';
import type { LoginModalCode } from './login-codes.ts';
import { UnverifiedModal } from './UnverifiedModal.tsx';
import { TermsText } from '../TermsText.tsx';

interface LoginModalProps {
  code: LoginModalCode;
  /** Address of the account whose login was refused. */
  email: string;
  onClose: () => void;
  onAgree: () => void;
}

/** Says why a login with the correct password was refused (spec 1 section 8). */
export function LoginModal({ code, email, onClose, onAgree }: LoginModalProps) {
  if (code === 'TERMS_SERVICES') {
    return (
      <LazyModal
        title={MESSAGES.termsChanged}
        size="lg"
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {login.cancel}
            </Button>
            <Button onClick={onAgree}>{login.agree}</Button>
          </>
        }
      >
        <TermsText headingLevel={3} />
      </LazyModal>
    );
  }
  if (code === 'ACCOUNT_UNVERIFIED') return <UnverifiedModal email={email} onClose={onClose} />;
  const { title, text } = WORDS[code];
  return (
    <LazyModal title={title} onClose={onClose} footer={<Button onClick={onClose}>{login.close}</Button>}>
      {text}
    </LazyModal>
  );
}

const WORDS: Record<
  Exclude<LoginModalCode, 'TERMS_SERVICES' | 'ACCOUNT_UNVERIFIED'>,
  { title: string; text: ReactNode }
> = {
  NO_PASSWORD: {
    title: MESSAGES.welcome,
    text: <Text>{login.moved}</Text>,
  },
  'Invalid institution': {
    title: login.invalidInstitution,
    text: (
      <Text>
        <Phrase text={login.notAMember} values={{ support: <SupportLink /> }} />
      </Text>
    ),
  },
};
