import type { Project, Request } from '@portal/contract';
import { requestType } from '@portal/contract/request-types/lookup';
import { DefinitionList, HStack } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { IrbButton } from '../../../irb/IrbButton.tsx';
import { IrbUpload } from '../../../irb/IrbUpload.tsx';
import { IrbExpiration } from '../../../irb/IrbExpiration.tsx';
import { request as words } from '#texts/request';

/** The principal investigator and the project of a request. */
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
            {
              term: words.irb.label,
              value: <Letter project={project} needsIrb={requestType(request.type).needsIrb} />,
            },
            { term: words.fields.irbExpires, value: <IrbExpiration irb={project.latest_irb} /> },
          ]}
        />
      )}
    </ReadGate>
  );
}

/** The letter, and a button to add a newer one if the request needs it. Requests for de-identified data need none. */
function Letter({ project, needsIrb }: { project: Project; needsIrb: boolean }) {
  const irb = project.latest_irb;
  if (!needsIrb && !irb) return <>{words.irb.notNeeded}</>;
  return (
    <HStack gap="3" wrap="wrap">
      {irb ? <IrbButton project={project} /> : <span>{words.irb.none}</span>}
      <IrbUpload project={project} />
    </HStack>
  );
}
