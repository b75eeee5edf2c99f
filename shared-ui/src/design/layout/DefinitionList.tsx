import { chakra, Grid } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { layout as words } from '#texts/layout';

export interface Definition {
  term: string;
  /** A missing value is shown as text, never left blank (spec 1 section 8). */
  value: ReactNode;
  /** For check-your-answers: a link back to the step, e.g. `<RouteLink to="…">Change</RouteLink>`. */
  action?: ReactNode;
}

const isMissing = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** Terms and their values, side by side where there is room. */
export function DefinitionList({
  items,
  missing = words.noValue,
}: {
  items: readonly Definition[];
  missing?: string;
}) {
  const hasActions = items.some(({ action }) => action !== undefined && action !== null);
  const wide = hasActions ? 'minmax(min-content, 1fr) 2fr auto' : 'minmax(min-content, 1fr) 2fr';
  // In a grid beside a taller element, rows do not stretch.
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', sm: wide }} alignContent="start" m="0">
      {items.map(({ term, value, action }, index) => {
        // Lines only separate rows: the content above the list has its own border.
        const line = index === 0 ? '0' : '1px';
        return (
          <Fragment key={term}>
            <chakra.dt
              pe="6"
              minW="9rem"
              // a long word widens the column, so that it is not broken
              overflowWrap="break-word"
              fontWeight="semibold"
              pt="3"
              pb={{ base: '0', sm: '3' }}
              borderTopWidth={line}
              borderColor="border"
            >
              {term}
            </chakra.dt>
            <chakra.dd
              m="0"
              pb="3"
              pt={{ base: '0', sm: '3' }}
              borderTopWidth={{ base: '0', sm: line }}
              borderColor="border"
              color={isMissing(value) ? 'fg.muted' : 'fg'}
              overflowWrap="anywhere"
              // preserves the line breaks of multi-line text
              whiteSpace={typeof value === 'string' ? 'pre-line' : undefined}
            >
              {isMissing(value) ? missing : value}
            </chakra.dd>
            {hasActions ? (
              <chakra.dd
                m="0"
                pb="3"
                pt={{ base: '0', sm: '3' }}
                borderTopWidth={{ base: '0', sm: line }}
                borderColor="border"
              >
                {action}
              </chakra.dd>
            ) : null}
          </Fragment>
        );
      })}
    </Grid>
  );
}
