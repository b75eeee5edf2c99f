import { useCallback, useState } from 'react';
import { wasShown } from '../errors/shown-failures.ts';
import type { PortalForm } from './use-defined-form.ts';
import { form as words } from '#texts/form';

/** The parts of an API error that a form can show; any thrown value may be given. */
interface Readable {
  fields?: Readonly<Record<string, readonly string[]>>;
  messages?: readonly string[];
  detail?: string;
}

const isReadable = (error: unknown): error is Readable =>
  typeof error === 'object' &&
  error !== null &&
  ('fields' in error || 'messages' in error || 'detail' in error);

export interface ServerErrors {
  /** Messages that belong to no field of this form. */
  general: readonly string[];
  /** Puts the errors of a failed call on their fields; returns the names that got one. */
  place: (error: unknown) => string[];
  clear: () => void;
}

/**
 * Shows the issues of a 400 at their fields (the first message of each) and lists all others as general errors (spec 1
 * section 8). Errors that the shell already shows are omitted. `names` are the visible fields.
 */
export function useServerErrors(form: Pick<PortalForm, 'setError'>, names: readonly string[]): ServerErrors {
  const [general, setGeneral] = useState<readonly string[]>([]);
  const clear = useCallback(() => setGeneral([]), []);
  const place = (error: unknown): string[] => {
    if (!isReadable(error)) {
      setGeneral([words.unexpectedError]);
      return [];
    }
    const issues = Object.entries(error.fields ?? {});
    // an issue of a nested value, 'team.0.email', belongs to the field 'team'
    const findField = (path: string) => names.find((name) => path === name || path.startsWith(`${name}.`));
    const placed = issues.flatMap(([path, [message]]) => {
      const name = findField(path);
      if (name === undefined || message === undefined) return [];
      form.setError(name, { type: 'server', message });
      return [name];
    });
    const homeless = issues
      .filter(([path]) => findField(path) === undefined)
      .flatMap(([path, messages]) =>
        messages.map((message) => (path.startsWith('non_field') ? message : `${path}: ${message}`)),
      );
    const others = [...homeless, ...(error.messages ?? [])];
    const isShown = others.length > 0 || placed.length > 0 || wasShown(error);
    setGeneral(isShown ? others : [error.detail ?? words.unexpectedError]);
    return placed;
  };
  return { general, place, clear };
}
