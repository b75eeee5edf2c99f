import { LIMITS } from '@portal/contract/limits';
import {
  ArrowLeftIcon,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  fill,
  Flex,
  HelpIcon,
  Text,
} from '@portal/shared-ui';
import { countText } from '@portal/shared-ui/data';
import { RouteButton, RouteLink } from '@portal/shared-ui/page';
import type { ReactNode } from 'react';
import type { QueuePlace, QueueRow } from '../api/use-queue-place.ts';
import { WIDE } from './wide.ts';
import { triage as words } from '#texts/triage';

interface QueueBarProps {
  place: QueuePlace;
  isListShown: boolean;
  isHelpOpen: boolean;
  onToggleList: () => void;
  onToggleHelp: () => void;
}

/** '3 of 17'; without the place where the request stands further on. */
function placeText({ at, count, isCapped }: QueuePlace): string {
  const shown = countText(isCapped ? LIMITS.countCap + 1 : count);
  if (count === 0) return '';
  return at === null ? fill(words.count, { count: shown }) : fill(words.place, { at, count: shown });
}

/** Back to the queue, where one is in it, and on to the next. */
export function QueueBar({ place, isListShown, isHelpOpen, onToggleList, onToggleHelp }: QueueBarProps) {
  const { queue, previous, next } = place;
  return (
    <Flex
      as="nav"
      aria-label={words.label}
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="1"
      textStyle="sm"
    >
      <RouteLink to={queue.address} minH="8" display="inline-flex" alignItems="center" gap="1.5">
        <ArrowLeftIcon />
        {queue.label}
      </RouteLink>
      <Text color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {place.hasLeft ? '' : placeText(place)}
      </Text>
      <Flex gap="2">
        <StepButton row={previous} label={words.previous} named={words.previousNamed} shortcut="k">
          <ChevronLeftIcon />
          {words.previous}
        </StepButton>
        <StepButton row={next} label={words.next} named={words.nextNamed} shortcut="j">
          {words.next}
          <ChevronRightIcon />
        </StepButton>
      </Flex>
      <Flex gap="2" ms={{ md: 'auto' }} hideBelow="md">
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          display="none"
          css={WIDE}
          aria-expanded={isListShown}
          onClick={onToggleList}
        >
          {isListShown ? words.hideList : words.showList}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-expanded={isHelpOpen}
          onClick={onToggleHelp}
        >
          <HelpIcon />
          {words.keys.button}
        </Button>
      </Flex>
    </Flex>
  );
}

interface StepButtonProps {
  row: QueueRow | null;
  label: string;
  named: string;
  shortcut: string;
  children: ReactNode;
}

/** Replaces the address, so that Back leads to the queue however many requests were looked at. */
function StepButton({ row, label, named, shortcut, children }: StepButtonProps) {
  const look = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;
  if (row === null)
    return (
      <Button {...look} disabled aria-label={label}>
        {children}
      </Button>
    );
  return (
    <RouteButton
      {...look}
      to={row.to}
      replace
      aria-label={fill(named, { code: row.request.sfari_request_id })}
      title={row.request.project.title}
      aria-keyshortcuts={shortcut}
    >
      {children}
    </RouteButton>
  );
}
