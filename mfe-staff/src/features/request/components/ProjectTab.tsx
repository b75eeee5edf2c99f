import { IRB_DESIGNATION_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { DefinitionList, formatDate, LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { request as words } from '#texts/request';

const STATE_WORDS = { valid: '', near_expiry: ' (near expiry)', expired: ' (expired)' } as const;

/** The investigator, the project and its IRB document. */
export function ProjectTab({ request }: { request: Request }) {
  const {
    data: project,
    error,
    reload,
  } = useApi('GET /project/{id}/', { params: { id: request.project.id } });
  if (error)
    return <RetryPanel title={words.couldNotGetProject} error={error} onRetry={() => void reload()} />;
  if (!project) return <LoadingText>{words.fetchingInformation}</LoadingText>;
  const irb = project.latest_irb;
  return (
    <DefinitionList
      items={[
        { term: words.principalInvestigator, value: project.owner.display_name },
        { term: words.institution, value: request.institution?.display_name },
        { term: words.project, value: `${project.sfari_project_id} ${project.title}` },
        { term: words.abstract, value: project.abstract },
        { term: words.autismResearch, value: project.non_autism_research ? 'No' : 'Yes' },
        {
          term: words.irbDocument,
          value: irb ? `${irb.file_name}, ${IRB_DESIGNATION_LABELS[irb.designation]}` : 'IRB Required',
        },
        {
          term: words.irbExpirationDate,
          value: irb ? `${formatDate(irb.renewal_date) || 'Exempt'}${STATE_WORDS[irb.state]}` : null,
        },
      ]}
    />
  );
}
