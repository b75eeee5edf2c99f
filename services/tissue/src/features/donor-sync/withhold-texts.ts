/** Which texts of a donor are not shown, because no one has looked at them (decision 471). Knows no database. */
import { DONOR_TEXT_FIELDS, type DonorTextField } from '@portal/contract';

type IsSeen = (field: DonorTextField, text: string) => boolean;

/** A field of a donor is one text, several, or empty. */
export const listTexts = (value: unknown): readonly string[] => [value ?? []].flat() as string[];

/**
 * @param sent values by field, of which those that are no written text stay as they are
 * @returns the values to show, and by field what was sent where a part of it is not shown
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
