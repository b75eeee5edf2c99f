import { LIMITS } from '@portal/contract/limits';
import { ArrowLeftIcon, Button, fill, Flex, Text } from '@portal/shared-ui';
import { countText } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import type { QueuePlace, QueueRow } from '../api/use-queue-place.ts';
import { RunDone } from '../../queue/components/RunProgress.tsx';
import { KeysButton } from './KeysButton.tsx';
import { StepButton, type Step } from './StepButton.tsx';
import { WIDE_LAYOUT } from './wide-layout.ts';
import { triage as words } from '#texts/triage';

interface QueueBarProps {
  place: QueuePlace;
  isListShown: boolean;
  isHelpOpen: boolean;
  onToggleList: () => void;
  onToggleHelp: () => void;
}

/** '3 of 17'; only the total if the request's position is unknown. */
function placeText({ at, count, isCapped }: QueuePlace): string {
  const shown = countText(isCapped ? LIMITS.countCap + 1 : count);
  if (count === 0) return '';
  return at === null ? fill(words.count, { count: shown }) : fill(words.place, { at, count: shown });
}

const getStep = (row: QueueRow | null): Step | null =>
  row && { to: row.to, code: row.request.sfari_request_id, title: row.request.project.title };

/** The link back to the queue, if there is one, and buttons to the previous and next request. */
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
      {queue.began ? <RunDone began={queue.began} left={place.count} /> : null}
      <Flex gap="2">
        <StepButton kind="previous" step={getStep(previous)} />
        <StepButton kind="next" step={getStep(next)} />
      </Flex>
      <Flex gap="2" ms={{ md: 'auto' }} hideBelow="md">
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          display="none"
          css={WIDE_LAYOUT}
          aria-expanded={isListShown}
          onClick={onToggleList}
        >
          {isListShown ? words.hideList : words.showList}
        </Button>
        <KeysButton isOpen={isHelpOpen} onToggle={onToggleHelp} />
      </Flex>
    </Flex>
  );
}
