import type { Request } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import type { BodyOf } from '@portal/contract/types';
import { api, ApiError, type ApiAnswer } from '@portal/shared-ui/data';
import { useAutosave, useSaveOnLeaving, type Autosave } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import { useCallback, useRef, useState } from 'react';
import { draftChanges, draftForm, draftValues, mergeSaved, type DraftValues } from '../model/draft-values.ts';
import {
  forgetRefusal,
  listReadOnlyFields,
  withSavedFields,
  withoutRefused,
} from '../model/read-only-fields.ts';

const EXPAND = 'datasets,access_control_list,details,decision_note';

/** Loads a draft without the cache: an old version would make the first save a conflict. */
export const readDraft = (id: number): Promise<ApiAnswer<Request>> =>
  api('GET /request/{id}/', { params: { id }, query: { expand: EXPAND } });

/** The initial content of a draft that changes its type. */
export interface FirstChoice {
  readonly datasets?: readonly string[];
  readonly answers?: Readonly<Record<string, unknown>>;
}

export interface Draft {
  /** Null until the draft exists on the server. */
  request: Request | null;
  values: DraftValues | null;
  autosave: Autosave<DraftValues | null>;
  /** A newer version saved by another tab or person. Nothing is sent until the user has chosen. */
  theirs: DraftValues | null;
  /** The message of a permanent save error. */
  refusal: string | null;
  /** Error messages by field path. The other fields were saved. */
  refused: ApiError['fields'];
  change: (changes: Partial<DraftValues>) => void;
  /** Creates the draft on the server. Throws ApiError if the server refuses. */
  start: (body: { project: number; type: number; datasets?: string[] }) => Promise<Request>;
  /** Changes the type of the draft and clears the fields of the old type. Throws ApiError if the server refuses. */
  changeType: (type: number, first: FirstChoice) => Promise<void>;
  takeMine: () => Promise<void>;
  takeTheirs: () => Promise<void>;
  /** Called if another call, such as submitting, found a version that the writer has not seen. */
  reportConflict: (current: unknown) => void;
  /** The draft's version in the last server response; submitting needs it. */
  etag: () => string | null;
}

interface EditedDraft {
  request: Request;
  values: DraftValues;
}
interface Known {
  saved: DraftValues;
  etag: string | null;
}

const editDraft = ({ data }: ApiAnswer<Request>): EditedDraft => ({
  request: data,
  values: draftValues(data),
});
const knownDraft = ({ data, etag }: ApiAnswer<Request>): Known => ({ saved: draftValues(data), etag });
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'STALE';

/** A request draft: saved while it is written. A save never overwrites a version that the writer has not seen. */
export function useDraft(initial: ApiAnswer<Request> | null): Draft {
  const user = useSessionUser();
  const [draft, setDraft] = useState<EditedDraft | null>(() => initial && editDraft(initial));
  const known = useRef<Known | null>(initial && knownDraft(initial));
  const [theirs, setTheirs] = useState<DraftValues | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refused, setRefused] = useState<ApiError['fields']>({});

  const send = async (
    { request }: EditedDraft,
    body: BodyOf<'PATCH /request/{id}/'>,
    values: DraftValues,
  ) => {
    const answer = await api('PATCH /request/{id}/', {
      params: { id: request.id },
      body,
      ifMatch: known.current?.etag ?? null,
      silent: true,
    });
    known.current = knownDraft(answer);
    const saved = known.current.saved;
    const form = draftForm(answer.data);
    setDraft((now) => now && { request: answer.data, values: mergeSaved(form, now.values, values, saved) });
  };

  const save = async (values: DraftValues | null) => {
    if (!values || !draft || !known.current) return;
    const { saved } = known.current;
    const body = draftChanges(
      draftForm(draft.request),
      saved,
      withSavedFields(values, saved, listReadOnlyFields(draft.request)),
    );
    if (Object.keys(body).length === 0) return;
    try {
      await send(draft, body, values);
      setRefusal(null);
      setRefused({});
    } catch (error) {
      if (isFinal(error)) {
        setRefusal(error.detail || MESSAGES.unexpectedError);
        setRefused(error.fields);
        // saves the other fields; the refused field is retried with the next save
        const rest = withoutRefused(body, error.fields);
        if (rest) await send(draft, rest.body, withSavedFields(values, saved, rest.refused));
      }
      throw error;
    }
  };

  const change = useCallback((changes: Partial<DraftValues>) => {
    setDraft((now) => {
      if (!now) return now;
      const readOnly = listReadOnlyFields(now.request);
      return { ...now, values: withSavedFields({ ...now.values, ...changes }, now.values, readOnly) };
    });
    setRefused((now) => Object.keys(changes).reduce(forgetRefusal, now));
  }, []);

  const reportConflict = (current: unknown) => setTheirs(draftValues(current as Request));
  const autosave = useAutosave<DraftValues | null>({
    storageKey: `request-${draft?.request.id ?? 'new'}-user-${user.id}`,
    values: draft?.values ?? null,
    setValues: (values) => values && change(values),
    save,
    onConflict: reportConflict,
    isEnabled: draft !== null,
  });
  useSaveOnLeaving(autosave.saveNow, 'request');

  const resolveConflict = async (choose: (fresh: EditedDraft, mine: DraftValues) => DraftValues) => {
    if (!draft) return;
    const fresh = await readDraft(draft.request.id);
    known.current = knownDraft(fresh);
    setDraft((now) => now && { request: fresh.data, values: choose(editDraft(fresh), now.values) });
    setTheirs(null);
    autosave.resume();
  };

  return {
    request: draft?.request ?? null,
    values: draft?.values ?? null,
    autosave,
    theirs,
    refusal,
    refused,
    change,
    start: async (body) => {
      const answer = await api('POST /request/', { body, quiet: true });
      known.current = knownDraft(answer);
      setDraft(editDraft(answer));
      return answer.data;
    },
    changeType: async (type, { datasets, answers }) => {
      if (!draft) return;
      await autosave.saveNow();
      const answer = await api('PATCH /request/{id}/', {
        params: { id: draft.request.id },
        body: {
          type,
          ...(datasets ? { datasets: [...datasets] } : {}),
          ...(answers ? { additional_data: answers } : {}),
        },
        ifMatch: known.current?.etag ?? null,
        quiet: true,
      });
      known.current = knownDraft(answer);
      setDraft(editDraft(answer));
    },
    takeMine: () => resolveConflict((_, mine) => mine),
    takeTheirs: () => resolveConflict((fresh) => fresh.values),
    reportConflict,
    etag: () => known.current?.etag ?? null,
  };
}
