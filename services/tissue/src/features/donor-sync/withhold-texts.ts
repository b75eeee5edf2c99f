/** Hides donor texts that staff have not reviewed yet (decision 471). Pure functions without database access. */
import { DONOR_TEXT_FIELDS, type DonorTextField } from '@portal/contract';

type IsSeen = (field: DonorTextField, text: string) => boolean;

/** A field may contain one text, several or none. */
export const listTexts = (value: unknown): readonly string[] => [value ?? []].flat() as string[];

/**
 * @param sent values by field; values that are not free text are returned unchanged
 * @returns the values to show, and by field the original value if part of it is hidden
 */
export function withholdTexts(
  sent: Readonly<Record<string, unknown>>,
  isSeen: IsSeen,
): {
  readonly shown: Readonly<Record<string, unknown>>;
  readonly withheld: Readonly<Record<string, unknown>>;
} {
  const shown: Record<string, unknown> = { ...sent };
  const withheld: Record<string, unknown> = {};
  for (const field of DONOR_TEXT_FIELDS) {
    const texts = listTexts(sent[field]);
    const seen = texts.filter((text) => isSeen(field, text));
    if (seen.length === texts.length) continue;
    withheld[field] = sent[field];
    shown[field] = Array.isArray(sent[field]) ? seen : null;
  }
  return { shown, withheld };
}
