import { MESSAGES } from '@portal/contract/messages';
import { fill } from '../../design/layout/fill.ts';
import { LabeledField } from '../../design/layout/LabeledField.tsx';
import { TagsInput } from '../../design/tags/TagsInput.tsx';
import { mail as words } from '#texts/mail';
import { ADDRESS_SEPARATOR, wrongAddresses, type AddressList } from './draft.ts';

export const addressFieldId = (name: AddressList): string => `email-${name}`;

/**
 * Email addresses as tags. An invalid one is marked when it is entered, by the server's rule, and stays to be
 * corrected.
 */
export function AddressField({
  name,
  label,
  help,
  value,
  onChange,
  problem,
}: {
  name: AddressList;
  label: string;
  help?: string | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The server's error for this field. */
  problem: string | undefined;
}) {
  const wrong = wrongAddresses(value);
  const text =
    wrong.length > 0
      ? fill(words.wrongAddresses, { rule: MESSAGES.emailPattern, addresses: wrong.join(', ') })
      : problem;
  return (
    <LabeledField id={addressFieldId(name)} label={label} help={help} isOptional={name !== 'to'} error={text}>
      {(control) => (
        <TagsInput
          {...control}
          separator={ADDRESS_SEPARATOR}
          placeholder=""
          value={value}
          wrong={wrong}
          onChange={onChange}
        />
      )}
    </LabeledField>
  );
}
