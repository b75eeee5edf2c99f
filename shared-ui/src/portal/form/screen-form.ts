import type { FormDefinition as JsonDefinition } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import type { RequestForm } from '@portal/contract/request-types/request-type';
import { FILE_TYPE } from '@portal/contract/statuses';
import { collectionItem } from './collection-item.tsx';
import { uploadAs } from '../upload/index.ts';
import type { FormBlock, FormDefinition, FormField } from '../../design/form/types.ts';

type Item = (JsonDefinition | RequestForm)['sections'][number]['items'][number];

/** Converts a definition of the contract for the page; file fields also need an upload target. */
export const screenForm = ({
  id,
  sections,
}: Pick<JsonDefinition | RequestForm, 'id' | 'sections'>): FormDefinition => ({
  id,
  sections: sections.map((section) => ({ ...section, items: section.items.map(screenItem) })),
});

/**
 * Tooltips for errors of a pattern (spec 2 section 5), here and not in the definitions, because published definitions
 * must not change.
 */
const ERROR_HINTS: Readonly<Record<string, string>> = { [MESSAGES.globus]: MESSAGES.globusWarning };

export const screenItem = (item: Item): FormField | FormBlock => {
  if (item.type === 'collection') return collectionItem(item);
  if (item.type === 'file') return { ...item, upload: uploadAs(FILE_TYPE.ATTACHMENT) };
  const errorHint = item.type === 'text' && ERROR_HINTS[item.pattern?.message ?? ''];
  return errorHint ? { ...item, errorHint } : item;
};
