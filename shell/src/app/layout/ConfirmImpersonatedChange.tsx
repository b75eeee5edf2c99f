import { useEffect, useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { chakra, fill, Stack, Text } from '@portal/shared-ui';
import { confirmChangesWith } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { impersonation } from '#texts/impersonation';
import { useBranding } from '@portal/shared-ui/branding';

interface Question {
  /** Method and URL, such as 'PATCH /api/user/4/?role=…'. */
  call: string;
  answer: (isConfirmed: boolean) => void;
}

/** The WARNING PRODUCTION CHANGE dialog, shown before each change made while impersonating (spec 1 section 4). */
export function ConfirmImpersonatedChange({ real, other }: { real: string; other: string }) {
  const { environment } = useBranding();
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    let pending: Question | null = null;
    const stop = confirmChangesWith(
      (call) =>
        new Promise((resolve) => {
          pending = { call, answer: resolve };
          setQuestion(pending);
        }),
    );
    return () => {
      stop();
      // when the component unmounts no one can answer, so the change is refused
      pending?.answer(false);
    };
  }, []);
  const finish = (isConfirmed: boolean) => {
    question?.answer(isConfirmed);
    setQuestion(null);
  };
  return (
    <ConfirmDialog
      isOpen={question !== null}
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
        {question?.call.replace(/\?.*$/, '')}
      </chakra.code>
    </ConfirmDialog>
  );
}
