import { chakra, Flex, LabeledField, Text } from '@portal/shared-ui';
import { fieldId } from '@portal/shared-ui/form';
import type { KeyboardEvent } from 'react';

interface SegmentFieldProps<T extends string | number> {
  /** The server's field name; the error summary links to it. */
  name: string;
  label: string;
  help?: string;
  options: readonly T[];
  value: T | null;
  error: string | undefined;
  onChange: (chosen: T) => void;
  /** The meaning of the chosen option, below the options. Its line is reserved, so that nothing moves. */
  meaning?: string | undefined;
  hasMeanings?: boolean;
}

/** A choice among a few visible options with one click. A one-digit option can also be chosen by its key. */
export function SegmentField<T extends string | number>({
  name,
  label,
  help,
  options,
  value,
  error,
  onChange,
  meaning,
  hasMeanings = false,
}: SegmentFieldProps<T>) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = options.find((option) => String(option) === event.key);
    if (chosen === undefined) return;
    // the same key has another meaning on the rest of the page
    event.preventDefault();
    event.stopPropagation();
    onChange(chosen);
    event.currentTarget.querySelector<HTMLElement>(`input[value="${event.key}"]`)?.focus();
  };
  return (
    <LabeledField id={fieldId(name)} label={label} help={help} error={error} isGroup>
      {(control) => (
        <>
          <Flex id={control.id} gap="1.5" wrap="wrap" onKeyDown={press}>
            {options.map((option) => (
              <chakra.label key={option} css={SEGMENT}>
                <chakra.input
                  type="radio"
                  name={name}
                  value={option}
                  checked={option === value}
                  required
                  aria-invalid={control['aria-invalid']}
                  aria-describedby={
                    hasMeanings && option === value ? `${control.id}-meaning` : control['aria-describedby']
                  }
                  css={COVERING}
                  onChange={() => onChange(option)}
                />
                {option}
              </chakra.label>
            ))}
          </Flex>
          {hasMeanings ? (
            <Text id={`${control.id}-meaning`} textStyle="sm" color="fg.muted" minH="1.5em" mt="1">
              {meaning}
            </Text>
          ) : null}
        </>
      )}
    </LabeledField>
  );
}

/** The radio covers its segment invisibly: it receives the click and the focus, and the segment shows both. */
const COVERING = {
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  m: '0',
  opacity: '0',
  cursor: 'inherit',
} as const;

const SEGMENT = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: '11',
  minH: '9',
  px: '3',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
  '&:has(:checked)': {
    bg: 'accent.solid',
    borderColor: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: 'semibold',
  },
  '&:has(:focus-visible)': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
  '&:has([aria-invalid])': { borderColor: 'border.error' },
  '&:has(:disabled)': { cursor: 'not-allowed', _hover: { bg: 'transparent' } },
  '&:has(:disabled:checked)': { _hover: { bg: 'accent.solid' } },
} as const;
