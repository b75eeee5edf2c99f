import type { FormDefinition as JsonDefinition } from '@portal/contract';
import type { RequestForm } from '@portal/contract/request-types/request-type';
import { FILE_TYPE } from '@portal/contract/statuses';
import { uploadAs } from '../upload/index.ts';
import type { FormBlock, FormDefinition, FormField } from '../../design/form/types.ts';

type Item = (JsonDefinition | RequestForm)['sections'][number]['items'][number];

/** A definition of the contract as pages draw it: files also need somewhere to go. */
export const screenForm = ({
  id,
  sections,
}: Pick<JsonDefinition | RequestForm, 'id' | 'sections'>): FormDefinition => ({
  id,
  sections: sections.map((section) => ({ ...section, items: section.items.map(screenItem) })),
});

export const screenItem = (item: Item): FormField | FormBlock =>
  item.type === 'file' ? { ...item, upload: uploadAs(FILE_TYPE.ATTACHMENT) } : item;
