import { useState, type SyntheticEvent } from 'react';
import { ACCESS_TYPES } from '@portal/contract/statuses';
import { Box, Button, chakra, HStack, LabeledField, PanelSection } from '@portal/shared-ui';
import { Combobox, type ComboOption } from '@portal/shared-ui/combobox';
import { NativeSelect } from '@portal/shared-ui';
import { useWrite } from '@portal/shared-ui/write';
import { searchPeople } from '@portal/shared-ui/bulk';
import type { Way } from '../model/researchers.ts';
import { dataAccess as words } from '#texts/data-access';
import { AccessError } from './AccessError.tsx';

const searchResearchers = searchPeople(['primary_researcher', 'pi_sbso']);

/** An access administrator gives access without a request. */
export function GiveAccess({
  dataset,
  offered,
}: {
  dataset: { readonly id: string };
  offered: Readonly<Record<Way, boolean>>;
}) {
  const ways = ACCESS_TYPES.filter((way) => offered[way]);
  const [person, setPerson] = useState<ComboOption | null>(null);
  const [way, setWay] = useState<Way>(ways[0] ?? 'Other');
  const [isMissing, setMissing] = useState(false);
  const write = useWrite('POST /datasetaccess/', {
    invalidates: ['datasetaccess', 'history'],
    isSilent: true,
    done: words.give.done,
    onDone: () => setPerson(null),
  });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(person === null);
    if (person === null) return;
    await write.send({
      body: { user: Number(person.id), dataset: dataset.id, access_type: way, status: 'granted' },
    });
  };
  return (
    <PanelSection title={words.give.title}>
      <chakra.form onSubmit={(event) => void submit(event)} noValidate>
        <HStack align="flex-end" wrap="wrap" gap="4">
          <Box flex="1 1 18rem" maxW="28rem">
            <LabeledField
              label={words.give.person}
              error={isMissing ? words.give.choosePerson : write.findError('user')}
            >
              {(control) => (
                <Combobox
                  {...control}
                  value={person}
                  onChange={setPerson}
                  search={searchResearchers}
                  placeholder={words.give.placeholder}
                />
              )}
            </LabeledField>
          </Box>
          <LabeledField label={words.give.way} error={write.findError('access_type')}>
            {(control) => (
              <NativeSelect.Root>
                <NativeSelect.Field
                  {...control}
                  value={way}
                  onChange={(event) => setWay(event.currentTarget.value as Way)}
                >
                  {ways.map((name) => (
                    <option key={name} value={name}>
                      {words.way[name]}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            )}
          </LabeledField>
          <Button type="submit" loading={write.isBusy} loadingText={words.give.busy}>
            {words.give.submit}
          </Button>
        </HStack>
      </chakra.form>
      {write.failure ? <AccessError message={write.failure} onClose={write.clear} /> : null}
    </PanelSection>
  );
}
