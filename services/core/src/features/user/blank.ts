/** Text as it is kept: trimmed, and null where it says nothing. */
export const blankIsNull = (value: string | null | undefined): string | null | undefined =>
  value?.trim() === '' ? null : value?.trim();
