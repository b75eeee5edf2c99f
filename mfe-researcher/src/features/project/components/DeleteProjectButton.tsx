import type { Project, ProjectDeletion } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Text, TrashIcon, fill, BulletList } from '@portal/shared-ui';
import { useApi, type ApiError } from '@portal/shared-ui/data';
import { ConfirmDialog, Modal } from '@portal/shared-ui/dialog';
import { RouteLink } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { project as words } from '#texts/project';

/** The requests that block it, as a 409 names them. */
const listBlocking = ({ current }: ApiError): ProjectDeletion['requests'] =>
  (current as Partial<ProjectDeletion> | null | undefined)?.requests ?? [];

/**
 * Deletes a project, after a dialog that states the consequence. If requests block it, the dialog lists them instead.
 */
export function DeleteProjectButton({ project }: { project: Project }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy, error, failure, clear } = useWrite('DELETE /project/{id}/', {
    isSilent: true,
    isRemoval: true,
    invalidates: ['project', 'request'],
    done: words.remove.done,
    onDone: () => navigate('/', { replace: true }),
  });
  // Only a hint: a request may be submitted while the dialog is open, so the server decides.
  const deletion = useApi('GET /project/{id}/deletion/', {
    params: { id: project.id },
    enabled: isAsking,
    silent: true,
  });
  const blocking = error ? listBlocking(error) : (deletion.data?.requests ?? []);
  const isKnown = isAsking && !deletion.isLoading;
  const close = () => {
    clear();
    setAsking(false);
  };
  const reasons = error?.fields['non_field_errors'] ?? [failure ?? ''];
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="red"
        loading={isAsking && !isKnown}
        onClick={() => setAsking(true)}
      >
        <TrashIcon />
        {words.remove.button}
      </Button>
      <ConfirmDialog
        isOpen={isKnown && blocking.length === 0}
        isDestructive
        isBusy={isBusy}
        title={fill(words.remove.title, { title: project.title })}
        consequence={words.remove.consequence}
        confirmLabel={words.remove.button}
        error={
          failure ? (
            <>
              <Text>{MESSAGES.projectNotDeleted}</Text>
              {reasons.map((reason) => (
                <Text key={reason} fontWeight="normal">
                  {reason}
                </Text>
              ))}
            </>
          ) : undefined
        }
        onConfirm={() => void send({ params: { id: project.id } })}
        onCancel={() => setAsking(false)}
      />
      <Modal
        isOpen={isKnown && blocking.length > 0}
        type="error"
        title={MESSAGES.unableToDeleteProject}
        onClose={close}
        footer={<Button onClick={close}>{words.remove.keep}</Button>}
      >
        <Text mb="2">{words.remove.blocked}</Text>
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
