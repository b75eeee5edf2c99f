import type { Project } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Text, TrashIcon, fill } from '@portal/shared-ui';
import { api, ApiError, invalidate } from '@portal/shared-ui/data';
import { ConfirmDialog, Modal } from '@portal/shared-ui/dialog';
import { RouteLink } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import { BulletList } from '../../common/BulletList.tsx';
import { project as words } from '#texts/project';

interface Blocking {
  id: number;
  sfari_request_id: string;
}

/** The requests that stand in the way, as a 409 names them. */
function listBlocking(error: ApiError): Blocking[] {
  const { current } = error;
  if (typeof current !== 'object' || current === null || !('requests' in current)) return [];
  return Array.isArray(current.requests) ? (current.requests as Blocking[]) : [];
}

/** Deletes a project after naming the consequence; requests that stand in the way are listed. */
export function DeleteProjectButton({ project }: { project: Project }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [blocking, setBlocking] = useState<Blocking[]>([]);
  const remove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await api('DELETE /project/{id}/', { params: { id: project.id }, silent: true });
    } catch (failure) {
      const found = failure instanceof ApiError ? listBlocking(failure) : [];
      if (found.length > 0) {
        setAsking(false);
        setBlocking(found);
      } else {
        const reasons =
          failure instanceof ApiError ? (failure.fields['non_field_errors'] ?? [failure.detail]) : [];
        setError([MESSAGES.projectNotDeleted, ...reasons].join(' '));
      }
      setBusy(false);
      return;
    }
    notify.success(words.projectDeleted);
    void navigate('/', { replace: true });
    await invalidate('project', 'request');
  };
  return (
    <>
      <Button variant="ghost" colorPalette="red" onClick={() => setAsking(true)}>
        <TrashIcon />
        {words.deleteProject}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isBusy}
        title={fill(words.deleteTheProject, { title: project.title })}
        consequence="Its draft requests, its research team and its IRB letters are deleted too. This cannot be undone."
        confirmLabel={words.deleteProject}
        error={error}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
      <Modal
        isOpen={blocking.length > 0}
        type="error"
        title={MESSAGES.unableToDeleteProject}
        onClose={() => setBlocking([])}
        footer={<Button onClick={() => setBlocking([])}>{words.keepTheProject}</Button>}
      >
        <Text mb="2">{words.usersHaveApprovedRejectedOr}</Text>
        <BulletList>
          {blocking.map((request) => (
            <li key={request.id}>
              <RouteLink to={`/request/${request.id}`}>{request.sfari_request_id}</RouteLink>
            </li>
          ))}
        </BulletList>
      </Modal>
    </>
  );
}
