import { formatPlace } from '@portal/contract/donors';
import type { Shipment } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { shipment as words } from '#texts/shipment';

/** A tissue sample in one line. */
export const writeSample = (sample: Shipment['samples'][number]): string =>
  fill(words.sample, {
    place: formatPlace(sample),
    storage: words.storages[sample.storage],
    amount: fill(words.units[sample.unit], { amount: sample.amount }),
    donor: sample.hash_code,
  });
