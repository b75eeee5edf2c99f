import {
  AddIcon,
  Alert,
  Button,
  Card,
  DefinitionList,
  EmptyState,
  Heading,
  HStack,
  Link,
  ReferencePanel,
  SimpleGrid,
  Stack,
  StatusBadge,
  Text,
  type StatusTone,
} from '../design/index.ts';
import { RouteButton, RouteLink } from '../design/page/index.ts';
import { AuditTrail, StatusTimeline } from '../design/timeline/index.ts';
import { Example } from './Example.tsx';

const statuses: ReadonlyArray<[StatusTone, string]> = [
  ['neutral', 'Created'],
  ['info', 'Under Review'],
  ['success', 'Approved'],
  ['warning', 'Revisions Requested'],
  ['danger', 'Rejected'],
  ['closed', 'Withdrawn'],
];

export function LayoutGallery() {
  return (
    <>
      <Example title="Type">
        <Stack gap="2" maxW="prose">
          <Heading as="h3" textStyle="3xl">
            Sleep and sensory traits in siblings
          </Heading>
          <Heading as="h3" size="xl">
            Genome-wide association in SSC and SPARK
          </Heading>
          <Heading as="h3" size="lg">
            Uniwersytet Łódzki · Εθνικό Πανεπιστήμιο
          </Heading>
          <Text>
            The foundation shares de-identified data with qualified researchers. A request is reviewed by the
            science team, usually within two weeks. <Link href="/terms-and-conditions">Read the terms</Link>{' '}
            before you begin.
          </Text>
          <Text color="fg.muted" textStyle="sm">
            Quiet text for help and dates, 01/02/2027.
          </Text>
        </Stack>
      </Example>
      <Example title="Buttons and links">
        <HStack wrap="wrap" gap="3">
          <Button>Submit request</Button>
          <Button variant="outline">Save draft</Button>
          <Button variant="subtle">Add reviewer</Button>
          <Button variant="ghost">Cancel</Button>
          <Button colorPalette="red">Delete project</Button>
          <Button loading loadingText="Saving">
            Save
          </Button>
          <Button disabled>Approve</Button>
          <Button size="sm">
            <AddIcon />
            New project
          </Button>
          <RouteButton to="/request/create" variant="outline">
            Start a request
          </RouteButton>
          <RouteLink to="/project">All projects</RouteLink>
        </HStack>
      </Example>
      <Example title="Statuses">
        <HStack wrap="wrap" gap="3">
          {statuses.map(([tone, words]) => (
            <StatusBadge key={words} tone={tone}>
              {words}
            </StatusBadge>
          ))}
        </HStack>
      </Example>
      <Example title="Alerts">
        <Stack gap="3">
          {(['info', 'success', 'warning', 'error'] as const).map((status) => (
            <Alert.Root key={status} status={status}>
              <Alert.Indicator />
              <Alert.Content>
                <Alert.Title>Your institution is unconfirmed</Alert.Title>
                <Alert.Description>
                  You may submit requests; they are fulfilled after approval.
                </Alert.Description>
              </Alert.Content>
            </Alert.Root>
          ))}
        </Stack>
      </Example>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="8">
        <Example title="Status timeline">
          <StatusTimeline
            stages={[
              { label: 'Submitted', state: 'done', date: '2026-11-03', who: 'Ada Kowalska' },
              { label: 'Under Review', state: 'current', who: 'the science team', expected: '2026-11-17' },
              { label: 'Approved', state: 'upcoming' },
              { label: 'Fulfilled', state: 'upcoming', expected: '2026-12-01' },
            ]}
          />
        </Example>
        <Example title="Audit trail">
          <AuditTrail
            entries={[
              {
                id: 2,
                kind: 'modified',
                actor: 'Sam Root',
                at: '2026-11-04T15:00:00Z',
                changes: [{ field: 'Status', before: 'Submitted', after: 'Under Review' }],
              },
              { id: 1, kind: 'created', actor: 'Ada Kowalska', at: '2026-11-03T15:00:00Z' },
            ]}
          />
        </Example>
        <Example title="Definition list">
          <DefinitionList
            items={[
              { term: 'Reference', value: 'REQ000123' },
              {
                term: 'Institution',
                value: 'Uniwersytet Łódzki',
                action: <RouteLink to="?step=institution">Change</RouteLink>,
              },
              { term: 'ORCID', value: '' },
            ]}
          />
        </Example>
        <Example title="Confirmation with a reference">
          <ReferencePanel
            label="Your request"
            reference="REQ000123"
            actions={<RouteButton to="/request/123">View the request</RouteButton>}
          >
            <Text>It is reviewed by the science team, usually within two weeks.</Text>
          </ReferencePanel>
        </Example>
        <Example title="Card and empty state">
          <Card.Root>
            <Card.Body>
              <EmptyState
                headingLevel={3}
                title="No projects yet"
                description="A project holds title, abstract and IRB approval. You need one before you can request anything."
                action={<Button>Create a project</Button>}
              />
            </Card.Body>
          </Card.Root>
        </Example>
      </SimpleGrid>
    </>
  );
}
