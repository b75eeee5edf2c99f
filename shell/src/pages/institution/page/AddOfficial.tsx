import { LIMITS } from '@portal/contract/limits';
import { Button, fill, Stack, Text } from '@portal/shared-ui';
import { api, invalidate } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { DefinedForm, useDefinedForm, type FormDefinition } from '@portal/shared-ui/form';
import { notify } from '@portal/shared-ui/toaster';
import { fields } from '#texts/institution-form';
import { officials as words, page } from '#texts/institution-page';
import { nestedError } from '../api/nested-error.ts';
import { officerBody, text } from '../forms/institution-body.ts';
import { officerFields } from '../forms/officer-fields.ts';
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
