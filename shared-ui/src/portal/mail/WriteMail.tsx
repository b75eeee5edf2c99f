import { MESSAGES } from '@portal/contract/messages';
import { useWrite } from '../write/index.ts';
import { mail as words } from '#texts/mail';
import { EMPTY_MAIL } from './draft.ts';
import type { MailSubject } from './mail-subject.ts';
import { MailComposer } from './MailComposer.tsx';

/** An email about an object, from a template or empty (spec 3 section 2.17). */
export function WriteMail({ about, onClose }: { about: MailSubject; onClose: () => void }) {
  const { send, ...state } = useWrite('POST /email/', {
    isSilent: true,
    invalidates: ['email'],
    done: MESSAGES.emailSent,
  });
  return (
    <MailComposer
      title={`${words.write}: ${about.name}`}
      draftName={`${about.model}-${about.id}`}
      start={{ data: { ...EMPTY_MAIL, to: about.to ?? [] } }}
      send={{ label: words.send }}
      offers={{ templatesFor: about, attachments: true, hiddenRecipients: true }}
      state={state}
      onSend={async (mail) => {
        if (!mail) return false;
        const { template, ...rest } = mail;
        return send({
          body: {
            ...rest,
            email_template: template || 'staff_mail',
            model_name: about.model,
            object_id: String(about.id),
          },
        });
      }}
      onClose={onClose}
    />
  );
}
