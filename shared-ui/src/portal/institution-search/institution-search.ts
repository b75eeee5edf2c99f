import { LIMITS } from '@portal/contract/limits';
import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import type { ComboOption, OptionSearch } from '../../design/combobox/index.ts';
import { api } from '../data/index.ts';

interface Found {
  readonly id: number;
  readonly name: string;
  readonly display_name: string;
}

interface SearchOptions {
  filters?: Readonly<Record<string, number>>;
  /** True for visitors, who have no session. */
  isAnonymous?: boolean;
  /** How one is offered; by id, with its name for the reader, by default. */
  offer?: (found: Found) => ComboOption;
}

const offerById = ({ id, display_name: label }: Found): ComboOption => ({ id: String(id), label });

/** Institutions by name, associated name or EIN; the first ones by name while there is too little to search for. */
export const institutionSearch =
  ({ filters = {}, isAnonymous = false, offer = offerById }: SearchOptions = {}): OptionSearch =>
  async (text, signal) => {
    const { data } = await api('GET /institution/', {
      signal,
      ...(isAnonymous ? { anonymous: true } : { silent: true }),
      query: {
        ...filters,
        ordering: 'name',
        limit: LIMITS.listDefault,
        ...(text.length < LIMITS.searchMinimum ? {} : { search: text }),
      },
    });
    return data.results.map(offer);
  };

export const searchAllInstitutions = institutionSearch();
/** Those that people may choose for themselves. */
export const searchApprovedInstitutions = institutionSearch({
  filters: { status: INSTITUTION_STATUS.APPROVED },
});
