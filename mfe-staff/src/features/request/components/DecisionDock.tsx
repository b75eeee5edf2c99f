import { requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, Button, fill, Flex, HStack, useMediaQuery, type ButtonProps } from '@portal/shared-ui';
import { preloadRichText } from '@portal/shared-ui/rich-text';
import type { KeyboardEvent } from 'react';
import { useStaffPoints } from '../../revision-points/api/use-staff-points.ts';
import { isEnding } from '../model/ending-decisions.ts';
import { quickDecisions } from '../model/quick-decisions.ts';
import { focusControl } from '../model/focus-control.ts';
import { listReviewerKinds } from '../model/reviewer-kinds.ts';
import { useDeciding } from './Deciding.tsx';
import { RequestMenu } from './RequestMenu.tsx';
import { request as words } from '#texts/request';

/** Beside the request the bar is narrow, and Assign still fits into its one line. */
const PHONE = '(max-width: 639px)';
const ROW = { gap: { base: '2', xl: '1' }, px: { base: '2', xl: '1.5' } } as const;

/**
 * The most common decisions, always visible, with the request's menu; one click opens the letter. While a button has
 * focus, single keys press the buttons. If no decision is possible, the panel ends with the menu alone.
 */
export function DecisionDock({ request }: { request: Request }) {
  const { begin } = useDeciding();
  const isPhone = useMediaQuery(PHONE);
  const { drafts } = useStaffPoints(request);
  const offered = quickDecisions(request.decisions);
  if (offered.length === 0)
    return (
      <Flex justify="flex-end" gap="2" mt="3">
        <AssignButton request={request} />
        <RequestMenu request={request} />
      </Flex>
    );
  // tissue is ordered and shipped first, so fulfilling it is not the next act
  const isDelivered = requestType(request.type).collection !== undefined;
  // these names take the room of Assign, which is then in the menu
  const isLong = drafts.length > 0 || offered.some(({ status }) => status === S.APPROVED_PENDING_TEAM);
  // on a phone, names that need a second line leave the bar to the first decision
  const buttons = isLong && isPhone ? offered.slice(0, 1) : offered;
  const inMenu = isLong
    ? [
        ...offered
          .filter((one) => !buttons.includes(one))
          .map(({ status }) => (
            <Button
              key={status}
              size="sm"
              variant="ghost"
              colorPalette={isEnding(status) ? 'red' : 'gray'}
              onClick={() => begin(status)}
            >
              {nameDecision(status, drafts.length)}
            </Button>
          )),
        <AssignButton key="assign" request={request} />,
      ]
    : [];
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const named = offered.find(({ key }) => key === event.key);
    if (!named) return;
    // the same key has another meaning on the rest of the page
    event.preventDefault();
    begin(named.status);
  };
  return (
    <Box
      as="section"
      id="decision-dock"
      aria-label={words.dock.label}
      position={{ base: 'fixed', xl: 'sticky' }}
      insetInline={{ base: '0', xl: 'auto' }}
      bottom={{ base: '0', xl: '4' }}
      zIndex="docked"
      mt={{ xl: 'auto' }}
      px={{ base: '4', md: '8', xl: '3' }}
      py="3"
      bg="bg.panel"
      borderWidth={{ base: '1px 0 0', xl: '1px' }}
      borderRadius={{ xl: 'l3' }}
      boxShadow="md"
      // on a small screen it is fixed to the bottom, so the page gets padding below
      css={{
        'body:has(&)': { paddingBottom: { base: '4rem', xl: '0' } },
        'html:has(&)': { scrollPaddingBottom: { base: '5rem', xl: '0' } },
      }}
      onFocus={preloadRichText}
      onPointerEnter={preloadRichText}
    >
      <HStack gap={ROW.gap} align="flex-start">
        <HStack flex="1" gap={ROW.gap} wrap="wrap" onKeyDown={press}>
          {buttons.map(({ status, key }, index) => (
            <Button
              key={status}
              flex="1 1 auto"
              size="sm"
              px={ROW.px}
              aria-keyshortcuts={key}
              {...(isEnding(status)
                ? { colorPalette: 'red', variant: 'outline' as const }
                : index > 0 || (isDelivered && status === S.FULFILLED)
                  ? { variant: 'outline' as const }
                  : {})}
              onClick={() => begin(status)}
            >
              {nameDecision(status, drafts.length)}
            </Button>
          ))}
          {isLong ? null : <AssignButton request={request} flex="1 1 auto" />}
        </HStack>
        <RequestMenu request={request} first={inMenu} isNeeded={buttons.length < offered.length} />
      </HStack>
    </Box>
  );
}

const nameDecision = (status: RequestStatus, points: number): string =>
  status === S.REVISIONS_REQUESTED && points > 0
    ? fill(words.dock.revisionsWithPoints, { count: points })
    : words.dock.decisions[status as keyof typeof words.dock.decisions];

/** Leads to the choice of a reviewer. On phones the command line and the section below have it. */
function AssignButton({ request, flex }: { request: Request } & Pick<ButtonProps, 'flex'>) {
  const isOpen = listReviewerKinds(request).some(({ isFull }) => !isFull);
  if (!request.abilities['assign_reviewer'] || !isOpen) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      flex={flex}
      hideBelow="md"
      px={ROW.px}
      onClick={() => focusControl(words.reviewers.title)}
    >
      {words.dock.assign}
    </Button>
  );
}
