import type { DonorStore } from '@portal/contract/donors';
import type { Collection } from '@portal/contract/types';
import { Button, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useState } from 'react';
import { AddToCollection } from '../../collection/components/AddToCollection.tsx';
import { useMayCollect } from '../../collection/model/use-may-collect.ts';
import { compareAddress, COMPARED } from '../../donor-table/model/compare.ts';
import { catalogue as words } from '#texts/catalogue';

interface SelectionActionsProps {
  store: DonorStore;
  hashes: readonly string[];
  /** The collection that is preselected as the target. */
  collection: number | undefined;
  onSaved: (collection: Collection) => void;
}

/** The actions for the selected donors. */
export function SelectionActions({ store, hashes, collection, onSaved }: SelectionActionsProps) {
  const mayCollect = useMayCollect();
  const [isAdding, setAdding] = useState(false);
  const [least, most] = COMPARED;
  const isComparable = hashes.length >= least && hashes.length <= most;
  return (
    <>
      {mayCollect ? (
        <Button size="sm" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      ) : null}
      {isComparable ? (
        <RouteButton size="sm" variant="outline" to={compareAddress(store, hashes)}>
          {words.compare}
        </RouteButton>
      ) : hashes.length < least ? (
        <Text color="fg.muted">{words.compareHint}</Text>
      ) : null}
      <AddToCollection
        isOpen={isAdding}
        store={store}
        hashes={hashes}
        preferred={collection}
        onClose={() => setAdding(false)}
        onSaved={(saved) => {
          setAdding(false);
          onSaved(saved);
        }}
      />
    </>
  );
}
