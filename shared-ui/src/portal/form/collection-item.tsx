import { requestCollection as words } from '#texts/request-collection';
import { Text } from '../../design/layout/primitives.ts';
import type { FormField } from '../../design/form/types.ts';

/** Only pages that know the request's owner render a collection field; elsewhere a text says where to find it. */
export const collectionItem = (item: {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}): FormField => ({
  type: 'custom',
  name: item.name,
  label: item.label,
  ...(item.help === undefined ? {} : { help: item.help }),
  isOptional: true,
  isGroup: true,
  render: () => <Text>{words.elsewhere}</Text>,
});
