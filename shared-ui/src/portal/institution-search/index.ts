/** Searches institutions while the user types. */
export {
  institutionSearch,
  searchAllInstitutions,
  searchApprovedInstitutions,
} from './institution-search.ts';
