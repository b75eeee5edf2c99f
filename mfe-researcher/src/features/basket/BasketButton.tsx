import type { Dataset } from '@portal/contract';
import { Button, fill } from '@portal/shared-ui';
import { putIntoBasket, takeFromBasket, useBasket } from './basket.ts';
import { resource as words } from '#texts/resource';

/** Adds a dataset to the basket, or removes it. */
export function BasketButton({ dataset }: { dataset: Pick<Dataset, 'dataset_id' | 'name'> }) {
  const isChosen = useBasket().includes(dataset.dataset_id);
  return (
    <Button
      size="xs"
      variant={isChosen ? 'solid' : 'outline'}
      aria-pressed={isChosen}
      aria-label={fill(isChosen ? words.removeNamed : words.addNamed, { name: dataset.name })}
      onClick={(event) => {
        event.stopPropagation();
        (isChosen ? takeFromBasket : putIntoBasket)(dataset.dataset_id);
      }}
    >
      {isChosen ? words.remove : words.add}
    </Button>
  );
}
