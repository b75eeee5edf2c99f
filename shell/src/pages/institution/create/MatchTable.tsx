import { INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import { Button, Table, VisuallyHidden } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { creating } from '#texts/institution-form';
import type { Match } from './useCreation.ts';

/** Institutions that the new one may be, by name and EIN. */
export function MatchTable({
  matches,
  isAdmin,
  busyWith,
  onUse,
}: {
  matches: readonly Match[];
  isAdmin: boolean;
  /** Id of the one that is being joined. */
  busyWith: number | null;
  onUse: (match: Match) => void;
}) {
  return (
    <Table.ScrollArea>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{creating.matchName}</Table.ColumnHeader>
            <Table.ColumnHeader>{creating.matchEin}</Table.ColumnHeader>
            <Table.ColumnHeader>{creating.matchStatus}</Table.ColumnHeader>
            <Table.ColumnHeader>
              <VisuallyHidden>{creating.matchAction}</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {matches.map((match) => (
            <Table.Row key={match.id}>
              <Table.Cell fontWeight="semibold" whiteSpace="normal" minW="10rem" overflowWrap="anywhere">
                {match.display_name}
              </Table.Cell>
              <Table.Cell whiteSpace="nowrap">{match.ein ?? creating.noEin}</Table.Cell>
              <Table.Cell>{INSTITUTION_STATUS_LABELS[match.status]}</Table.Cell>
              <Table.Cell textAlign="end">
                {isAdmin ? (
                  <RouteButton size="xs" variant="outline" to={`/institution/${match.id}`}>
                    {creating.open}
                    <VisuallyHidden>{` ${match.display_name}`}</VisuallyHidden>
                  </RouteButton>
                ) : match.may_join ? (
                  <Button
                    size="xs"
                    loading={busyWith === match.id}
                    disabled={busyWith !== null}
                    onClick={() => onUse(match)}
                  >
                    {creating.useThis}
                    <VisuallyHidden>{` ${match.display_name}`}</VisuallyHidden>
                  </Button>
                ) : null}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
