/** People as several apps show them: the page of one, the form of the details, and their parts. */
export { ActiveBadge, VerifiedBadge } from './AccountState.tsx';
export { Affiliations } from './Affiliations.tsx';
export { EmailForm } from './EmailForm.tsx';
export { DETAIL_FIELDS, NAME_FIELDS, ORCID_FIELD } from './person-fields.tsx';
export { withFormFields } from './profile-form.tsx';
export { ProfileForm } from './ProfileForm.tsx';
export { Section } from './Section.tsx';
export { UserPage, type PersonParts } from './UserPage.tsx';
// promised to apps that were built against version 1.0.0; new code takes it from institution-search
export { searchAllInstitutions } from '../institution-search/index.ts';
