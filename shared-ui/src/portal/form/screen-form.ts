import type { FormDefinition as JsonDefinition } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import type { RequestForm } from '@portal/contract/request-types/request-type';
import { FILE_TYPE } from '@portal/contract/statuses';
import { collectionItem } from './collection-item.tsx';
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

/** What the pointer reads at an error of a pattern (spec 2 section 5); published definitions do not change for it. */
const ERROR_HINTS: Readonly<Record<string, string>> = { [MESSAGES.globus]: MESSAGES.globusWarning };

export const screenItem = (item: Item): FormField | FormBlock => {
  if (item.type === 'collection') return collectionItem(item);
  if (item.type === 'file') return { ...item, upload: uploadAs(FILE_TYPE.ATTACHMENT) };
  const errorHint = item.type === 'text' && ERROR_HINTS[item.pattern?.message ?? ''];
  return errorHint ? { ...item, errorHint } : item;
};
