import type { FeatureCode } from '@portal/contract/administration';
import { LoadingText } from '@portal/shared-ui';
import { useFeatureState } from '@portal/shared-ui/data';
import { Outlet } from '@portal/shared-ui/router';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';

/** Pages that are there while a feature is on. When nobody can say, the page's own calls decide. */
export function WhileFeature({ code }: { code: FeatureCode }) {
  const state = useFeatureState(code);
  if (state === 'unknown') return <LoadingText />;
  return state === 'off' ? <NotFoundPage /> : <Outlet />;
}
