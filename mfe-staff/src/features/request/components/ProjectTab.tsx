import type { Request } from '@portal/contract/types';
import { chakra, DefinitionList, formatDate, LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { AtPlace } from '../../revision-points/components/PlacePoints.tsx';
import { IrbDownload } from './IrbDownload.tsx';
import { PageLink } from './PageLink.tsx';
import { request as words } from '#texts/request';

const STATE_WORDS = {
  valid: '',
  near_expiry: words.project.irbNearExpiry,
  expired: words.project.irbExpired,
} as const;

/** The investigator, the project and its IRB document. */
export function ProjectTab({ request }: { request: Request }) {
  const {
    data: project,
    error,
    reload,
  } = useApi('GET /project/{id}/', { params: { id: request.project.id } });
  if (error)
    return <RetryPanel title={words.project.loadFailed} error={error} onRetry={() => void reload()} />;
  if (!project) return <LoadingText>{words.loading}</LoadingText>;
  const irb = project.latest_irb;
  const { institution } = request;
  return (
    <DefinitionList
      items={[
        {
          term: words.project.investigator,
          value: <PageLink to={`/user/${project.owner.id}`}>{project.owner.display_name}</PageLink>,
        },
        {
          term: words.project.institution,
          value: institution ? (
            <PageLink to={`/institution/${institution.id}`}>{institution.display_name}</PageLink>
          ) : null,
        },
        {
          term: words.details.project,
          value: (
            <PageLink
              to={`/project/${project.id}`}
            >{`${project.sfari_project_id} ${project.title}`}</PageLink>
          ),
        },
        {
          term: words.project.abstract,
          value: (
            <AtPlace request={request} place="part.project">
              {project.abstract && <chakra.span whiteSpace="pre-line">{project.abstract}</chakra.span>}
            </AtPlace>
          ),
        },
        { term: words.project.isAutismRelated, value: project.non_autism_research ? words.no : words.yes },
        {
          term: words.project.irb,
          value: (
            <AtPlace request={request} place="part.irb">
              {irb ? <IrbDownload irb={irb} /> : words.project.irbMissing}
            </AtPlace>
          ),
        },
        {
          term: words.project.irbExpires,
          value: irb
            ? `${formatDate(irb.renewal_date) || words.project.irbExempt}${STATE_WORDS[irb.state]}`
            : null,
        },
      ]}
    />
  );
}
