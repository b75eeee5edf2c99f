import { EinModal } from './EinModal.tsx';
import { ProblemModal } from '../errors/ProblemModal.tsx';
import { SuggestedModal } from './SuggestedModal.tsx';
import { SupportContact } from './SupportContact.tsx';
import type { Creation, Match } from './use-creation.ts';

/** The modals of adding an institution (spec 1 section 8). */
export function CreationModals({
  creation,
  isAdmin = false,
  onJoined,
}: {
  creation: Creation;
  isAdmin?: boolean;
  onJoined: (match: Match) => Promise<void>;
}) {
  const { trouble, clearTrouble, isStuck } = creation;
  if (!trouble) return null;
  const support = isStuck ? <SupportContact /> : null;
  switch (trouble.kind) {
    case 'suggested':
      return (
        <SuggestedModal
          matches={trouble.matches}
          isNameTaken={trouble.isNameTaken}
          creation={creation}
          isAdmin={isAdmin}
          onJoined={onJoined}
        />
      );
    case 'ein':
      return <EinModal onClose={clearTrouble}>{support}</EinModal>;
    case 'problem':
      return (
        <ProblemModal message={trouble.message} onClose={clearTrouble}>
          {support}
        </ProblemModal>
      );
  }
}
