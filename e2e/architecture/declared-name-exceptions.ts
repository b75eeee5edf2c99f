const RELEASED = 'part of shared-ui as it was released';
const FIELD = 'the field of the API';
const COLUMN = 'the column';

/** Names with a word that `declared-names.ts` refuses, each with the reason: a name, or "file#name". */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'services/core/src/models/file-upload.model.ts#holder': COLUMN,
  'services/researcher/src/models/access-check.model.ts#night': COLUMN,
  'services/researcher/src/models/close-out.model.ts#judged': COLUMN,
  'shared-ui/src/portal/close-out/CloseOutFacts.tsx#judged': FIELD,
  papers: FIELD,
  stands: FIELD,
  'services/kit/src/postgres/unprivileged.ts#NOBODY': 'the name of the Unix user',
  KeptForm: RELEASED,
  KeptFormProps: RELEASED,
  KeptFormState: RELEASED,
  useKeptForm: RELEASED,
  keepDensity: RELEASED,
  keptDestination: RELEASED,
  settleSessionRole: RELEASED,
  tellAnswer: RELEASED,
  'shared-ui/src/design/form/definition.ts#holds': RELEASED,
  'shared-ui/src/design/tabs/PageTabs.tsx#kept': RELEASED,
  'shared-ui/src/portal/agreement/RdaView.tsx#Papers': RELEASED,
  'shared-ui/src/portal/form/KeptForm.tsx#kept': RELEASED,
  'shared-ui/src/portal/institution/CreationForm.tsx#kept': RELEASED,
  'shared-ui/src/portal/request-changes/RequestChanges.tsx#tellsNothing': RELEASED,
};
