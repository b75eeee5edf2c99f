/** Finding an institution while someone types. */
export {
  institutionSearch,
  searchAllInstitutions,
  searchApprovedInstitutions,
} from './institution-search.ts';
