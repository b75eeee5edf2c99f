/** A new version of a published form that differs only in words. */
import type { RequestForm } from './request-type.ts';

type Item = RequestForm['sections'][number]['items'][number];
type ItemIn<Form extends RequestForm> = Form['sections'][number]['items'][number];
type FieldName<Form extends RequestForm> = Extract<ItemIn<Form>, { readonly name: string }>['name'];
type HeaderText<Form extends RequestForm> = Extract<ItemIn<Form>, { readonly type: 'header' }>['text'];

interface FieldWords {
  readonly label?: string;
  readonly help?: string;
  readonly shortLabel?: string;
  readonly answerLabel?: string;
  /** Of the label that another answer asks for. */
  readonly otherLabel?: string;
  /** Help of an option, by its value. */
  readonly optionHelp?: Readonly<Record<string, string>>;
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
): Item {
  if (item.type === 'header') return { ...item, text: headers[item.text] ?? item.text };
  const words = 'name' in item ? fields[item.name] : undefined;
  if (!words) return item;
  const { otherLabel, optionHelp = {}, ...labels } = words;
  return {
    ...item,
    ...labels,
    ...('otherLabel' in item && item.otherLabel && otherLabel !== undefined
      ? { otherLabel: { ...item.otherLabel, label: otherLabel } }
      : {}),
    ...('options' in item
      ? {
          options: item.options.map((option) => {
            const help = optionHelp[String(option.value)] ?? option.help;
            return help === undefined ? option : { ...option, help };
          }),
        }
      : {}),
  };
}

/**
 * Questions, conditions, limits and examples stay those of the published version, so answers fit both.
 * @returns with the type of the published form, of which only the names and kinds of fields are read
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
      items: section.items.map((item) => rewordItem(item, fields, headers ?? {})),
    })),
  };
}
