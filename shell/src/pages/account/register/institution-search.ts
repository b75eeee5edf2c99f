import { LIMITS } from '@portal/contract/limits';
import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import type { OptionSearch } from '@portal/shared-ui/combobox';
import { api } from '@portal/shared-ui/data';
import { register as words } from '#texts/register';

/** No institution has this id. */
const NOT_LISTED = 'not-listed';

/** Approved institutions by name, associated name or EIN, and last the choice of none of them (spec 1 section 3). */
export const searchInstitutions: OptionSearch = async (text, signal) => {
  const { data } = await api('GET /institution/', {
    anonymous: true,
    signal,
    query: {
      status: INSTITUTION_STATUS.APPROVED,
      ordering: 'name',
      limit: LIMITS.listDefault,
      ...(text === '' ? {} : { search: text }),
    },
  });
  return [
    ...data.results.map(({ id, name }) => ({ id: String(id), label: name })),
    { id: NOT_LISTED, label: words.notListed, description: words.notListedHelp },
  ];
};

/** What the server takes for a choice: the id, or null when the institution is not listed. */
export function readInstitution(choice: unknown): number | null {
  const id = typeof choice === 'object' && choice !== null && 'id' in choice ? choice.id : null;
  return typeof id === 'string' && id !== NOT_LISTED ? Number(id) : null;
}
