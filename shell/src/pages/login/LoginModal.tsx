import type { ReactNode } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Link, Phrase, Text } from '@portal/shared-ui';
import { login } from '#texts/login';
import { LazyModal } from '../../app/layout/LazyModal.tsx';
import { useBranding } from '../../app/branding-context.ts';
import type { LoginModalCode } from './login-codes.ts';
import { TermsText } from '../TermsText.tsx';

interface LoginModalProps {
  code: LoginModalCode;
  onClose: () => void;
  onAgree: () => void;
}

function Support() {
  const branding = useBranding();
  return <Link href={`mailto:${branding.support_email}`}>{branding.support_email}</Link>;
}

/** Why a login with the right password did not go through (spec 1 section 8). */
export function LoginModal({ code, onClose, onAgree }: LoginModalProps) {
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
  const { title, text } = WORDS[code];
  return (
    <LazyModal title={title} onClose={onClose} footer={<Button onClick={onClose}>{login.close}</Button>}>
      {text}
    </LazyModal>
  );
}

const WORDS: Record<Exclude<LoginModalCode, 'TERMS_SERVICES'>, { title: string; text: ReactNode }> = {
  NO_PASSWORD: {
    title: MESSAGES.welcome,
    text: <Text>{login.moved}</Text>,
  },
  ACCOUNT_UNVERIFIED: {
    title: MESSAGES.unverified,
    text: (
      <Text>
        Your email address is not verified yet, so you cannot log in. Write to <Support /> and say which
        address you use; they will help you.
      </Text>
    ),
  },
  'Invalid institution': {
    title: login.invalidInstitution,
    text: (
      <Text>
        <Phrase text={login.notAMember} values={{ support: <Support /> }} />
      </Text>
    ),
  },
};
