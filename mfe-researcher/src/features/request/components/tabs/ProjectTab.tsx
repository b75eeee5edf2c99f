import type { Request } from '@portal/contract';
import { DefinitionList } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { IrbExpiration } from '../../../project/components/IrbExpiration.tsx';
import { request as words } from '#texts/request';

/** PI and project of a request. */
export function ProjectTab({ request }: { request: Request }) {
  const read = useApi('GET /project/{id}/', { params: { id: request.project.id } });
  return (
    <ReadGate isPart read={read} failure="Could not get the project.">
      {(project) => (
        <DefinitionList
          items={[
            { term: words.principalInvestigator, value: request.owner.display_name },
            { term: words.institution, value: request.institution?.display_name },
            {
              term: words.project,
              value: (
                <RouteLink to={`/project/${project.id}`}>
                  {project.sfari_project_id}: {project.title}
                </RouteLink>
              ),
            },
            { term: words.abstract, value: project.abstract },
            {
              term: words.relatedToAutismResearch,
              value: project.non_autism_research ? words.no : words.yes,
            },
            { term: words.generalAudienceTitle, value: project.public_title },
            { term: words.generalAudienceAbstract, value: project.public_abstract },
            { term: words.irbExpirationDate, value: <IrbExpiration irb={project.latest_irb} /> },
          ]}
        />
      )}
    </ReadGate>
  );
}
