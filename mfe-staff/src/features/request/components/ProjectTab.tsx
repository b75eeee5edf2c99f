import type { Request } from '@portal/contract/types';
import { DefinitionList, formatDate, LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { IrbDownload } from './IrbDownload.tsx';
import { PageLink } from './PageLink.tsx';
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
  const { institution } = request;
  return (
    <DefinitionList
      items={[
        {
          term: words.principalInvestigator,
          value: <PageLink to={`/user/${project.owner.id}`}>{project.owner.display_name}</PageLink>,
        },
        {
          term: words.institution,
          value: institution ? (
            <PageLink to={`/institution/${institution.id}`}>{institution.display_name}</PageLink>
          ) : null,
        },
        {
          term: words.project,
          value: (
            <PageLink
              to={`/project/${project.id}`}
            >{`${project.sfari_project_id} ${project.title}`}</PageLink>
          ),
        },
        { term: words.abstract, value: project.abstract },
        { term: words.autismResearch, value: project.non_autism_research ? words.no : words.yes },
        {
          term: words.irbDocument,
          value: irb ? <IrbDownload irb={irb} /> : words.irbRequired,
        },
        {
          term: words.irbExpirationDate,
          value: irb ? `${formatDate(irb.renewal_date) || words.exempt}${STATE_WORDS[irb.state]}` : null,
        },
      ]}
    />
  );
}
