import type { Project } from '@portal/contract';
import { Box, fill, LabeledField, LoadingText, Text } from '@portal/shared-ui';
import type { ComboOption } from '@portal/shared-ui/combobox';
import { Combobox } from '@portal/shared-ui/combobox';
import { api, useApi } from '@portal/shared-ui/data';
import { fieldId } from '@portal/shared-ui/form';
import { useRef } from 'react';
import { wizard as words } from '#texts/wizard';

interface ProjectSearchProps {
  chosen: number | null;
  onChoose: (project: Project, isAsked: boolean) => void;
  error: string | undefined;
}

const describe = (project: Project): string =>
  fill(words.onBehalf.chosen, { code: project.sfari_project_id, owner: project.owner.display_name });

/** A search among all projects, for users who start requests for others. */
export default function ProjectSearch({ chosen, onChoose, error }: ProjectSearchProps) {
  const known = useRef(new Map<string, Project>());
  const read = useApi('GET /project/{id}/', { params: { id: chosen ?? 0 }, enabled: chosen !== null });
  const project = chosen === null ? undefined : read.data;
  const search = async (text: string, signal: AbortSignal): Promise<ComboOption[]> => {
    const { data } = await api('GET /project/', {
      query: { ordering: 'title', limit: 30, ...(text.length > 1 ? { search: text } : {}) },
      signal,
      silent: true,
    });
    const projects = data.results.filter(({ abilities }) => abilities['create_request']);
    for (const each of projects) known.current.set(String(each.id), each);
    return projects.map((each) => ({ id: String(each.id), label: each.title, description: describe(each) }));
  };
  if (chosen !== null && !project) return <LoadingText>{words.loading}</LoadingText>;
  return (
    <Box>
      <LabeledField
        id={fieldId('project')}
        label={words.onBehalf.projectLabel}
        help={words.onBehalf.projectHelp}
        error={error}
      >
        {(control) => (
          <Combobox
            {...control}
            value={project ? { id: String(project.id), label: project.title } : null}
            onChange={(option) => {
              const found = option && known.current.get(option.id);
              if (found) onChoose(found, true);
            }}
            search={search}
            emptyText={words.onBehalf.noProjects}
          />
        )}
      </LabeledField>
      {project ? (
        <Text mt="2" color="fg.muted">
          {describe(project)}
        </Text>
      ) : null}
    </Box>
  );
}
