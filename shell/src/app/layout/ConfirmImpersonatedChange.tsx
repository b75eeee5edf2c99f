import { MESSAGES } from '@portal/contract/messages';
import { chakra, fill, Stack, Text } from '@portal/shared-ui';
import { confirmChangesWith } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { impersonation } from '#texts/impersonation';
import { useBranding } from '@portal/shared-ui/branding';
import { useQuestion } from './use-question.ts';

/** The WARNING PRODUCTION CHANGE dialog, shown before each change made while impersonating (spec 1 section 4). */
export function ConfirmImpersonatedChange({ real, other }: { real: string; other: string }) {
  const { environment } = useBranding();
  // Method and URL, such as 'PATCH /api/user/4/?role=…'.
  const { about: call, finish } = useQuestion(confirmChangesWith);
  return (
    <ConfirmDialog
      isOpen={call !== null}
      title={MESSAGES.productionChange}
      consequence={
        <Stack gap="3">
          <Text fontWeight="semibold">{fill(impersonation.consequence, { real, other, environment })}</Text>
          <Text>{fill(impersonation.recorded, { other })}</Text>
        </Stack>
      }
      confirmLabel={fill(impersonation.confirm, { other })}
      cancelLabel={impersonation.cancel}
      isDestructive
      onConfirm={() => finish(true)}
      onCancel={() => finish(false)}
    >
      <chakra.code textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {call?.replace(/\?.*$/, '')}
      </chakra.code>
    </ConfirmDialog>
  );
}
