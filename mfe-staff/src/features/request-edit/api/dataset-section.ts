import { givenFacts, requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import type { ComboOption } from '@portal/shared-ui/combobox';
import { api, type RowOf } from '@portal/shared-ui/data';
import type { FormDefinition, FormSection, FormValues } from '@portal/shared-ui/form';
import { requestEdit as words } from '#texts/request-edit';

export const DATASETS = 'datasets';

type Dataset = Pick<RowOf<'GET /dataset/'>, 'id' | 'dataset_id' | 'display_name' | 'type' | 'gpf_accessible'>;

const asOption = ({
  id,
  dataset_id: code,
  display_name: name,
}: Omit<Dataset, 'type' | 'gpf_accessible'>): ComboOption => ({
  id,
  label: name,
  description: code,
});

const isOfDatasets = ({ type, renewal_of: renewed }: Pick<Request, 'type' | 'renewal_of'>): boolean =>
  !renewed && requestType(type).resources === DATASETS;

/** The datasets of a request that asks for some, as its form begins with them. */
export const datasetValues = (request: Request): FormValues =>
  isOfDatasets(request) ? { [DATASETS]: (request.datasets ?? []).map(asOption) } : {};

const getIds = (value: unknown): string[] => ((value ?? []) as readonly ComboOption[]).map(({ id }) => id);

/** What of the datasets travels: nothing where they are the same, in whatever order. */
export function datasetBody(request: Request, values: FormValues): { datasets?: string[] } {
  if (!isOfDatasets(request) || values[DATASETS] === undefined) return {};
  const chosen = getIds(values[DATASETS]);
  const before = new Set((request.datasets ?? []).map(({ id }) => id));
  const isSame = chosen.length === before.size && chosen.every((id) => before.has(id));
  return isSame ? {} : { datasets: chosen };
}

/** Searches the catalogue, and keeps what it found: conditions of the form depend on what is chosen from it. */
export function offerDatasets(request: Request) {
  const wasAskedOfGpf = request.details?.gpf_access_status != null;
  const known = new Map<string, { type: number; gpf_accessible: boolean }>(
    (request.datasets ?? []).map(({ id, type }) => [id, { type, gpf_accessible: wasAskedOfGpf }]),
  );
  const search = async (text: string, signal?: AbortSignal): Promise<ComboOption[]> => {
    const { data } = await api('GET /dataset/', {
      query: {
        active: true,
        parent__isnull: true,
        limit: 20,
        ordering: 'order',
        ...(text ? { search: text } : {}),
      },
      ...(signal ? { signal } : {}),
    });
    for (const row of data.results) if (!known.has(row.id)) known.set(row.id, row);
    return data.results.map(asOption);
  };
  /** What the form's conditions may name beside its fields, by the chosen datasets. */
  const readFacts = (value: unknown): FormValues =>
    givenFacts(request.type, {
      isRevision: false,
      datasets: getIds(value).flatMap((id) => known.get(id) ?? []),
    });
  return { search, readFacts };
}

/** The form of the answers with the datasets above them, where the type of the request has some. */
export function withDatasets(
  definition: FormDefinition,
  request: Request,
  search: ReturnType<typeof offerDatasets>['search'],
): FormDefinition {
  if (!isOfDatasets(request)) return definition;
  const section: FormSection = {
    id: DATASETS,
    title: words.datasets.title,
    items: [
      {
        type: 'multi_combobox',
        name: DATASETS,
        label: words.datasets.label,
        help: words.datasets.help,
        // what was missing already stops no one from correcting the rest
        isOptional: (request.datasets ?? []).length === 0,
        requiredMessage: words.datasets.required,
        search,
      },
    ],
  };
  return { ...definition, sections: [section, ...definition.sections] };
}
