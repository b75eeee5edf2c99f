import { StatusBadge } from '../../design/index.ts';
import { user as words } from '#texts/user';

export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <StatusBadge tone={isActive ? 'success' : 'closed'}>{isActive ? words.active : words.inactive}</StatusBadge>
);

export const VerifiedBadge = ({ isVerified }: { isVerified: boolean }) => (
  <StatusBadge tone={isVerified ? 'success' : 'warning'}>
    {isVerified ? words.verified : words.unverified}
  </StatusBadge>
);
