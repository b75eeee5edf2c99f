import { useState, type SyntheticEvent } from 'react';
import { findHistory, HISTORIES } from '@portal/contract/histories';
import {
  Button,
  chakra,
  fill,
  Input,
  LabeledField,
  NativeSelect,
  SimpleGrid,
  Stack,
} from '@portal/shared-ui';
import { HistoryTrail } from '@portal/shared-ui/history';
import { useSearchParams } from '@portal/shared-ui/router';
import { superuser } from '#texts/superuser';

/**
 * The object kind named by a text; requests if the text cannot be a kind. Kinds without a label are reachable only
 * through the address.
 */
const readModel = (text: string | null): string =>
  text !== null && /^[a-z]+(-[a-z]+)*$/.test(text) ? text : 'request';
/** The selectable kinds, including the current one. */
const listKinds = (model: string) => {
  const shown = findHistory(model);
  return shown.isPlain ? [...HISTORIES, shown] : HISTORIES;
};

/** The history of any object by kind and id. The address holds the search, so that it can be shared. */
export function HistorySearch() {
  const [search, setSearch] = useSearchParams();
  const shown = { model: readModel(search.get('model')), id: search.get('id') ?? '' };
  const [model, setModel] = useState(shown.model);
  const [id, setId] = useState(shown.id);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSearch({ model, id: id.trim() }, { preventScrollReset: true });
  };
  return (
    <Stack gap="5">
      <chakra.form onSubmit={submit} noValidate>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4" alignItems="end">
          <LabeledField label={superuser.model} help={superuser.modelHelp}>
            {(control) => (
              <NativeSelect.Root>
                <NativeSelect.Field
                  {...control}
                  value={model}
                  onChange={(event) => setModel(readModel(event.target.value))}
                >
                  {listKinds(model).map(({ model: name, label }) => (
                    <option value={name} key={name}>
                      {label}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            )}
          </LabeledField>
          <LabeledField label={superuser.id} help={superuser.idHelp}>
            {(control) => (
              <Input {...control} value={id} maxLength={36} onChange={(event) => setId(event.target.value)} />
            )}
          </LabeledField>
          <Button type="submit" justifySelf="start" disabled={id.trim() === ''}>
            {superuser.showHistory}
          </Button>
        </SimpleGrid>
      </chakra.form>
      {shown.id === '' ? null : <FoundHistory key={`${shown.model} ${shown.id}`} {...shown} />}
    </Stack>
  );
}

/** The history as the object's own page tells it; on demand as it is stored. Kinds without a label have no words. */
function FoundHistory({ model, id }: { model: string; id: string }) {
  const history = findHistory(model);
  const hasWords = !history.isPlain;
  const [isStored, setStored] = useState(!hasWords);
  return (
    <Stack gap="4" align="flex-start">
      {hasWords ? (
        <Button size="sm" variant="outline" onClick={() => setStored(!isStored)}>
          {isStored ? superuser.hideStored : superuser.showStored}
        </Button>
      ) : null}
      <HistoryTrail
        model={model}
        pk={id}
        isStored={isStored}
        missing={superuser.historyNotFound}
        label={fill(superuser.historyOf, { model: history.label, id })}
      />
    </Stack>
  );
}
