import { chakra, EmptyState, fill, Heading, SimpleGrid, StatusBadge, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { WindowPlan } from '../model/plan-window.ts';
import { PlanRowState } from './PlanRowState.tsx';
import { researchMatch } from '#texts/research-match';

const words = researchMatch.plan;

interface PlanTableProps {
  plan: WindowPlan;
  onAssigned: () => void;
  /** The reviewer role with which an application can start. */
  reviewerRole: 1 | 2 | 3;
}

/** The waiting applications with their reviewers, and the resulting number of reviews per person. */
export function PlanTable({ plan, onAssigned, reviewerRole }: PlanTableProps) {
  if (plan.rows.length === 0) return <EmptyState title={words.empty} description={words.emptyText} />;
  return (
    <SimpleGrid columns={{ base: 1, xl: 3 }} gap="8">
      <chakra.section gridColumn={{ xl: 'span 2' }} aria-label={words.caption}>
        <Text fontWeight="semibold">
          {fill(words.sum, {
            ready: plan.begins,
            count: plan.rows.length,
            missing: plan.rows.length - plan.begins,
            reviewer: words.reviewer[reviewerRole],
            conflicts: plan.rows.filter(({ conflict }) => conflict).length,
          })}
        </Text>
        <chakra.ul listStyleType="none" m="0" p="0">
          {plan.rows.map((row) => (
            <chakra.li key={row.application.id} py="3" borderBottomWidth="1px">
              <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="baseline">
                <RouteLink to={`/request/${row.application.id}/`} fontWeight="semibold">
                  {row.application.sfari_request_id}
                </RouteLink>
                <Text overflowWrap="anywhere" flexBasis={{ base: 'full', sm: 'auto' }}>
                  {row.application.project_title}
                </Text>
              </chakra.div>
              <chakra.div display="flex" flexWrap="wrap" gap="3" mt="1" alignItems="center">
                {row.reviewer ? (
                  <>
                    <StatusBadge tone="success">{words.ready}</StatusBadge>
                    <Text>{row.reviewer.display_name}</Text>
                  </>
                ) : (
                  <StatusBadge tone="warning">{words.noReviewer[reviewerRole]}</StatusBadge>
                )}
                <PlanRowState
                  row={row}
                  limit={plan.limit}
                  reviewerRole={reviewerRole}
                  onAssigned={onAssigned}
                />
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.section>
      <section aria-label={words.load}>
        <Heading as="h3" size="sm" mb="2">
          {words.load}
        </Heading>
        {plan.check === 'known' ? (
          <chakra.table w="100%">
            <thead>
              <tr>
                <chakra.th textAlign="start" scope="col">
                  {words.person}
                </chakra.th>
                <chakra.th textAlign="end" scope="col">
                  {words.now}
                </chakra.th>
                <chakra.th textAlign="end" scope="col">
                  {words.afterStart}
                </chakra.th>
              </tr>
            </thead>
            <tbody>
              {plan.people.map(({ id, display_name: name, open, afterStart }) => (
                <tr key={id}>
                  <chakra.th textAlign="start" fontWeight="normal" scope="row" py="1">
                    {name}
                  </chakra.th>
                  <chakra.td textAlign="end" fontVariantNumeric="tabular-nums">
                    {open}
                  </chakra.td>
                  <chakra.td
                    textAlign="end"
                    fontVariantNumeric="tabular-nums"
                    fontWeight={afterStart > open ? 'semibold' : 'normal'}
                  >
                    {afterStart}
                  </chakra.td>
                </tr>
              ))}
            </tbody>
          </chakra.table>
        ) : (
          <Text color="fg.muted">{words.loads[plan.check]}</Text>
        )}
      </section>
    </SimpleGrid>
  );
}
