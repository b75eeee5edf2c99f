/** Connects an ORCID iD: in registration and on the user's own profile. */
export { readConnected, readOrcid, type ConnectedOrcid } from './connected-orcid.ts';
export { orcidFormField } from './orcid-form-field.tsx';
export { OrcidField } from './OrcidField.tsx';
