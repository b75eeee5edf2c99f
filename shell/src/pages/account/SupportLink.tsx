import { Link } from '@portal/shared-ui';
import { useBranding } from '../../app/branding-context.ts';

/** Whom to write to. */
export function SupportLink() {
  const { support_email: address } = useBranding();
  return (
    <Link href={`mailto:${address}`} overflowWrap="anywhere">
      {address}
    </Link>
  );
}
