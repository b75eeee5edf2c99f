import { DONOR_STORES, type DonorStore } from '@portal/contract/donors';
import { Button, HStack } from '@portal/shared-ui';
import { catalogue as words } from '#texts/catalogue';

/** Chooses the store: the main one, or the small one for pilot requests. */
export function StoreChoice({
  store,
  onChoose,
}: {
  store: DonorStore;
  onChoose: (store: DonorStore) => void;
}) {
  return (
    <HStack as="fieldset" aria-label={words.store} gap="0" border="0" m="0" p="0">
      {DONOR_STORES.map((one, index) => (
        <Button
          key={one}
          size="sm"
          variant={one === store ? 'solid' : 'outline'}
          colorPalette={one === store ? 'accent' : 'gray'}
          aria-pressed={one === store}
          borderStartRadius={index === 0 ? 'l2' : '0'}
          borderEndRadius={index === DONOR_STORES.length - 1 ? 'l2' : '0'}
          onClick={() => onChoose(one)}
        >
          {words.stores[one]}
        </Button>
      ))}
    </HStack>
  );
}
