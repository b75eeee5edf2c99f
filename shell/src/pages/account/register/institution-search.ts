import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import type { OptionSearch } from '@portal/shared-ui/combobox';
import { institutionSearch } from '@portal/shared-ui/institution-search';
import { register as words } from '#texts/register';

/** Id of the option for an institution that is not listed; no institution has it. */
const NOT_LISTED = 'not-listed';

const searchApproved = institutionSearch({
  isAnonymous: true,
  filters: { status: INSTITUTION_STATUS.APPROVED },
  offer: ({ id, name }) => ({ id: String(id), label: name }),
});

/**
 * Searches approved institutions by name, associated name or EIN; the last option is that none of them fits (spec 1
 * section 3).
 */
export const searchInstitutions: OptionSearch = async (text, signal) => {
  return [
    ...(await searchApproved(text, signal)),
    { id: NOT_LISTED, label: words.notListed, description: words.notListedHelp, isNone: true },
  ];
};

/** The institution id to send, or null if the institution is not listed. */
export function readInstitution(choice: unknown): number | null {
  const id = typeof choice === 'object' && choice !== null && 'id' in choice ? choice.id : null;
  return typeof id === 'string' && id !== NOT_LISTED ? Number(id) : null;
}
