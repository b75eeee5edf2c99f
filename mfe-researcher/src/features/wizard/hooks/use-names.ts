import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import { useList } from '@portal/shared-ui/data';
import { useMemo } from 'react';
import { memberName } from '@portal/shared-ui/team';
import { useTeam } from '../../team/api/use-team.ts';
import type { Names } from '../model/field-words.ts';
import { useCatalogue } from './use-catalogue.ts';
import { fill } from '@portal/shared-ui';
import { wizard as texts } from '#texts/wizard';

/** Resolves a draft's ids to names, from data that the wizard has already loaded. */
export function useNames(projectId: number, type: RequestTypeDefinition): Names {
  const catalogue = useCatalogue();
  const team = useTeam(projectId, type.number);
  const projects = useList('GET /project/', { limit: 200, ordering: 'title' });
  return useMemo(
    () => ({
      project: (id) =>
        projects.rows.find((project) => project.id === id)?.title ??
        fill(texts.fields.unknownProject, { id }),
      dataset: (id) =>
        catalogue.rows.find((dataset) => dataset.id === id)?.name ?? texts.fields.unknownDataset,
      person: (id) => {
        const member = team.data?.results.find((one) => one.user_id === id);
        return member ? memberName(member) : texts.fields.unknownMember;
      },
    }),
    [projects.rows, catalogue.rows, team.data],
  );
}
