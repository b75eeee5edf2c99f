import { LIMITS } from '@portal/contract/limits';
import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import type { OptionSearch } from '../../design/combobox/index.ts';
import { api } from '../data/index.ts';

const searchWhere =
  (filters: Readonly<Record<string, number>>): OptionSearch =>
  async (text, signal) => {
    const { data } = await api('GET /institution/', {
      signal,
      silent: true,
      query: {
        ...filters,
        ordering: 'name',
        limit: LIMITS.listDefault,
        ...(text === '' ? {} : { search: text }),
      },
    });
    return data.results.map(({ id, display_name }) => ({ id: String(id), label: display_name }));
  };

export const searchAllInstitutions = searchWhere({});
/** Those that people may choose for themselves. */
export const searchApprovedInstitutions = searchWhere({ status: INSTITUTION_STATUS.APPROVED });
