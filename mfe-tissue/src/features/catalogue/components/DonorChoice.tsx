import type { Donor } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import type { DonorSelection } from './table-props.ts';
import { catalogue as words } from '#texts/catalogue';

/** The checkbox of a donor, or in words why there is none. Its look is in `ROW_CONTROLS`. */
export function DonorChoice({ donor, selection }: { donor: Donor; selection: DonorSelection }) {
  const refusal = selection.refusal(donor);
  const isChosen = selection.hashes.has(donor.donor_hash);
  if (refusal !== undefined && !isChosen) return <span data-refusal="">{refusal}</span>;
  return (
    <label data-control="box">
      <input
        type="checkbox"
        aria-label={fill(words.choose, { donor: donor.donor_hash })}
        checked={isChosen}
        onChange={(event) => selection.toggle(donor.donor_hash, event.currentTarget.checked)}
      />
    </label>
  );
}
