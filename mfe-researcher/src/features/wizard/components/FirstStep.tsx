import type { Project } from '@portal/contract';
import { fill, Notice, Stack } from '@portal/shared-ui';
import { api, failureMessage, toApiError } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useEffect, useRef, useState } from 'react';
import { basketCodes, emptyBasket } from '../../basket/basket.ts';
import { chosenResources } from '../model/choices.ts';
import { carriedCollection } from '../../request-start/carried-collection.ts';
import { findChosen } from '../../request-start/from-basket.ts';
import { startingType } from '../model/starting-type.ts';
import { stepHash } from '../model/steps.ts';
import type { Draft } from '../hooks/use-draft.ts';
import { useForgetGoal } from '../../request-start/use-forget-goal.ts';
import { ProjectStep } from '../steps/ProjectStep.tsx';
import { wizard as words } from '#texts/wizard';

const findReasons = (error: unknown): string | undefined => {
  const { fields, messages } = toApiError(error);
  const reasons = [...Object.values(fields).flat(), ...messages];
  return reasons.length > 0 ? reasons.join(' ') : failureMessage(error);
};

/** Choosing a project creates the draft, or moves it to another project. */
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
  const forgetGoal = useForgetGoal();
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  // the choice shows immediately, before the server has answered
  const [picked, setPicked] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<Project | null>(null);

  const start = async (project: Pick<Project, 'id'> & Partial<Project>, isAsked: boolean) => {
    setPicked(project.id);
    setFailure(undefined);
    try {
      const chosenType = startingType(search);
      const { number: type, resources } = chosenType;
      // the dataset whose page led here, and the basket of the catalog
      const code = parameters.get('dataset');
      const codes = [...new Set([...(code ? [code] : []), ...basketCodes()])];
      const isOfDatasets = resources === 'datasets';
      const { ids, leftOut } = await findChosen(isOfDatasets ? codes : [], project);
      const request = await draft.start({
        project: project.id,
        type,
        ...(isOfDatasets ? { datasets: [...ids] } : {}),
      });
      if (isOfDatasets) emptyBasket();
      // the collection whose page led here; the Resource Details step shows it if it is no longer free
      draft.change(carriedCollection(chosenType, search));
      if (leftOut.length > 0) notify.info(fill(words.start.leftOut, { names: leftOut.join(', ') }));
      onStarted(request.id);
      forgetGoal();
      // with a single project the wizard opens at the first step that lacks something
      void navigate(`?draft=${request.id}${isAsked ? stepHash(1) : ''}`, { replace: true });
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
    // the new project offers other resources, so the user is asked first (spec 2 section 2.1)
    const isOther = before.non_autism_research !== project.non_autism_research;
    if (isOther && chosenResources(draft).length > 0) setAsked(project);
    else draft.change({ project: project.id });
  };
  const moveAndClear = (project: Project) => {
    setAsked(null);
    draft.change({
      project: project.id,
      ...Object.fromEntries(chosenResources(draft).map((field) => [field, field === 'datasets' ? [] : null])),
    });
  };

  // The project's page passes its id, so the choice is made. A project that cannot have a request gives the usual
  // error.
  const carried = Number(parameters.get('project') ?? 0);
  const hasCarried = useRef(false);
  useEffect(() => {
    if (hasCarried.current || draft.request || !Number.isSafeInteger(carried) || carried <= 0) return;
    hasCarried.current = true;
    void start({ id: carried }, false);
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
        onChoose={(project, isAsked) => {
          if (draft.request) void move(project);
          else if (picked === null) void start(project, isAsked);
        }}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={fill(words.start.moveTitle, { title: asked?.title ?? '' })}
        consequence={words.start.moveText}
        confirmLabel={words.start.moveButton}
        isDestructive
        onConfirm={() => {
          if (asked) moveAndClear(asked);
        }}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}
