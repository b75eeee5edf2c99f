import {
  chakra,
  CheckRow,
  fill,
  Flex,
  PANEL_SCROLL_HINT,
  StatusBadge,
  Text,
  useMediaQuery,
  VisuallyHidden,
} from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { findMark, findRole, type MatrixRow, type Person, type Suggestions } from '../model/matrix.ts';
import type { Matrix } from '../model/use-matrix.ts';
import { assignment as words } from '#texts/assignment';

interface MatrixProps {
  matrix: Matrix;
  data: Suggestions;
}

const CELL = { p: '2', verticalAlign: 'top', textAlign: 'start', borderTopWidth: '1px' } as const;
/** Sticky column: request names stay visible while the user scrolls sideways. */
const FIRST = { position: 'sticky', insetStart: '0', bg: 'bg.panel', zIndex: '1', minW: '13rem' } as const;

/** A table of requests and people; on phones one block per request, with chosen people first. */
export const MatrixTable = (props: MatrixProps) =>
  useMediaQuery('(min-width: 48em)') ? <Wide {...props} /> : <Narrow {...props} />;

function Wide({ matrix, data }: MatrixProps) {
  return (
    <chakra.section
      {...PANEL_SCROLL_HINT}
      tabIndex={0}
      aria-label={words.caption}
      borderWidth="1px"
      borderRadius="l3"
      focusVisibleRing="outside"
    >
      <chakra.table
        aria-label={words.caption}
        textStyle="sm"
        borderCollapse="separate"
        borderSpacing="0"
        minW="full"
      >
        <thead>
          <tr>
            <chakra.th scope="col" {...CELL} {...FIRST} borderTopWidth="0" verticalAlign="bottom">
              {words.request}
            </chakra.th>
            {data.people.map((person) => (
              <chakra.th
                key={person.id}
                scope="col"
                {...CELL}
                borderTopWidth="0"
                minW="7rem"
                fontWeight="medium"
              >
                {person.display_name}
                <Load person={person} matrix={matrix} limit={data.limit} />
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.requests.map((row) => (
            <tr key={row.id}>
              <chakra.th scope="row" fontWeight="normal" {...CELL} {...FIRST}>
                <RowHead row={row} matrix={matrix} />
              </chakra.th>
              {data.people.map((person) => (
                <chakra.td key={person.id} {...CELL}>
                  <Cell row={row} person={person} matrix={matrix} isNamed={false} />
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
  );
}

function Narrow({ matrix, data }: MatrixProps) {
  return (
    <chakra.ul listStyleType="none" m="0" p="0" aria-label={words.caption}>
      {data.requests.map((row) => {
        const chosen = matrix.listChosen(row);
        const [first, others] = [
          data.people.filter(({ id }) => chosen.includes(id)),
          data.people.filter(({ id }) => !chosen.includes(id)),
        ];
        const show = (person: Person) => (
          <chakra.div key={person.id} py="1">
            <Cell row={row} person={person} matrix={matrix} isNamed />
            <Load person={person} matrix={matrix} limit={data.limit} />
          </chakra.div>
        );
        return (
          <chakra.li key={row.id} py="3" borderTopWidth="1px" textStyle="sm">
            <RowHead row={row} matrix={matrix} />
            {first.map(show)}
            {row.obstacle === null && matrix.outcomes.get(row.id) !== null ? (
              <chakra.details mt="1">
                <chakra.summary cursor="pointer" minH="6">
                  {words.others}
                  <VisuallyHidden>: {row.sfari_request_id}</VisuallyHidden>
                </chakra.summary>
                {others.map(show)}
              </chakra.details>
            ) : null}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}

function RowHead({ row, matrix }: { row: MatrixRow; matrix: Matrix }) {
  const outcome = matrix.outcomes.get(row.id);
  const short = matrix.countShort(row);
  const reason = outcome ?? row.obstacle;
  return (
    <>
      <RouteLink to={`/request/${row.id}`} fontWeight="semibold">
        {row.sfari_request_id}
      </RouteLink>
      <Text lineClamp={2} overflowWrap="anywhere">
        {row.project_title}
      </Text>
      {outcome === null ? (
        <StatusBadge tone="success">{words.done}</StatusBadge>
      ) : (
        <>
          {reason ? <Text color="fg.error">{reason}</Text> : null}
          {row.obstacle === null && short > 0 ? (
            <StatusBadge tone="warning">{fill(words.short, { count: short })}</StatusBadge>
          ) : null}
        </>
      )}
    </>
  );
}

function Load({ person, matrix, limit }: { person: Person; matrix: Matrix; limit: number }) {
  const added = person.not_begun + (matrix.added.get(person.id) ?? 0);
  const total = person.open + added;
  return (
    <Text fontWeight="normal" color={total > limit ? 'fg.error' : 'fg.muted'} textStyle="sm">
      <span aria-hidden="true">
        {total > limit
          ? fill(words.overLimit, { count: total, limit })
          : fill(words.load, { open: person.open, added })}
      </span>
      <VisuallyHidden>{fill(words.loadOf, { count: person.open, added })}</VisuallyHidden>
    </Text>
  );
}

interface CellProps {
  row: MatrixRow;
  person: Person;
  matrix: Matrix;
  /** True if the cell names the person; otherwise the column heading does. */
  isNamed: boolean;
}

/** A checkbox with the role, or the reason why the person cannot be assigned. */
function Cell({ row, person, matrix, isNamed }: CellProps) {
  const mark = findMark(row, person.id);
  if (mark?.bar)
    return (
      <Text color="fg.muted">
        {isNamed ? `${person.display_name}: ` : null}
        {words.bars[mark.bar]}
      </Text>
    );
  const chosen = matrix.listChosen(row);
  const isChosen = chosen.includes(person.id);
  return (
    <>
      <Flex gap="1.5" align="center" wrap="wrap">
        <CheckRow
          isLabelHidden={!isNamed}
          isChecked={isChosen}
          isDisabled={row.obstacle !== null || matrix.outcomes.get(row.id) === null || matrix.isBusy}
          onChange={() => matrix.toggle(row, person.id)}
        >
          {`${person.display_name} `}
          <VisuallyHidden>{fill(words.forRequest, { code: row.sfari_request_id })}</VisuallyHidden>
        </CheckRow>
        {isChosen ? <Text>{words.roles[findRole(row, chosen, person.id)]}</Text> : null}
      </Flex>
      {mark ? <Text color="fg.warning">{mark.hints.map((hint) => words.hints[hint]).join(', ')}</Text> : null}
    </>
  );
}
