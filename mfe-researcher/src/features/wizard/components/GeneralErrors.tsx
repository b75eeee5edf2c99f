import { chakra, Text, Notice, BulletList } from '@portal/shared-ui';
import type { Submission } from '../hooks/use-submit.ts';
import { wizard as words } from '#texts/wizard';

/** Server errors that belong to no field. */
export function GeneralErrors({
  refusal,
  general,
}: {
  refusal: string | null;
  general: Submission['general'];
}) {
  return (
    <>
      {refusal ? (
        <chakra.div mb="6">
          <Notice tone="danger" title={words.saving.failed} isUrgent>
            {refusal}
          </Notice>
        </chakra.div>
      ) : null}
      {general ? (
        <chakra.div mb="6">
          <Notice tone="danger" title={general.title} isUrgent>
            <BulletList>
              {general.messages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </BulletList>
            <Text mt="2">{words.saving.support}</Text>
          </Notice>
        </chakra.div>
      ) : null}
    </>
  );
}
