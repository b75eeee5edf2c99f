import type { Project } from '@portal/contract';
import { Button, lazyPart } from '@portal/shared-ui';
import { useSearchParams } from '@portal/shared-ui/router';
import { Suspense, useState } from 'react';
import { project as words } from '#texts/project';

// the form with its upload is fetched by who adds a letter
const IrbDialog = lazyPart(() => import('../forms/IrbDialog.tsx'));

interface IrbUploadProps {
  project: Project;
  /** `?mode=irb`, to which mails lead, opens it immediately. */
  opensByAddress?: boolean;
}

/** For those who may add a letter to the project. */
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
