import type { FormDefinition as JsonDefinition } from '@portal/contract';
import { FILE_TYPE } from '@portal/contract/statuses';
import type { FormBlock, FormDefinition, FormField } from '@portal/shared-ui/form';
import { uploadAs } from '@portal/shared-ui/upload';

type Item = JsonDefinition['sections'][number]['items'][number];

/** A JSON definition as the form component takes it: files also need somewhere to go. */
export const formOf = ({ id, sections }: JsonDefinition): FormDefinition => ({
  id,
  sections: sections.map((section) => ({ ...section, items: section.items.map(itemOf) })),
});

const itemOf = (item: Item): FormField | FormBlock =>
  item.type === 'file' ? { ...item, upload: uploadAs(FILE_TYPE.ATTACHMENT) } : item;
