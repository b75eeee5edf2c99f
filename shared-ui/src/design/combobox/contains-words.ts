/** Letters without their accents, as people type them. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();

/** Whether the option holds every word of `typed`, in any order; upper case and accents do not matter. */
export function containsWords(
  { label, description = '' }: { readonly label: string; readonly description?: string },
  typed: string,
): boolean {
  const text = plain(`${label} ${description}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
