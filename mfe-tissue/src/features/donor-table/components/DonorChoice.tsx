import { fill } from '@portal/shared-ui';
import type { DonorSelection } from './table-props.ts';
import { catalogue as words } from '#texts/catalogue';

interface DonorChoiceProps {
  hash: string;
  isChosen: boolean;
  refusal: string | undefined;
  toggle: DonorSelection['toggle'];
}

/** The checkbox of a donor, or the reason why the donor cannot be chosen. Its style is in `ROW_CONTROLS`. */
export function DonorChoice({ hash, isChosen, refusal, toggle }: DonorChoiceProps) {
  if (refusal !== undefined && !isChosen) return <span data-refusal="">{refusal}</span>;
  return (
    <label data-control="box">
      <input
        type="checkbox"
        aria-label={fill(words.choose, { donor: hash })}
        checked={isChosen}
        onChange={(event) => toggle(hash, event.currentTarget.checked)}
      />
    </label>
  );
}
