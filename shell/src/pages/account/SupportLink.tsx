import { Link } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';

/** The mail link of support. */
export function SupportLink() {
  const { support_email: address } = useBranding();
  return (
    <Link href={`mailto:${address}`} overflowWrap="anywhere">
      {address}
    </Link>
  );
}
