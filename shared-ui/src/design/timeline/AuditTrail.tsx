import { chakra, Text } from '@chakra-ui/react';
import { EmptyState } from '../layout/EmptyState.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AuditChange } from './AuditChange.tsx';
import type { AuditEntry } from './audit-entry.ts';
import { mergeSaves } from './merge-saves.ts';
import { fill } from '../layout/fill.ts';
import { timeline as texts } from '#texts/timeline';

const words = { created: texts.createdBy, modified: texts.modifiedBy, deleted: texts.deletedBy } as const;

/** Who created and changed an object, when, and what: 'Created by', 'Modified by'. The newest first. */
export function AuditTrail({
  label = texts.history,
  unnamed = texts.foundation,
  entries,
}: {
  label?: string;
  /** Stands for an actor without a name. Researchers do not learn who of the staff acted. */
  unnamed?: string;
  /** As the history gives them, the oldest first. */
  entries: readonly AuditEntry[];
}) {
  if (entries.length === 0) return <EmptyState headingLevel={3} title={texts.empty} />;
  return (
    <chakra.ol aria-label={label} listStyleType="none" m="0" p="0">
      {mergeSaves(entries.toReversed()).map(
        ({ id, kind, actor, impersonator, at, what, saves, changes = [] }) => (
          <chakra.li key={id} py="row" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
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
        ),
      )}
    </chakra.ol>
  );
}
