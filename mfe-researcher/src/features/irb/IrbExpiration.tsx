import type { IrbDocument } from '@portal/contract';
import { formatDate, HStack, StatusBadge } from '@portal/shared-ui';
import { project as words } from '#texts/project';

/** Text of the expiration column: a date, 'Exempt', or `--` without a letter. */
export function irbExpirationText(irb: IrbDocument | null): string {
  if (!irb) return '--';
  return irb.designation === 2 ? words.letter.exempt : formatDate(irb.renewal_date);
}

/** The expiration of the letter, with a warning when it is near or past. */
export function IrbExpiration({ irb }: { irb: IrbDocument | null }) {
  const text = irbExpirationText(irb);
  if (!irb || irb.state === 'valid') return <>{text}</>;
  return (
    <HStack gap="2" wrap="wrap">
      <span>{text}</span>
      {irb.state === 'expired' ? (
        <StatusBadge tone="danger">{words.letter.expired}</StatusBadge>
      ) : (
        <StatusBadge tone="warning">{words.letter.endsSoon}</StatusBadge>
      )}
    </HStack>
  );
}
