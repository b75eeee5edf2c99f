import type { ReactNode } from 'react';
import type { FeatureCode } from '@portal/contract/administration';
import { NotFoundPanel } from '../../design/errors/index.ts';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import { Outlet } from '../../design/router/index.ts';
import { useFeatureState } from '../data/index.ts';

/**
 * Shows its child routes while a feature is on, otherwise `otherwise`. If the state is unknown because the server is
 * unreachable, the child routes show and their own calls decide.
 */
export function WhileFeature({
  code,
  otherwise = <NotFoundPanel />,
}: {
  code: FeatureCode;
  otherwise?: ReactNode;
}) {
  const state = useFeatureState(code);
  if (state === 'unknown') return <LoadingText />;
  return state === 'off' ? otherwise : <Outlet />;
}
