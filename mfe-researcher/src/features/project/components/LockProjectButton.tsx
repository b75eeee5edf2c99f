import type { Project } from '@portal/contract';
import { Button } from '@portal/shared-ui';
import { useWrite } from '@portal/shared-ui/write';
import { project as words } from '#texts/project';

/** Locks the project's fields for its owner, or unlocks them. */
export function LockProjectButton({ project }: { project: Project }) {
  const { is_editable: isOpen } = project;
  const { send, isBusy } = useWrite('PATCH /project/{id}/', {
    invalidates: ['project', 'history'],
    done: isOpen ? words.lock.locked : words.lock.unlocked,
    failureTitle: true,
  });
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      loading={isBusy}
      onClick={() => void send({ params: { id: project.id }, body: { is_editable: !isOpen } })}
    >
      {isOpen ? words.lock.lock : words.lock.unlock}
    </Button>
  );
}
