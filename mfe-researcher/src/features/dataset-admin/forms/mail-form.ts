import { MESSAGES } from '@portal/contract/messages';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import { datasetAdmin } from '#texts/dataset-admin';

const words = datasetAdmin.mail;
const SUBJECT = 300;
export const MAIL: FormDefinition = {
  id: 'dataset-mail',
  sections: [
    {
      id: 'mail',
      title: datasetAdmin.email,
      items: [
        {
          type: 'text',
          name: 'subject',
          label: words.subject,
          maxLength: SUBJECT,
          requiredMessage: MESSAGES.required,
        },
        { type: 'rich_text', name: 'body', label: words.body, requiredMessage: MESSAGES.required },
      ],
    },
  ],
};

export const mailBody = (values: FormValues) => ({
  subject: String(values['subject']),
  body: String(values['body']),
});
