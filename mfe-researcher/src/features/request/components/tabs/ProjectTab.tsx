import type { Request } from '@portal/contract';
import { DefinitionList } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { ReadGate } from '../../../common/ReadGate.tsx';
import { IrbExpiration } from '../../../project/components/IrbExpiration.tsx';

/** PI and project of a request. */
export function ProjectTab({ request }: { request: Request }) {
  const read = useApi('GET /project/{id}/', { params: { id: request.project.id } });
  return (
    <ReadGate read={read} failure="Could not get the project.">
      {(project) => (
        <DefinitionList
          items={[
            { term: 'Principal Investigator', value: request.owner.display_name },
            { term: 'Institution', value: request.institution?.display_name },
            {
              term: 'Project',
              value: (
                <RouteLink to={`/project/${project.id}`}>
                  {project.sfari_project_id}: {project.title}
                </RouteLink>
              ),
            },
            { term: 'Abstract', value: project.abstract },
            { term: 'Related to autism research', value: project.non_autism_research ? 'No' : 'Yes' },
            { term: 'General-audience title', value: project.public_title },
            { term: 'General-audience abstract', value: project.public_abstract },
            { term: 'IRB Expiration Date', value: <IrbExpiration irb={project.latest_irb} /> },
          ]}
        />
      )}
    </ReadGate>
  );
}
