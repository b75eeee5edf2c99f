import type { ResponseOf } from '@portal/contract/types';
import type { Request } from '@portal/contract';
import { BulletList, Button, fill, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { useForgetGoal } from '../../request-start/use-forget-goal.ts';
import { request as words } from '#texts/request';

type LeftOut = ResponseOf<'GET /request/{id}/copy/'>['left_out'];

/** Starts a new draft from the parts of this request that are still valid; a dialog lists the other parts first. */
export function CopyRequestButton({ request }: { request: Request }) {
  const navigate = useNavigate();
  const forgetGoal = useForgetGoal();
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const [isAsking, setAsking] = useState(false);
  const params = { id: request.id };
  const { send, isBusy } = useWrite('POST /request/{id}/copy/', {
    invalidates: ['request'],
    failureTitle: words.copy.failed,
    onDone: async ({ data }) => {
      forgetGoal();
      await navigate(`/request/create?draft=${data.id}`);
      notify.success(fill(words.copy.done, { code: request.sfari_request_id }));
    },
  });
  const ask = async () => {
    setAsking(true);
    try {
      const { data } = await api('GET /request/{id}/copy/', { params });
      if (data.left_out.length > 0) setLeftOut(data.left_out);
      else await send({ params });
    } catch (error) {
      notify.failure(error, { title: words.copy.failed });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        colorPalette="gray"
        loading={isAsking || (isBusy && leftOut === null)}
        onClick={() => void ask()}
      >
        {words.copy.button}
      </Button>
      <Modal
        isOpen={leftOut !== null}
        title={fill(words.copy.title, { sfariRequestId: request.sfari_request_id })}
        onClose={() => setLeftOut(null)}
        footer={
          <Button loading={isBusy} onClick={() => void send({ params })}>
            {words.copy.confirm}
          </Button>
        }
      >
        <Text mb="3">{words.copy.leftOut}</Text>
        <BulletList>
          {leftOut?.map(({ label, reason }) => (
            <li key={label}>
              {label}: {reason}
            </li>
          ))}
        </BulletList>
      </Modal>
    </>
  );
}
