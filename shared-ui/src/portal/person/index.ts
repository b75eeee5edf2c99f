/** People as used by several apps: the page of a person, the form for the details, and their parts. */
export { ActiveBadge, VerifiedBadge } from './AccountState.tsx';
export { Affiliations } from './Affiliations.tsx';
export { EmailForm } from './EmailForm.tsx';
export { DETAIL_FIELDS, NAME_FIELDS, ORCID_FIELD } from './person-fields.tsx';
export { withFormFields } from './profile-form.tsx';
export { ProfileForm } from './ProfileForm.tsx';
export { Section } from './Section.tsx';
export { UserPage, type PersonParts } from './UserPage.tsx';
// part of the API of version 1.0.0; new code imports it from institution-search
export { searchAllInstitutions } from '../institution-search/index.ts';
