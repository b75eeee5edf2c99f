import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  fill,
  Flex,
  HelpIcon,
  LiveRegion,
  Text,
} from '@portal/shared-ui';
import { KeyHelp, useKeyChoice, useKeys } from '@portal/shared-ui/keys';
import { RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { useState, type ReactNode } from 'react';
import { focusControl } from '../../triage/api/focus-control.ts';
import type { Agenda, AgendaItem } from '../api/use-agenda.ts';
import { meeting as words } from '#texts/meeting';

const PANEL_KEYS = [
  ['d', words.keys.decide],
  ['n', words.keys.notes],
  ['?', words.keys.help],
] as const;
const ALL_KEYS = [['j', words.keys.next], ['k', words.keys.previous], ...PANEL_KEYS] as const;

/** On to the next application of the meeting: the letters are those of a queue (decision 275). */
export function MeetingBar({ agenda, code }: { agenda: Agenda | null; code: string }) {
  const navigate = useNavigate();
  const keys = useKeyChoice();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const toggleHelp = () => setHelpOpen(!isHelpOpen);
  const goTo = (item: AgendaItem | null) => {
    if (agenda && item) void navigate(agenda.addressOf(item), { replace: true });
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
            <StepButton
              agenda={agenda}
              item={agenda.previous}
              label={words.agenda.previous}
              named={words.agenda.previousNamed}
              shortcut="k"
            >
              <ChevronLeftIcon />
              {words.agenda.previous}
            </StepButton>
            <Text color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {agenda.at === null
                ? fill(words.agenda.count, { count: agenda.items.length })
                : fill(words.agenda.place, { at: agenda.at, count: agenda.items.length })}
            </Text>
            <StepButton
              agenda={agenda}
              item={agenda.next}
              label={words.agenda.next}
              named={words.agenda.nextNamed}
              shortcut="j"
            >
              {words.agenda.next}
              <ChevronRightIcon />
            </StepButton>
          </>
        ) : null}
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          ms={{ md: 'auto' }}
          hideBelow="md"
          aria-expanded={isHelpOpen}
          onClick={toggleHelp}
        >
          <HelpIcon />
          {words.agenda.help}
        </Button>
      </Flex>
      {isHelpOpen ? <KeyHelp label={words.keys.label} keys={agenda ? ALL_KEYS : PANEL_KEYS} /> : null}
      {left ? <Text color="fg.muted">{left}</Text> : null}
      <LiveRegion message={left} />
    </>
  );
}

interface StepButtonProps {
  agenda: Agenda;
  item: AgendaItem | null;
  label: string;
  named: string;
  shortcut: string;
  children: ReactNode;
}

/** Replaces the address, so that Back leads to where the meeting was opened from. */
function StepButton({ agenda, item, label, named, shortcut, children }: StepButtonProps) {
  const look = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;
  if (item === null)
    return (
      <Button {...look} disabled aria-label={label}>
        {children}
      </Button>
    );
  return (
    <RouteButton
      {...look}
      to={agenda.addressOf(item)}
      replace
      aria-label={fill(named, { code: item.sfari_request_id })}
      title={item.title}
      aria-keyshortcuts={shortcut}
    >
      {children}
    </RouteButton>
  );
}
