import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface WizardStep {
  currentId: string;
  /** Came from a Change link: Continue returns to the answers. */
  isChanging: boolean;
  go: (id: string) => void;
  makeHref: (id: string, isChange?: boolean) => string;
}

/** Keeps the step in the URL (`?step=team`), so that Back, reload and links land on it. */
export function useWizardStep(ids: readonly string[]): WizardStep {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('step') ?? '';
  const currentId = ids.includes(asked) ? asked : (ids[0] ?? '');
  const withStep = useCallback((current: URLSearchParams, id: string, isChange = false) => {
    const next = new URLSearchParams(current);
    next.set('step', id);
    if (isChange) next.set('change', '1');
    else next.delete('change');
    return next;
  }, []);
  const go = useCallback(
    (id: string) => setParameters((current) => withStep(current, id)),
    [setParameters, withStep],
  );
  const makeHref = (id: string, isChange = false) => `?${withStep(parameters, id, isChange)}`;
  return { currentId, isChanging: parameters.get('change') === '1', go, makeHref };
}
