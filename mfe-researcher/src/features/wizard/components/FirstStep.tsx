import type { Project } from '@portal/contract';
import { Stack, Notice } from '@portal/shared-ui';
import { api, failureMessage, toApiError } from '@portal/shared-ui/data';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useEffect, useRef, useState } from 'react';
import { startingType } from '../api/starting-type.ts';
import { stepHash } from '../api/steps.ts';
import type { Draft } from '../hooks/use-draft.ts';
import { ProjectStep } from '../steps/ProjectStep.tsx';
import { wizard as words } from '#texts/wizard';

/** The id of the dataset that a dataset page sent along, when it can still be asked for. */
async function preselected(code: string | null): Promise<string[]> {
  if (!code) return [];
  const { data } = await api('GET /dataset/', {
    query: { dataset_id: code, active: true, parent__isnull: true },
  });
  return data.results.slice(0, 1).map((dataset) => dataset.id);
}

const findReasons = (error: unknown): string | undefined => {
  const { fields, messages } = toApiError(error);
  const reasons = [...Object.values(fields).flat(), ...messages];
  return reasons.length > 0 ? reasons.join(' ') : failureMessage(error);
};

/** Choosing a project starts the draft, or moves it to another project. */
export function FirstStep({
  draft,
  error,
  onStarted,
}: {
  draft: Draft;
  error: string | undefined;
  onStarted: (id: number) => void;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  // shown as chosen at once, before the server has answered
  const [picked, setPicked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();

  const start = async (project: Pick<Project, 'id'>) => {
    setPicked(project.id);
    setFailure(undefined);
    try {
      const { number: type, resources } = startingType(search);
      const chosen =
        resources === 'datasets' ? { datasets: await preselected(parameters.get('dataset')) } : {};
      const request = await draft.start({ project: project.id, type, ...chosen });
      onStarted(request.id);
      void navigate(`?draft=${request.id}${stepHash(1)}`, { replace: true });
    } catch (thrown) {
      setFailure(findReasons(thrown));
      setPicked(null);
    }
  };

  const move = async (project: Project) => {
    const { values } = draft;
    if (!values || values.project === project.id) return;
    setFailure(undefined);
    const { data: before } = await api('GET /project/{id}/', { params: { id: values.project } });
    // other datasets are offered then (specification 2 section 2.1)
    const clears = before.non_autism_research !== project.non_autism_research && values.datasets.length > 0;
    draft.change({ project: project.id, ...(clears ? { datasets: [] } : {}) });
    if (clears) notify.info(words.start.datasetsCleared);
  };

  // A project's own page said already which project it is for; one that cannot have a request is told as ever.
  const carried = Number(parameters.get('project') ?? 0);
  const hasCarried = useRef(false);
  useEffect(() => {
    if (hasCarried.current || draft.request || !Number.isSafeInteger(carried) || carried <= 0) return;
    hasCarried.current = true;
    void start({ id: carried });
  });

  return (
    <Stack gap="5">
      {failure ? (
        <Notice tone="danger" title={words.start.failed} isUrgent>
          {failure}
        </Notice>
      ) : null}
      <ProjectStep
        chosen={draft.values?.project ?? picked}
        error={error}
        onChoose={(project) => {
          if (draft.request) void move(project);
          else if (picked === null) void start(project);
        }}
      />
    </Stack>
  );
}
