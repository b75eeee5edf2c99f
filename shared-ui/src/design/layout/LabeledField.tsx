import { chakra, HStack, Span } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { ErrorIcon } from '../icons/icons.tsx';
import { layout as texts } from '#texts/layout';

/** Spread these on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

export interface LabeledFieldProps {
  /** Omitted if the control has its own label, such as a single checkbox. */
  label: ReactNode;
  /** Stable id of the control, so that an error summary can link to it. */
  id?: string;
  help?: ReactNode;
  error?: string | undefined;
  /** Tooltip of the error icon. */
  errorHint?: string | undefined;
  /** Fields are required by default (spec 1 section 5). */
  isOptional?: boolean;
  /** True for a group of controls: it gets a fieldset instead of a clickable label. */
  isGroup?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** Label, help and error around one control, joined for screen readers: help and error are read with the control. */
export function LabeledField({
  label,
  id: givenId,
  help,
  error,
  errorHint,
  isOptional = false,
  isGroup = false,
  children,
}: LabeledFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described =
    [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  const Label = isGroup ? chakra.legend : chakra.label;
  const words = (
    <>
      {label}
      {isOptional ? (
        <Span color="fg.muted" fontWeight="normal">
          {' '}
          {texts.optional}
        </Span>
      ) : null}
    </>
  );
  const content = (
    <>
      {label === undefined ? null : (
        <Label htmlFor={isGroup ? undefined : id} display="block" fontWeight="semibold" mb="1" p="0">
          {words}
        </Label>
      )}
      {help ? (
        <chakra.div id={`${id}-help`} color="fg.muted" textStyle="sm" mb="1.5">
          {help}
        </chakra.div>
      ) : null}
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
        'aria-required': isOptional ? undefined : true,
      })}
      {error ? (
        <HStack
          id={`${id}-error`}
          color="fg.error"
          fontWeight="semibold"
          textStyle="sm"
          mt="1.5"
          gap="1.5"
          align="flex-start"
        >
          <chakra.span title={errorHint} mt="0.5" flexShrink="0">
            <ErrorIcon boxSize="1.2em" display="block" />
          </chakra.span>
          <span>{error}</span>
        </HStack>
      ) : null}
    </>
  );
  return isGroup ? (
    <chakra.fieldset border="0" m="0" p="0" minW="0" aria-describedby={described}>
      {content}
    </chakra.fieldset>
  ) : (
    <chakra.div minW="0">{content}</chakra.div>
  );
}
