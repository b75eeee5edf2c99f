import type { UsedBase } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { BulletList, fill, Text } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RouteLink } from '@portal/shared-ui/page';
import { matchSummary as words } from '#texts/match-summary';

interface UsedBaseDialogProps {
  used: UsedBase;
  isBusy: boolean;
  error: string | undefined;
  onUse: () => void;
  onCancel: () => void;
}

/** Other requests use the same base: lists them and lets the user decide (spec 3 section 5). */
export function UsedBaseDialog({ used, isBusy, error, onUse, onCancel }: UsedBaseDialogProps) {
  const { base, requests } = used;
  return (
    <ConfirmDialog
      isOpen
      title={fill(words.usedBase.title, { base })}
      consequence={
        <>
          <Text mb="2">{fill(words.usedBase.others, { count: requests.length })}</Text>
          <BulletList>
            {requests.map(({ id, sfari_request_id: code, project_title: title }) => (
              <li key={id}>
                <RouteLink to={`/request/${id}`} target="_blank">
                  {code}
                </RouteLink>{' '}
                {title}
              </li>
            ))}
          </BulletList>
          <Text mt="4">{fill(MESSAGES.rmBaseUsed, { base })}</Text>
        </>
      }
      confirmLabel={words.usedBase.use}
      cancelLabel={words.usedBase.cancel}
      isBusy={isBusy}
      error={error}
      onConfirm={onUse}
      onCancel={onCancel}
    />
  );
}
