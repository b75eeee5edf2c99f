import type { Dataset, FormAnswers, Request } from '@portal/contract';
import { buildConditionValues, requestType } from '@portal/contract/request-types/lookup';
import { useList } from '@portal/shared-ui/data';
import { useMemo } from 'react';
import type { DraftValues } from '../model/draft-values.ts';
import { CATALOGUE } from './use-catalogue.ts';

/** The facts that form conditions may use besides fields, derived from the current choices. */
export function useGivenFacts(
  request: Request | null,
  values: DraftValues | null,
  isRevision: boolean,
): FormAnswers {
  const type = request?.type;
  const hasDatasets = type !== undefined && requestType(type).resources === 'datasets';
  const { rows } = useList('GET /dataset/', CATALOGUE, { enabled: hasDatasets });
  const known = request?.datasets;
  const chosen = values?.datasets;
  return useMemo(() => {
    if (type === undefined) return {};
    const isChosen = ({ id }: Pick<Dataset, 'id'>) => chosen?.includes(id) ?? false;
    const offered = rows.filter(isChosen);
    // a dataset that is no longer offered takes its type from the request
    const others = (known ?? []).filter(isChosen).map((one) => ({ type: one.type, gpf_accessible: false }));
    return buildConditionValues(type, { isRevision, datasets: [...offered, ...others] });
  }, [type, isRevision, rows, known, chosen]);
}
