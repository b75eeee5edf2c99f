import { Suspense } from 'react';
import { LoadingText, lazyPart } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { VisitorHome } from './VisitorHome.tsx';

const PersonalHome = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: 'member' */ './PersonalHome.tsx')).PersonalHome,
}));

/** `/`: for visitors, what the portal is and how to join; for signed-in people, the panels of the session role. */
export function HomePage() {
  const { user } = useSession();
  if (!user) return <VisitorHome />;
  return (
    <Suspense fallback={<LoadingText />}>
      <PersonalHome />
    </Suspense>
  );
}
