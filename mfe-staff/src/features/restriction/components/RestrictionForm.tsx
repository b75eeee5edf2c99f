import { useState, type SyntheticEvent } from 'react';
import { LIMITS } from '@portal/contract/limits';
import type { BodyOf } from '@portal/contract/types';
import { Button, chakra, CheckRow, fill, LabeledField, Stack, Text } from '@portal/shared-ui';
import { MultiCombobox, type ComboOption } from '@portal/shared-ui/combobox';
import { replaceLabel, TheirVersion } from '@portal/shared-ui/write';
import { searchPeople } from '@portal/shared-ui/bulk';
import { AllowedPeople } from './AllowedPeople.tsx';
import { accessText, type RestrictedDataset } from './restriction-columns.tsx';
import { restriction as words } from '#texts/restriction';

type Resource = Pick<RestrictedDataset, 'display_name' | 'limited' | 'allowed_users' | 'abilities'>;

interface Writing {
  isBusy: boolean;
  general: string | undefined;
  findError: (field: string) => string | undefined;
  theirs: Resource | null;
  forgetTheirs: () => void;
}

const searchResearchers = searchPeople(['primary_researcher', 'pi_sbso']);
const asOptions = ({ allowed_users: people }: Resource): ComboOption[] =>
  people.map(({ id, display_name }) => ({ id: String(id), label: display_name }));

/** Limits a resource to a list of people, against the version that was read. Only administrators can edit it. */
export function RestrictionForm({
  resource,
  write: { isBusy, general, findError, theirs, forgetTheirs },
  onSave,
}: {
  resource: Resource;
  write: Writing;
  onSave: (body: BodyOf<'PATCH /restricted-dataset/{id}/'>) => Promise<unknown>;
}) {
  const [isLimited, setLimited] = useState(resource.limited);
  const [people, setPeople] = useState(() => asOptions(resource));
  if (!resource.abilities['edit']) return <AllowedPeople people={resource.allowed_users} />;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await onSave({ limited: isLimited, allowed_users: people.map(({ id }) => Number(id)) });
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate maxW="40rem">
      <Stack gap="4" align="stretch">
        <CheckRow isChecked={isLimited} onChange={setLimited}>
          {words.limit}
        </CheckRow>
        <LabeledField label={words.list} help={words.keeps} error={findError('allowed_users')} isOptional>
          {() => (
            <MultiCombobox
              label={words.list}
              placeholder={words.placeholder}
              search={searchResearchers}
              value={people}
              onChange={setPeople}
              maximum={LIMITS.allowedUsers}
            />
          )}
        </LabeledField>
        {theirs ? (
          <TheirVersion
            items={[
              { term: words.access, value: accessText(theirs) },
              { term: words.list, value: <AllowedPeople people={theirs.allowed_users} /> },
            ]}
            onTake={() => {
              setLimited(theirs.limited);
              setPeople(asOptions(theirs));
              forgetTheirs();
            }}
          />
        ) : null}
        {general ? (
          <Text role="alert" color="fg.error">
            {general}
          </Text>
        ) : null}
        <Button type="submit" alignSelf="flex-start" loading={isBusy} loadingText={words.saving}>
          {theirs ? replaceLabel : fill(words.save, { name: resource.display_name })}
        </Button>
      </Stack>
    </chakra.form>
  );
}
