import type { FormField } from '../form/index.ts';
import { orcid as words } from '#texts/orcid';
import { readOrcid } from './connected-orcid.ts';
import { OrcidField } from './OrcidField.tsx';

/** A form field whose iD comes only from ORCID (spec 1 section 7: "popup 600x750"). */
export const orcidFormField = (name: string, authorizeUrl: string): FormField => ({
  type: 'custom',
  name,
  label: words.label,
  help: words.help,
  isOptional: true,
  render: ({ value, ...control }) => (
    <OrcidField {...control} value={readOrcid(value)} authorizeUrl={authorizeUrl} />
  ),
});
