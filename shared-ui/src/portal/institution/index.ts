/** Institutions as used by several apps: page frame, facts, officials, researchers, and the steps for adding one. */
export { countryName, listCountries } from './country-names.ts';
export { CreationForm } from './CreationForm.tsx';
export { CreationModals } from './CreationModals.tsx';
export { EinModal } from './EinModal.tsx';
export { Facts } from './Facts.tsx';
export { detailsBody, officerBody, officerContactBody, text, texts, yesNo } from './institution-body.ts';
export { institutionFields } from './institution-fields.ts';
export { INSTITUTION_WRITE, may, type Institution, type PartProps } from './institution-parts.ts';
export { InstitutionPage } from './InstitutionPage.tsx';
export { nestedError, plainField } from './nested-error.ts';
export { officerFields } from './officer-fields.ts';
export { Officials } from './Officials.tsx';
export { ReadView } from './ReadView.tsx';
export { Researchers } from './Researchers.tsx';
export { SupportContact } from './SupportContact.tsx';
export { useCreation } from './use-creation.ts';
