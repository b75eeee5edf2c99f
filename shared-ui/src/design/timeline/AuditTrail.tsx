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
  // An intermediate status gets an arrow, because a check mark means that something was granted.
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
 * The history of an object in chronological order: who created and changed it, when, and what changed: 'Created by',
 * then 'Modified by'. A user can choose to see the newest first, and this browser remembers it (spec 3 section 2.18).
 */
export function AuditTrail({
  label = texts.history,
  unnamed = texts.foundation,
  entries,
}: {
  label?: string;
  /** Shown for an actor without a name. Researchers do not see which staff member acted. */
  unnamed?: string;
  /** In the order of the API, oldest first. */
  entries: readonly AuditEntry[];
}) {
  const { isNewestFirst, turn } = useTrailOrder();
  if (entries.length === 0) return <EmptyState headingLevel={3} title={texts.empty} />;
  // Always merged in the same order, so that reversing the list changes no entry.
  const newestFirst = mergeSaves(entries.toReversed());
  const shown = isNewestFirst ? newestFirst : newestFirst.toReversed();
  return (
    <>
      {shown.length > 1 ? (
        <Button size="xs" variant="ghost" colorPalette="gray" mb="2" onClick={turn}>
          <SortIcon />
          {isNewestFirst ? texts.toOldestFirst : texts.toNewestFirst}
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

/** Decorative: the text of the entry says the same. */
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
