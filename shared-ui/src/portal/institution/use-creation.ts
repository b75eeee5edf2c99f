import { useRef, useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import type { ResponseOf } from '@portal/contract/types';
import { api, ApiError, invalidate } from '../data/index.ts';
import type { FormValues } from '../form/index.ts';
import { nestedError } from './nested-error.ts';

export type Match = ResponseOf<'GET /institution/suggested/'>['results'][number];

/** Reasons why an institution was not created that are shown in a modal. */
export type CreationTrouble =
  | { kind: 'ein' }
  | { kind: 'suggested'; matches: readonly Match[]; isNameTaken: boolean }
  | { kind: 'problem'; message: string };

/** The values by which similar institutions are searched. */
type Description = Partial<Record<'name' | 'ein' | 'domain', string>>;

interface CreationInput<Created> {
  /** Id of the form element, to submit it again. */
  formId: string;
  send: (values: FormValues, isConfirmed: boolean) => Promise<Created>;
  /** Derives the search for similar institutions from the form values. */
  lookUp: (values: FormValues) => Description;
  onCreated: (created: Created) => Promise<void>;
}

const suggestions = async (query: Description): Promise<readonly Match[]> =>
  (await api('GET /institution/suggested/', { query, quiet: true })).data.results;

/** The support contact is shown after this many failed attempts. */
const STUCK = 2;

/**
 * Adds an institution. Similar institutions are shown before a duplicate is created, and refusals open the modals of
 * the error catalog (spec 1 section 8). After two failed attempts the support contact is shown.
 */
export function useCreation<Created>({ formId, send, lookUp, onCreated }: CreationInput<Created>) {
  const [trouble, setTrouble] = useState<CreationTrouble | null>(null);
  const [attempts, setAttempts] = useState(0);
  const isConfirmed = useRef(false);

  const showExisting = async (values: FormValues): Promise<void> => {
    try {
      const matches = await suggestions(lookUp(values));
      if (matches.length > 0) setTrouble({ kind: 'suggested', matches, isNameTaken: true });
    } catch {
      // the search failed: the error at the field is shown without suggestions
    }
  };

  const explain = async (error: unknown, values: FormValues): Promise<void> => {
    setAttempts((count) => count + 1);
    const refusal = nestedError(error);
    if (!(refusal instanceof ApiError)) throw refusal;
    if (refusal.fields['confirm_duplicate_domain']) {
      setTrouble({ kind: 'suggested', matches: await suggestions(lookUp(values)), isNameTaken: false });
      return;
    }
    // The form itself checks the format of name and EIN, so a refusal by the server always means "already taken", in
    // any language. The field shows that the name is taken; the modal offers the institution that has it.
    if (refusal.fields['name']) {
      await showExisting(values);
      throw refusal;
    }
    if (refusal.fields['ein']) setTrouble({ kind: 'ein' });
    else if (Object.keys(refusal.fields).length === 0)
      setTrouble({ kind: 'problem', message: refusal.messages[0] ?? MESSAGES.institutionNotCreated });
    throw refusal;
  };

  const create = async (values: FormValues): Promise<void> => {
    const confirmed = isConfirmed.current;
    isConfirmed.current = false;
    setTrouble(null);
    let created: Created;
    try {
      created = await send(values, confirmed);
    } catch (error) {
      return explain(error, values);
    }
    await onCreated(created);
    await invalidate('institution', 'history');
  };

  /**
   * The user means none of the suggested institutions: the form is submitted again with the confirmation. A further
   * refusal is shown at its fields as usual.
   */
  const createAnyway = () => {
    isConfirmed.current = true;
    setTrouble(null);
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };

  return {
    create,
    createAnyway,
    trouble,
    clearTrouble: () => setTrouble(null),
    isStuck: attempts >= STUCK,
  };
}

export type Creation = ReturnType<typeof useCreation>;
