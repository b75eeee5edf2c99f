import { INPUT_MESSAGES } from '@portal/contract/input-messages';
import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import { releaseNotes as words } from '#texts/release-notes';

export const NOTE_FORM: FormDefinition = {
  id: 'release-note',
  sections: [
    {
      id: 'note',
      title: words.title,
      items: [
        {
          type: 'text',
          name: 'version',
          label: words.version,
          help: words.versionHelp,
          maxLength: LIMITS.releaseVersion,
          requiredMessage: MESSAGES.releaseVersionRequired,
          pattern: { matches: '^[\\d.]*\\d[\\d.]*$', message: INPUT_MESSAGES.releaseVersion },
        },
        { type: 'rich_text', name: 'text', label: words.text, isOptional: true },
      ],
    },
  ],
};

export const noteBody = (values: FormValues) => ({
  version: String(values['version']).trim(),
  text: String(values['text']),
});
