import type { Agreement } from '@portal/contract';
import { RDA_STATUS_LABELS } from '@portal/contract/statuses';
import { DefinitionList, formatDate } from '@portal/shared-ui';
import { rda, rdaAdmin } from '#texts/rda';

/** The values of the administrators' form, read-only (spec 1 section 6: reviewers). */
export function AdminDetails({ agreement }: { agreement: Agreement }) {
  const { additional_data: data, official, created } = agreement;
  return (
    <DefinitionList
      items={[
        { term: rdaAdmin.status, value: RDA_STATUS_LABELS[data.status] },
        { term: rda.official, value: official?.display_name },
        { term: rdaAdmin.signature, value: data.signature },
        { term: rdaAdmin.signatureDate, value: formatDate(data.signature_date) },
        { term: rdaAdmin.foundationSignature, value: data.sf_signature },
        { term: rdaAdmin.foundationDate, value: formatDate(data.sf_signature_date) },
        { term: rdaAdmin.revisedDate, value: formatDate(data.revised_date) },
        { term: rdaAdmin.comments, value: data.comments },
        { term: rda.created, value: formatDate(created) },
      ]}
    />
  );
}
