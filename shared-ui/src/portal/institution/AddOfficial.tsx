import { LIMITS } from '@portal/contract/limits';
import { Button, fill, Stack, Text } from '../../design/index.ts';
import { Modal } from '../../design/dialog/index.ts';
import { DefinedForm, useDefinedForm, type FormDefinition } from '../form/index.ts';
import { fields } from '#texts/institution-form';
import { officials as words, page } from '#texts/institution-page';
import { plainField } from './nested-error.ts';
import { officerContactBody } from './institution-body.ts';
import { officerFields } from './officer-fields.ts';
import { INSTITUTION_WRITE, type PartProps } from './institution-parts.ts';
import { useWrite } from '../write/index.ts';

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

/** Invites another Signing Official for the institution. */
export function AddOfficial({ institution, reload, onClose }: PartProps & { onClose: () => void }) {
  // adding an official overwrites nothing, so the write sends no ETag
  const { submit } = useWrite('POST /institution/{id}/officer/', {
    ...INSTITUTION_WRITE,
    read: { etag: null, reload },
    renameField: plainField,
    onDone: onClose,
  });
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
            const official = officerContactBody(values);
            await submit(
              { params: { id: institution.id }, body: { io_data: official } },
              { done: fill(words.added, { email: official.email }) },
            );
          }}
        />
      </Stack>
    </Modal>
  );
}
