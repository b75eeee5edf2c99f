import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { LIMITS } from '@portal/contract/limits';
import { Button, fill } from '../../design/index.ts';
import { api, invalidate } from '../data/index.ts';
import { DefinedForm, useDefinedForm, type FormDefinition } from '../form/index.ts';
import { notify } from '../../design/toaster/index.ts';
import { profile as words } from '#texts/profile';

type Item = FormDefinition['sections'][number]['items'][number];

const addressField = (isOwn: boolean): Item => ({
  type: 'email',
  name: 'email',
  label: words.newEmail,
  help: isOwn ? words.emailHelp : words.theirEmailHelp,
  autoComplete: isOwn ? 'email' : 'off',
  maxLength: LIMITS.email,
  pattern: { matches: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: MESSAGES.emailPattern },
});
const PASSWORD: Item = {
  type: 'password',
  name: 'password',
  label: words.currentPassword,
  autoComplete: 'current-password',
  requiredMessage: MESSAGES.passwordRequired,
};
const defineForm = (isOwn: boolean): FormDefinition => ({
  id: 'email-change',
  sections: [
    {
      id: 'email',
      title: words.changeEmail,
      items: isOwn ? [addressField(isOwn), PASSWORD] : [addressField(isOwn)],
    },
  ],
});

interface EmailFormProps {
  userId: number;
  /** To change their own address, users must enter their password. */
  isOwn: boolean;
  onClose: () => void;
}

/**
 * Changes the email address; the change takes effect when the link sent to the new address is opened (decisions note
 * 060).
 */
export function EmailForm({ userId, isOwn, onClose }: EmailFormProps) {
  const [definition] = useState(() => defineForm(isOwn));
  const form = useDefinedForm({ definition });
  return (
    <DefinedForm
      definition={definition}
      form={form}
      submitLabel={words.sendLink}
      actions={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {words.cancel}
        </Button>
      }
      onSubmit={async (values) => {
        const email = String(values['email']).trim();
        const { data } = await api('POST /user/{id}/email/', {
          params: { id: userId },
          body: isOwn ? { email, password: String(values['password']) } : { email },
          quiet: true,
        });
        notify.success({
          title: data.detail,
          description: fill(isOwn ? words.linkSent : words.theirLinkSent, { email }),
        });
        await invalidate('email', 'history');
        onClose();
      }}
    />
  );
}
