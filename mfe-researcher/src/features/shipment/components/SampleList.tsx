import type { Shipment } from '@portal/contract/types';
import { BulletList, Span, StatusBadge } from '@portal/shared-ui';
import { writeSample } from '../model/write-sample.ts';
import { shipment as words } from '#texts/shipment';

/** The samples of a shipment and, after its confirmation, the result for each. */
export const SampleList = ({ shipment: { samples } }: { shipment: Shipment }) => (
  <BulletList>
    {samples.map((sample) => (
      <li key={sample.id}>
        <Span me="2">{writeSample(sample)}</Span>
        {sample.is_received === null ? null : (
          <StatusBadge tone={sample.is_received ? 'success' : 'warning'}>
            {sample.is_received ? words.came : words.missing}
          </StatusBadge>
        )}
      </li>
    ))}
  </BulletList>
);
