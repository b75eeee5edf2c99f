import { Box, fill, Flex, LiveRegion, Text } from '@portal/shared-ui';
import { KeyHelp, useKeyChoice, useKeys } from '@portal/shared-ui/keys';
import { useNavigate } from '@portal/shared-ui/router';
import { useState } from 'react';
import { focusControl } from '../../request/model/focus-control.ts';
import { KeysButton } from '../../triage/components/KeysButton.tsx';
import { StepButton, type Step } from '../../triage/components/StepButton.tsx';
import type { Agenda, AgendaItem } from '../api/use-agenda.ts';
import { meeting as words } from '#texts/meeting';

const PANEL_KEYS = [
  ['d', words.keys.decide],
  ['n', words.keys.notes],
  ['?', words.keys.help],
] as const;
const ALL_KEYS = [['j', words.keys.next], ['k', words.keys.previous], ...PANEL_KEYS] as const;

const getStep = (agenda: Agenda, item: AgendaItem | null): Step | null =>
  item && { to: agenda.getAddress(item), code: item.sfari_request_id, title: item.title };

/** Goes to the next application of the meeting, with the same keys as in a queue (decision 275). */
export function MeetingBar({ agenda, code }: { agenda: Agenda | null; code: string }) {
  const navigate = useNavigate();
  const keys = useKeyChoice();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const toggleHelp = () => setHelpOpen(!isHelpOpen);
  const goTo = (item: AgendaItem | null) => {
    if (agenda && item) void navigate(agenda.getAddress(item), { replace: true });
  };
  useKeys(keys.isOn, {
    ...(agenda ? { j: () => goTo(agenda.next), k: () => goTo(agenda.previous) } : {}),
    d: () => focusControl(words.noted.title),
    n: () => focusControl(words.notes.title),
    '?': toggleHelp,
  });
  const left = agenda && agenda.at === null ? fill(words.agenda.left, { code }) : '';
  return (
    <>
      <Flex as="nav" aria-label={words.agenda.label} wrap="wrap" align="center" columnGap="3" rowGap="2">
        {agenda ? (
          <>
            <StepButton kind="previous" step={getStep(agenda, agenda.previous)} />
            <Text color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {agenda.at === null
                ? fill(words.agenda.count, { count: agenda.items.length })
                : fill(words.agenda.place, { at: agenda.at, count: agenda.items.length })}
            </Text>
            <StepButton kind="next" step={getStep(agenda, agenda.next)} />
          </>
        ) : null}
        <Box ms={{ md: 'auto' }} hideBelow="md">
          <KeysButton isOpen={isHelpOpen} onToggle={toggleHelp} />
        </Box>
      </Flex>
      {isHelpOpen ? <KeyHelp label={words.keys.label} keys={agenda ? ALL_KEYS : PANEL_KEYS} /> : null}
      {left ? <Text color="fg.muted">{left}</Text> : null}
      <LiveRegion message={left} />
    </>
  );
}
