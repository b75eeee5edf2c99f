import { fill, Text } from '@portal/shared-ui';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import type { Letter } from '../model/batch-row.ts';
import { batch as words } from '#texts/batch';

/** A letter as its recipients see it. */
export const LetterText = ({ letter: { to, cc, subject, body } }: { letter: Letter }) => (
  <>
    <Text mt="1" color="fg.muted" overflowWrap="anywhere">
      {fill(words.to, { addresses: [...to, ...(cc ?? [])].join(', ') })}
    </Text>
    <Text my="1" fontWeight="semibold" overflowWrap="anywhere">
      {subject}
    </Text>
    <SafeHtml html={body} />
  </>
);
