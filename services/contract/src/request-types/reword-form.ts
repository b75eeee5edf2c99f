/** Creates a new version of a published form, or of terms, that differs only in wording. */
import type { RequestForm, TermsVersion } from './request-type.ts';

type Item = RequestForm['sections'][number]['items'][number];
type ItemIn<Form extends RequestForm> = Form['sections'][number]['items'][number];
type FieldName<Form extends RequestForm> = Extract<ItemIn<Form>, { readonly name: string }>['name'];
type HeaderText<Form extends RequestForm> = Extract<ItemIn<Form>, { readonly type: 'header' }>['text'];

interface FieldWords {
  readonly label?: string;
  readonly help?: string;
  readonly shortLabel?: string;
  readonly answerLabel?: string;
  /** Replaces the alternative label of the question. */
  readonly otherLabel?: string;
  /** New texts of options, by option value. */
  readonly options?: Readonly<
    Record<string, { readonly label?: string; readonly help?: string; readonly answerLabel?: string }>
  >;
  /** A header to insert before the field; the published version has none there. */
  readonly header?: string;
}

export interface FormWords<Form extends RequestForm> {
  readonly version: number;
  readonly title?: string;
  readonly fields: Readonly<Partial<Record<FieldName<Form>, FieldWords>>>;
  /** New headers, by the published ones. */
  readonly headers?: Readonly<Partial<Record<HeaderText<Form>, string>>>;
}

function rewordItem(
  item: Item,
  fields: Readonly<Partial<Record<string, FieldWords>>>,
  headers: Readonly<Partial<Record<string, string>>>,
): Item[] {
  if (item.type === 'header') return [{ ...item, text: headers[item.text] ?? item.text }];
  const words = 'name' in item ? fields[item.name] : undefined;
  if (!words) return [item];
  const { otherLabel, options = {}, header, ...labels } = words;
  const reworded: Item = {
    ...item,
    ...labels,
    ...('otherLabel' in item && item.otherLabel && otherLabel !== undefined
      ? { otherLabel: { ...item.otherLabel, label: otherLabel } }
      : {}),
    ...('options' in item
      ? { options: item.options.map((option) => ({ ...option, ...options[String(option.value)] })) }
      : {}),
  };
  return header === undefined ? [reworded] : [{ type: 'header', text: header }, reworded];
}

/**
 * Questions, conditions, limits and examples are those of the published version, so answers fit both.
 * @returns with the type of the published form, of which only field names and kinds are used
 */
export function rewordForm<const Form extends RequestForm>(
  published: Form,
  { version, title = published.title, fields, headers }: FormWords<Form>,
): Form {
  return {
    ...published,
    version,
    title,
    sections: published.sections.map((section) => ({
      ...section,
      items: section.items.flatMap((item) => rewordItem(item, fields, headers ?? {})),
    })),
  };
}

/**
 * Sections and statements are those of the published version.
 * @param words new sentences for its paragraphs, by the published sentences
 */
export const rewordTerms = (
  published: TermsVersion,
  version: string,
  words: Readonly<Record<string, string>>,
): TermsVersion => ({
  ...published,
  version,
  sections: published.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((paragraph) =>
      Object.entries(words).reduce((text, [before, after]) => text.replace(before, after), paragraph),
    ),
  })),
});
