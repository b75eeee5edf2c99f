import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Stack, Text } from '../../design/index.ts';
import { Modal } from '../../design/dialog/index.ts';
import { creating } from '#texts/institution-form';
import { MatchList } from './MatchList.tsx';
import { SupportContact } from './SupportContact.tsx';
import { useWrite } from '../write/index.ts';
import type { Creation, Match } from './use-creation.ts';

/** 'Suggested Institutions': take one of those that exist, or add another where no EIN is the same (spec 1 section 8). */
export function SuggestedModal({
  matches,
  isNameTaken,
  creation,
  isAdmin,
  onJoined,
}: {
  matches: readonly Match[];
  /** One of them has the very name: there can be no second. */
  isNameTaken: boolean;
  creation: Creation;
  isAdmin: boolean;
  /** The person took one that exists. */
  onJoined: (match: Match) => Promise<void>;
}) {
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const { send, failure } = useWrite('POST /user-institution/');
  const join = async (match: Match) => {
    setBusyWith(match.id);
    await send({ body: { institution: match.id, primary: true } }, { onDone: () => onJoined(match) });
    setBusyWith(null);
  };
  // one name and one EIN are one institution: the server would refuse a second
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
