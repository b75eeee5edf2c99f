import { Suspense } from 'react';
import { LoadingText, lazyPart } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { VisitorHome } from './VisitorHome.tsx';

const PersonalHome = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: 'member' */ './PersonalHome.tsx')).PersonalHome,
}));

/** `/`: what the portal is and the way in for visitors; the panels of the session role for everyone else. */
export function HomePage() {
  const { user } = useSession();
  if (!user) return <VisitorHome />;
  return (
    <Suspense fallback={<LoadingText />}>
      <PersonalHome />
    </Suspense>
  );
}
