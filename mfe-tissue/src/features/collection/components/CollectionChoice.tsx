import type { Collection } from '@portal/contract/types';
import { fill, LabeledField, NativeSelect } from '@portal/shared-ui';
import { useIsCollectionStaff } from '../model/use-may-collect.ts';
import { collection as words } from '#texts/collection';

/** The choice that means a new collection. */
export const NEW = 'new';

interface CollectionChoiceProps {
  collections: readonly Collection[];
  choice: string;
  onChoose: (choice: string) => void;
}

/** Chooses a collection: one that the user may edit, or a new one. */
export function CollectionChoice({ collections, choice, onChoose }: CollectionChoiceProps) {
  const isStaff = useIsCollectionStaff();
  return (
    <LabeledField label={words.which} help={words.whichHelp}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            {...control}
            value={choice}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            <option value={NEW}>{words.newOne}</option>
            {collections.map(({ id, collection_name: name, identifiers, pi }) => (
              <option key={id} value={id}>
                {fill(isStaff ? words.optionOfResearcher : words.option, {
                  name,
                  researcher: pi.display_name,
                  count: identifiers.length,
                })}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </LabeledField>
  );
}
