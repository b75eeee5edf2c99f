import { Button, chakra, Text } from '@chakra-ui/react';
import {
  AddIcon,
  ArrowRightIcon,
  CheckIcon,
  CloseIcon,
  DotIcon,
  EditIcon,
  FileIcon,
  LockIcon,
  RetryIcon,
  TrashIcon,
  UserIcon,
  WarningIcon,
} from '../icons/icons.tsx';
import { CommentIcon, SortIcon } from '../icons/list-icons.tsx';
import { EmptyState } from '../layout/EmptyState.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AuditChange } from './AuditChange.tsx';
import type { AuditEntry } from './audit-entry.ts';
import { mergeSaves } from './merge-saves.ts';
import { useTrailOrder } from './use-trail-order.ts';
import { fill } from '../layout/fill.ts';
import { timeline as texts } from '#texts/timeline';

const ICONS = {
  created: AddIcon,
  modified: EditIcon,
  deleted: TrashIcon,
  // A status that ends nothing is a step on the way: a check mark says that something was granted.
  status: ArrowRightIcon,
  granted: CheckIcon,
  refused: CloseIcon,
  returned: RetryIcon,
  person: UserIcon,
  comment: CommentIcon,
  access: LockIcon,
  file: FileIcon,
  warning: WarningIcon,
  part: DotIcon,
} as const;

const words = { created: texts.createdBy, modified: texts.modifiedBy, deleted: texts.deletedBy } as const;

/**
 * Who created and changed an object, when, and what, in the order of time: 'Created by', then 'Modified by' (spec 3 section
 * 2.18). The person who wants the newest first says so once in this browser.
 */
export function AuditTrail({
  label = texts.history,
  unnamed = texts.foundation,
  entries,
}: {
  label?: string;
  /** Replaces an actor without a name. Researchers do not learn who of the staff acted. */
  unnamed?: string;
  /** As the history gives them, the oldest first. */
  entries: readonly AuditEntry[];
}) {
  const { isNewestFirst, turn } = useTrailOrder();
  if (entries.length === 0) return <EmptyState headingLevel={3} title={texts.empty} />;
  // Folded in one order, so that turning the list around changes no entry.
  const newestFirst = mergeSaves(entries.toReversed());
  const shown = isNewestFirst ? newestFirst : newestFirst.toReversed();
  return (
    <>
      {shown.length > 1 ? (
        <Button
          size="xs"
          variant={isNewestFirst ? 'subtle' : 'ghost'}
          colorPalette="gray"
          mb="2"
          aria-pressed={isNewestFirst}
          onClick={turn}
        >
          <SortIcon />
          {texts.newestFirst}
        </Button>
      ) : null}
      <chakra.ol aria-label={label} listStyleType="none" m="0" p="0">
        {shown.map(({ id, kind, icon, actor, impersonator, at, what, saves, changes = [] }) => (
          <chakra.li
            key={id}
            position="relative"
            ps="9"
            py="row"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <EntryIcon name={icon ?? kind} />
            <Text>
              {words[kind]} <chakra.strong fontWeight="semibold">{actor || unnamed}</chakra.strong>
              {impersonator ? fill(texts.impersonatedBy, { impersonator }) : ''}
              {saves > 1 ? fill(texts.saveCount, { count: saves }) : ''}
              <chakra.time dateTime={at} color="fg.muted" textStyle="sm" ms="2" whiteSpace="nowrap">
                {formatDateTime(at)}
              </chakra.time>
            </Text>
            {what ? (
              <Text as="div" mt="1" overflowWrap="anywhere">
                {what}
              </Text>
            ) : null}
            {changes.length > 0 ? (
              <chakra.ul m="0" mt="1" ps="5" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {changes.map(({ field, before, after }) => (
                  <AuditChange key={field} field={field} before={before} after={after} />
                ))}
              </chakra.ul>
            ) : null}
          </chakra.li>
        ))}
      </chakra.ol>
    </>
  );
}

/** Drawn for the eye alone: the words of the entry say the same. */
function EntryIcon({ name }: { name: keyof typeof ICONS }) {
  const Shape = ICONS[name];
  return (
    <chakra.span
      aria-hidden
      data-drawing
      data-icon={name}
      position="absolute"
      insetInlineStart="0"
      boxSize="6"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="bg.muted"
      color="fg.muted"
    >
      <Shape boxSize="0.875em" />
    </chakra.span>
  );
}
