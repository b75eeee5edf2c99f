import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Stack, Text } from '../../design/index.ts';
import { Modal } from '../../design/dialog/index.ts';
import { creating } from '#texts/institution-form';
import { MatchList } from './MatchList.tsx';
import { SupportContact } from './SupportContact.tsx';
import { useWrite } from '../write/index.ts';
import type { Creation, Match } from './use-creation.ts';

/** 'Suggested Institutions': choose an existing one, or add another if no EIN matches (spec 1 section 8). */
export function SuggestedModal({
  matches,
  isNameTaken,
  creation,
  isAdmin,
  onJoined,
}: {
  matches: readonly Match[];
  /** An existing institution has exactly this name, so it cannot be added again. */
  isNameTaken: boolean;
  creation: Creation;
  isAdmin: boolean;
  /** Called after the user chose an existing institution. */
  onJoined: (match: Match) => Promise<void>;
}) {
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const { send, failure } = useWrite('POST /user-institution/');
  const join = async (match: Match) => {
    setBusyWith(match.id);
    await send({ body: { institution: match.id, primary: true } }, { onDone: () => onJoined(match) });
    setBusyWith(null);
  };
  // name and EIN are unique: the server would refuse a duplicate
  const mayCreate = !isNameTaken && !matches.some(({ matched }) => matched.includes('ein'));
  return (
    <Modal
      isOpen
      size="lg"
      title={MESSAGES.suggestedInstitutions}
      onClose={creation.clearTrouble}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={creation.clearTrouble}>
            {creating.back}
          </Button>
          {mayCreate ? (
            <Button onClick={creation.createAnyway} disabled={busyWith !== null}>
              {isAdmin ? creating.none : creating.noneMine}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="4">
        <Text>{isAdmin ? creating.suggestedIntroAdmin : creating.suggestedIntro}</Text>
        <MatchList
          matches={matches}
          isAdmin={isAdmin}
          busyWith={busyWith}
          onUse={(match) => void join(match)}
        />
        {failure ? (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            {failure}
          </Text>
        ) : null}
        {creation.isStuck ? <SupportContact /> : null}
      </Stack>
    </Modal>
  );
}
