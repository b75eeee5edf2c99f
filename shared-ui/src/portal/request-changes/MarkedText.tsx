import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { RequestChange } from '@portal/contract';
import { useMemo, type ReactNode } from 'react';
import { markWords, type TextPart } from './mark-words.ts';
import { requestChanges as words } from '#texts/request-changes';

interface Props {
  change: RequestChange;
  /** Shown if marks would not help. */
  otherwise: ReactNode;
}

/**
 * Shows a long text once, with removed words struck through and added words underlined, so that neither depends on
 * color alone. Screen readers hardly announce `del` and `ins`, so each is surrounded by text that only they read.
 */
export default function MarkedText({ change, otherwise }: Props) {
  const { before, after, is_html: isHtml } = change;
  const parts = useMemo(() => markWords(before, after, isHtml), [before, after, isHtml]);
  if (!parts) return otherwise;
  return (
    <chakra.p borderInlineStartWidth="3px" ps="3" my="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {parts.map((part, at) => (
        <Part key={at} {...part} />
      ))}
    </chakra.p>
  );
}

function Part({ kind, text }: TextPart) {
  if (kind === 'same') return text;
  const isRemoved = kind === 'removed';
  const Mark = isRemoved ? chakra.del : chakra.ins;
  return (
    <Mark
      bg={isRemoved ? 'bg.error' : 'bg.success'}
      color={isRemoved ? 'fg.error' : 'fg.success'}
      textDecoration={isRemoved ? 'line-through' : 'underline'}
      textDecorationThickness="from-font"
    >
      <VisuallyHidden>{isRemoved ? words.removedBegins : words.addedBegins}</VisuallyHidden>
      {text}
      <VisuallyHidden>{isRemoved ? words.removedEnds : words.addedEnds}</VisuallyHidden>
    </Mark>
  );
}
