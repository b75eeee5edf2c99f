import { LIMITS } from '@portal/contract/limits';
import { Button, fill, Stack, Text } from '../../design/index.ts';
import { api, invalidate } from '../data/index.ts';
import { Modal } from '../../design/dialog/index.ts';
import { DefinedForm, useDefinedForm, type FormDefinition } from '../form/index.ts';
import { notify } from '../../design/toaster/index.ts';
import { fields } from '#texts/institution-form';
import { officials as words, page } from '#texts/institution-page';
import { nestedError } from './nested-error.ts';
import { officerBody, text } from './institution-body.ts';
import { officerFields } from './officer-fields.ts';
import type { PartProps } from './institution-parts.ts';

const DEFINITION: FormDefinition = {
  id: 'add-official',
  sections: [
    {
      id: 'official',
      title: fields.officialTitle,
      items: officerFields({ ownEmail: null, isPhoneNeeded: false, phoneLength: LIMITS.officerPhone }),
    },
  ],
};

/** Invites one more person to sign for the institution. */
export function AddOfficial({ institution, reload, onClose }: PartProps & { onClose: () => void }) {
  const form = useDefinedForm({ definition: DEFINITION });
  return (
    <Modal
      isOpen
      size="lg"
      title={fill(words.addTitle, { institution: institution.display_name })}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>{words.addText}</Text>
        <DefinedForm
          definition={DEFINITION}
          form={form}
          submitLabel={words.addSubmit}
          actions={
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {page.cancel}
            </Button>
          }
          onSubmit={async (values) => {
            const official = { ...officerBody(values), phone_number: text(values['phone_number']) || null };
            try {
              await api('POST /institution/{id}/officer/', {
                params: { id: institution.id },
                body: { io_data: official },
                quiet: true,
              });
            } catch (error) {
              throw nestedError(error);
            }
            onClose();
            notify.success(fill(words.added, { email: official.email }));
            await Promise.all([reload(), invalidate('institution', 'history', 'email')]);
          }}
        />
      </Stack>
    </Modal>
  );
}
