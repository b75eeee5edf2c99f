import { Stack } from '../../design/index.ts';
import { RouteButton } from '../../design/page/index.ts';
import { KeptForm, type useKeptForm } from '../form/index.ts';
import { CreationModals } from './CreationModals.tsx';
import { SupportContact } from './SupportContact.tsx';
import type { Creation, Match } from './use-creation.ts';

interface CreationFormProps {
  kept: ReturnType<typeof useKeptForm>;
  creation: Creation;
  words: { what: string; submit: string; cancel: string };
  /** Target of Cancel. */
  cancelTo: string;
  isAdmin?: boolean;
  /** Called after the user chose an existing institution. */
  onJoined?: (match: Match) => Promise<void>;
}

const joinsNothing = () => Promise.resolve();

/** The form that adds an institution, with the modals that may answer it (spec 1 section 8). */
export function CreationForm({
  kept,
  creation,
  words,
  cancelTo,
  isAdmin = false,
  onJoined = joinsNothing,
}: CreationFormProps) {
  return (
    <Stack gap="6">
      {creation.isStuck ? <SupportContact /> : null}
      <KeptForm
        kept={kept}
        what={words.what}
        submitLabel={words.submit}
        actions={
          <RouteButton to={cancelTo} variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSubmit={creation.create}
      />
      <CreationModals creation={creation} isAdmin={isAdmin} onJoined={onJoined} />
    </Stack>
  );
}
