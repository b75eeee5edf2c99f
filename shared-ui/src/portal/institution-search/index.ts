/** Finding an institution while somebody types. */
export {
  institutionSearch,
  searchAllInstitutions,
  searchApprovedInstitutions,
} from './institution-search.ts';
