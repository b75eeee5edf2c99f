import { MESSAGES } from '@portal/contract/messages';
import { LIMITS } from '@portal/contract/limits';
import { Button, fill } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { DefinedForm, useDefinedForm, type FormDefinition } from '@portal/shared-ui/form';
import { notify } from '@portal/shared-ui/toaster';
import { profile as words } from '#texts/profile';

const DEFINITION: FormDefinition = {
  id: 'own-email',
  sections: [
    {
      id: 'email',
      title: words.changeEmail,
      items: [
        {
          type: 'email',
          name: 'email',
          label: words.newEmail,
          help: words.emailHelp,
          autoComplete: 'email',
          maxLength: LIMITS.email,
          pattern: { matches: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: MESSAGES.emailPattern },
        },
        {
          type: 'password',
          name: 'password',
          label: words.currentPassword,
          autoComplete: 'current-password',
          requiredMessage: MESSAGES.passwordRequired,
        },
      ],
    },
  ],
};

/** Another address: it changes when the link that goes there is followed. */
export function EmailForm({ userId, onClose }: { userId: number; onClose: () => void }) {
  const form = useDefinedForm({ definition: DEFINITION });
  return (
    <DefinedForm
      definition={DEFINITION}
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
          body: { email, password: String(values['password']) },
          quiet: true,
        });
        notify.success({ title: data.detail, description: fill(words.linkSent, { email }) });
        onClose();
      }}
    />
  );
}
