import { chakra, Heading, Link } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useErrorTitle } from '../layout/document-title.ts';
import { fieldId } from './definition.ts';
import { form as words } from '#texts/form';

export interface SummaryError {
  /** Name of the field; omitted for an error that concerns no single field. */
  name?: string;
  label?: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  title?: string;
  /** The number of attempts: the summary takes the focus whenever it changes. */
  attempt: number;
  /** Opens the step that contains a field before the field is focused. */
  onReveal?: (name: string) => void;
}

/** How many animation frames to wait for the field of a step that was just opened. */
const MOST_FRAMES = 60;

/** Waits until the field is on the page, then moves the focus to it. */
function seekField(name: string, frames = MOST_FRAMES): void {
  requestAnimationFrame(() => {
    if (frames > 0 && !document.getElementById(fieldId(name))) seekField(name, frames - 1);
    else focusField(name);
  });
}

/**
 * Moves the focus to a field. If its element cannot be focused (a group, an editor), the first control inside gets the
 * focus.
 */
function focusField(name: string): void {
  const target = document.getElementById(fieldId(name));
  const control = target?.matches('input, select, textarea, button, [tabindex], [contenteditable]')
    ? target
    : target?.querySelector<HTMLElement>(
        'input, select, textarea, button, [tabindex], [contenteditable="true"]',
      );
  (control ?? target)?.focus();
  target?.scrollIntoView({ block: 'center' });
}

/** A label that ends with punctuation, such as a question, gets no colon. */
const nameField = (label: string): string => (/[?.!]$/.test(label) ? label : `${label}:`);

/** All errors at the top: takes focus, links to the fields in their order, sets 'Error:' in the page's title. */
export function ErrorSummary({ errors, title = words.errorTitle, attempt, onReveal }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useErrorTitle(hasErrors);
  useEffect(() => {
    if (hasErrors && attempt > 0) box.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault();
    onReveal?.(name);
    seekField(name);
  };
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      p="5"
      mb="6"
      borderWidth="2px"
      borderColor="border.error"
      borderRadius="l3"
      bg="bg.error"
      focusVisibleRing="outside"
    >
      <Heading as="h2" id="error-summary-title" size="lg" mb="2">
        {title}
      </Heading>
      <chakra.ul m="0" p="0" listStyleType="none" display="grid" gap="1">
        {errors.map(({ name, label, message }) => (
          <li key={`${name ?? ''}${message}`}>
            {name === undefined ? (
              message
            ) : (
              <Link
                href={`#${fieldId(name)}`}
                color="fg.error"
                fontWeight="semibold"
                onClick={(event) => go(event, name)}
              >
                {label === undefined ? message : `${nameField(label)} ${message}`}
              </Link>
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
