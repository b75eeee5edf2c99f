import { api } from '../data/index.ts';
import type { ComboOption } from '../../design/combobox/index.ts';

/** People of the given groups whose name or address contains `text`, for a picker. */
export const searchPeople =
  (groups: readonly string[]) =>
  async (text: string, signal?: AbortSignal): Promise<ComboOption[]> => {
    const { data } = await api('GET /person/', {
      query: { groups__name__in: groups.join(','), ...(text.length > 1 ? { search: text } : {}), limit: 30 },
      ...(signal ? { signal } : {}),
      silent: true,
    });
    return data.results.map(({ id, display_name, email }) => ({
      id: String(id),
      label: display_name,
      description: email,
    }));
  };
