import { LIMITS } from '@portal/contract/limits';
import { INVESTIGATOR_ROLES } from '@portal/contract/roles';
import { Input, LabeledField, Stack } from '@portal/shared-ui';
import { searchPeople } from '@portal/shared-ui/bulk';
import { Combobox, type ComboOption } from '@portal/shared-ui/combobox';
import { useIsCollectionStaff } from '../model/use-may-collect.ts';
import { collection as words } from '#texts/collection';

const searchResearchers = searchPeople(INVESTIGATOR_ROLES);

interface NewCollectionFieldsProps {
  name: string;
  onName: (name: string) => void;
  nameError: string | undefined;
  researcher: ComboOption | null;
  onResearcher: (researcher: ComboOption | null) => void;
  researcherError: string | undefined;
}

/** The name of a new collection and, for staff, its owner. */
export function NewCollectionFields(props: NewCollectionFieldsProps) {
  const isStaff = useIsCollectionStaff();
  return (
    <Stack gap="4">
      <LabeledField label={words.name} error={props.nameError}>
        {(control) => (
          <Input
            {...control}
            maxLength={LIMITS.collectionName}
            value={props.name}
            onChange={(event) => props.onName(event.currentTarget.value)}
          />
        )}
      </LabeledField>
      {isStaff ? (
        <LabeledField label={words.researcher} help={words.researcherHelp} error={props.researcherError}>
          {(control) => (
            <Combobox
              {...control}
              isInDialog
              value={props.researcher}
              onChange={props.onResearcher}
              search={searchResearchers}
            />
          )}
        </LabeledField>
      ) : null}
    </Stack>
  );
}
