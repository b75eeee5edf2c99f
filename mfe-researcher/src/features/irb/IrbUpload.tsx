import type { Project } from '@portal/contract';
import { Button, lazyPart } from '@portal/shared-ui';
import { useSearchParams } from '@portal/shared-ui/router';
import { Suspense, useState } from 'react';
import { project as words } from '#texts/project';

// the form and its upload code load only when a user adds a letter
const IrbDialog = lazyPart(() => import('./IrbDialog.tsx'));

interface IrbUploadProps {
  project: Project;
  /** `?mode=irb` opens the form immediately; emails link to it. */
  opensByAddress?: boolean;
}

/** The button to add a letter, for users who may add one to the project. */
export function IrbUpload({ project, opensByAddress = false }: IrbUploadProps) {
  const [parameters, setParameters] = useSearchParams();
  const [isOpen, setOpen] = useState(opensByAddress && parameters.get('mode') === 'irb');
  if (!project.abilities['attach_irb']) return null;
  const close = () => {
    setOpen(false);
    if (!opensByAddress || parameters.get('mode') !== 'irb') return;
    const rest = new URLSearchParams(parameters);
    rest.delete('mode');
    setParameters(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        {project.latest_irb ? words.letter.update : words.letter.add}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <IrbDialog project={project} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
