import { chakra } from '@portal/shared-ui';

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name in which the searched words are bold; merely similar words are not. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const wanted = typed.trim().split(/\s+/).filter(Boolean).map(escapePattern);
  if (wanted.length === 0) return text;
  // `split` with a group includes the separators, so every second part is a match
  return text.split(new RegExp(`(${wanted.join('|')})`, 'gi')).map((part, index) =>
    index % 2 === 1 ? (
      <chakra.mark key={index} display="inline" bg="transparent" color="inherit" fontWeight="bold">
        {part}
      </chakra.mark>
    ) : (
      part
    ),
  );
}
