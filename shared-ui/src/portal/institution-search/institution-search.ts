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
  /** True for visitors without a session. */
  isAnonymous?: boolean;
  /** Converts a result to an option; by default its id and display name. */
  offer?: (found: Found) => ComboOption;
}

const offerById = ({ id, display_name: label }: Found): ComboOption => ({ id: String(id), label });

/**
 * Searches institutions by name, associated name or EIN. If the text is too short to search for, it returns the first
 * ones by name.
 */
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
/** Only institutions that users may choose for themselves. */
export const searchApprovedInstitutions = institutionSearch({
  filters: { status: INSTITUTION_STATUS.APPROVED },
});
