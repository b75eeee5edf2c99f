import type { Donor } from '@portal/contract/types';
import { CheckRow, chakra, fill, Text } from '@portal/shared-ui';
import type { DonorSelection } from './table-props.ts';
import { catalogue as words } from '#texts/catalogue';

/** The checkbox of a donor, or in words why there is none. */
export function DonorChoice({ donor, selection }: { donor: Donor; selection: DonorSelection }) {
  const refusal = selection.refusal(donor);
  const isChosen = selection.hashes.has(donor.donor_hash);
  if (refusal !== undefined && !isChosen)
    return (
      <Text as="span" textStyle="xs" color="fg.muted" lineHeight="1.2" display="block">
        {refusal}
      </Text>
    );
  return (
    <chakra.span data-control="box" display="inline-flex">
      <CheckRow
        isLabelHidden
        isChecked={isChosen}
        onChange={(isOn) => selection.toggle(donor.donor_hash, isOn)}
      >
        {fill(words.choose, { donor: donor.donor_hash })}
      </CheckRow>
    </chakra.span>
  );
}
