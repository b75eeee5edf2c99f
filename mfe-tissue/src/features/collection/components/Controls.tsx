import type { Collection, ResponseOf } from '@portal/contract/types';
import { Button, fill, LoadingText, PageSection, Stack, Text } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { useCollectionDonors } from '../model/use-collection-donors.ts';
import { ControlsOfCase } from './ControlsOfCase.tsx';
import { catalogue as catalogueWords } from '#texts/catalogue';
import { collection as words } from '#texts/collection';

type Matches = ResponseOf<'POST /donor-match/'>['results'];

/** Matches autism in a diagnosis, which the brain bank writes in several ways. */
const AUTISM = /autis|\basd\b/i;
/** The maximum number of cases that the server compares in one call. */
const MOST_CASES = 100;

interface ControlsProps {
  collection: Collection;
  identifiers: readonly string[];
  onAdd: (hashes: readonly string[]) => void;
}

/** Suggests controls for the donors with autism, with the reasons. Only the user adds them. */
export function Controls({ collection, identifiers, onAdd }: ControlsProps) {
  const { rows, error, reload, known } = useCollectionDonors(collection);
  const [matches, setMatches] = useState<Matches | null>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { send, isBusy, failure } = useWrite('POST /donor-match/', {
    onDone: ({ data }) => setMatches(data.results),
  });
  const found = identifiers.filter((hash) => AUTISM.test(known.get(hash)?.diagnosis ?? ''));
  const cases = found.slice(0, MOST_CASES);
  const suggest = () => {
    setTicked([]);
    const store = collection.pilot_tissue_cart ? 'pilot' : 'main';
    void send({ body: { cases, store, exclude: [...identifiers] } });
  };
  const add = () => {
    onAdd(ticked);
    notify.success(fill(words.controlsAdded, { count: ticked.length }));
    setTicked([]);
    setMatches(null);
  };
  return (
    <PageSection
      title={words.controlsTitle}
      actions={
        <Button size="sm" variant="outline" disabled={cases.length === 0 || isBusy} onClick={suggest}>
          {words.controls}
        </Button>
      }
    >
      {rows ? (
        <Text color="fg.muted">{cases.length === 0 ? words.noCases : words.controlsText}</Text>
      ) : error ? (
        <RetryPanel title={catalogueWords.loadFailed} error={error} onRetry={() => void reload()} />
      ) : (
        <LoadingText />
      )}
      {found.length > cases.length ? (
        <Text mt="2">{fill(words.firstCases, { count: cases.length, total: found.length })}</Text>
      ) : null}
      {isBusy ? <LoadingText /> : null}
      {failure ? (
        <Text role="alert" color="fg.error" mt="2">
          {failure}
        </Text>
      ) : null}
      {matches && !isBusy ? (
        <Stack gap="5" mt="4">
          {matches.map((match) => (
            <ControlsOfCase
              key={match.donor_hash}
              match={match}
              known={known}
              // controls already in the collection are not offered again
              taken={identifiers}
              ticked={ticked}
              onTick={(hash, isOn) =>
                setTicked(isOn ? [...ticked, hash] : ticked.filter((one) => one !== hash))
              }
            />
          ))}
          {ticked.length > 0 ? (
            <Button alignSelf="flex-start" onClick={add}>
              {fill(words.addControls, { count: ticked.length })}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </PageSection>
  );
}
