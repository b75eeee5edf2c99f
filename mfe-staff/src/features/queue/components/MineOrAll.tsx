import { CheckRow } from '@portal/shared-ui';
import { useSearchParams } from '@portal/shared-ui/router';
import { queue as words } from '#texts/queue';

/** Reviewers see their own reviews by default; the address holds the choice. */
export function MineOrAll({ isMine }: { isMine: boolean }) {
  const [, setParameters] = useSearchParams();
  const choose = (onlyMine: boolean) =>
    setParameters((current) => {
      const next = new URLSearchParams(current);
      if (onlyMine) next.delete('of');
      else next.set('of', 'everyone');
      next.delete('page');
      return next;
    });
  return (
    <CheckRow isChecked={isMine} onChange={choose}>
      {words.filters.mine}
    </CheckRow>
  );
}
