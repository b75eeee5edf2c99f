import { useState } from 'react';
import { Button } from '@portal/shared-ui';
import { api, invalidate } from '@portal/shared-ui/data';
import { DefinedForm, useDefinedForm, type FormDefinition } from '@portal/shared-ui/form';
import { notify } from '@portal/shared-ui/toaster';
import { profile as words } from '#texts/profile';
import { MESSAGES } from '@portal/contract/messages';
import { passwordFields } from '../account/password/password-fields.tsx';

const DEFINITION: FormDefinition = {
  id: 'own-password',
  sections: [
    {
      id: 'password',
      title: words.changePassword,
      items: [
        {
          type: 'password',
          name: 'current_password',
          label: words.currentPassword,
          autoComplete: 'current-password',
          requiredMessage: MESSAGES.passwordRequired,
        },
        ...passwordFields({ password: words.newPassword, confirm: words.repeatPassword }),
      ],
    },
  ],
};

/** Sets a new password; the present one proves the person's identity. Nothing is stored in the browser. */
export function PasswordForm({ userId, onClose }: { userId: number; onClose: () => void }) {
  const form = useDefinedForm({ definition: DEFINITION });
  const [isDone, setDone] = useState(false);
  return (
    <DefinedForm
      definition={DEFINITION}
      form={form}
      submitLabel={words.savePassword}
      isSubmitDisabled={isDone}
      actions={
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {words.cancel}
        </Button>
      }
      onSubmit={async (values) => {
        await api('PATCH /user/{id}/password/', {
          params: { id: userId },
          body: {
            current_password: String(values['current_password']),
            password: String(values['password']),
            confirm_password: String(values['confirm_password']),
          },
          quiet: true,
        });
        setDone(true);
        await invalidate('user-session');
        notify.success(words.passwordSaved);
        onClose();
      }}
    />
  );
}
