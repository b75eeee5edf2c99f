import { useSearchParams } from '@portal/shared-ui/router';
import { BadLink } from './BadLink.tsx';
import { LinkPage } from './LinkPage.tsx';

/** `/verify-user`: registration in verify mode. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <LinkPage token={token} isRejected={search.has('rejected')} /> : <BadLink />;
}
