import type { ResponseOf } from '@portal/contract/types';
import type { Request } from '@portal/contract';
import { BulletList, Button, fill, Text } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { request as words } from '#texts/request';

type Copied = ResponseOf<'POST /request/{id}/copy/'>;
const addressOf = ({ id }: Copied) => `/request/create?draft=${id}`;

/** Starts a draft with what still fits of this request; what does not is said before the draft opens. */
export function CopyRequestButton({ request }: { request: Request }) {
  const navigate = useNavigate();
  const [copied, setCopied] = useState<Copied | null>(null);
  const { send, isBusy } = useWrite('POST /request/{id}/copy/', {
    invalidates: ['request'],
    failureTitle: words.copy.failed,
    onDone: ({ data }) => (data.left_out.length === 0 ? navigate(addressOf(data)) : setCopied(data)),
  });
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="gray"
        loading={isBusy}
        onClick={() => void send({ params: { id: request.id } })}
      >
        {words.copy.button}
      </Button>
      <Modal
        isOpen={copied !== null}
        title={fill(words.copy.title, { sfariRequestId: copied?.sfari_request_id ?? '' })}
        onClose={() => setCopied(null)}
        footer={copied ? <RouteButton to={addressOf(copied)}>{words.copy.open}</RouteButton> : null}
      >
        <Text mb="3">{words.copy.leftOut}</Text>
        <BulletList>
          {copied?.left_out.map(({ label, reason }) => (
            <li key={label}>
              {label}: {reason}
            </li>
          ))}
        </BulletList>
      </Modal>
    </>
  );
}
