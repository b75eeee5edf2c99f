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
    <ReadGate isPart read={read} failure={words.view.projectFailed}>
      {(project) => (
        <DefinitionList
          items={[
            { term: words.fields.investigator, value: request.owner.display_name },
            { term: words.fields.institution, value: request.institution?.display_name },
            {
              term: words.fields.project,
              value: (
                <RouteLink to={`/project/${project.id}`}>
                  {project.sfari_project_id}: {project.title}
                </RouteLink>
              ),
            },
            { term: words.fields.abstract, value: project.abstract },
            {
              term: words.fields.isAutismRelated,
              value: project.non_autism_research ? words.no : words.yes,
            },
            { term: words.fields.publicTitle, value: project.public_title },
            { term: words.fields.publicAbstract, value: project.public_abstract },
            { term: words.fields.irbExpires, value: <IrbExpiration irb={project.latest_irb} /> },
          ]}
        />
      )}
    </ReadGate>
  );
}
