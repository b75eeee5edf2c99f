import { INSTITUTION_STATUS, REQUEST_STATUS, REQUEST_TYPE } from '@portal/contract/statuses';
import { formatDateTime, Heading, Stack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { Notice } from '../../common/Notice.tsx';
import { Panel } from '../../common/Panel.tsx';
import { stepHash } from '../api/steps.ts';
import { BulletList } from '../../common/BulletList.tsx';

const NEEDED = [
  'A project: its title, its abstract, and whether it relates to autism research.',
  'An IRB letter (PDF) only if your project needs one. De-identified datasets have not needed one since March 2025.',
  'Your Globus username, by which the data reach you.',
  'A few sentences on how you will use the data.',
  'Name, email address, role and institution of each member of your research team.',
];

/** Before the first step: what is needed, how long it takes, what happens afterwards. */
export function StartPage() {
  const { user, institution } = useSession();
  const { search } = useLocation();
  const dataset = new URLSearchParams(search).get('dataset');
  const drafts = useList('GET /request/', {
    status: REQUEST_STATUS.CREATED,
    type: REQUEST_TYPE.DATASET,
    ordering: '-id',
    limit: 5,
  });
  const isRejected = institution?.status === INSTITUTION_STATUS.REJECTED;
  const suspended = user?.suspended_request;
  return (
    <Page title="Request data" breadcrumbs={[{ label: 'Requests', to: '/request' }]} width="narrow">
      <Stack gap="6">
        {suspended ? (
          <Notice tone="danger" title="Your access is suspended for non-compliance with a request.">
            You cannot start another request until that is settled.{' '}
            <RouteLink to={`/request/${suspended}`}>See the suspended request</RouteLink>
          </Notice>
        ) : null}
        {isRejected ? (
          <Notice tone="danger" title="Your institution was rejected">
            Its researchers cannot request resources.
          </Notice>
        ) : null}
        {drafts.rows.length > 0 ? (
          <Notice tone="info" title="You have drafts">
            <BulletList>
              {drafts.rows.map((request) => (
                <li key={request.id}>
                  <RouteLink to={`/request/create?draft=${request.id}`}>
                    Continue {request.sfari_request_id}
                  </RouteLink>{' '}
                  for {request.project.title}, last saved {formatDateTime(request.modified)}
                </li>
              ))}
            </BulletList>
          </Notice>
        ) : null}
        <Panel>
          {dataset ? (
            <Text mb="4">
              Dataset <strong>{dataset}</strong> will be chosen for you. You can add others.
            </Text>
          ) : null}
          <Heading as="h2" size="xl" mb="2">
            What you need
          </Heading>
          <BulletList>
            {NEEDED.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </BulletList>
          <Heading as="h2" size="xl" mt="6" mb="2">
            How long it takes
          </Heading>
          <Text>
            About 20 minutes, in six steps. Everything is saved as you write, so you can stop and come back at
            any time. The review may take up to two weeks.
          </Text>
          {suspended || isRejected ? null : (
            <RouteButton to={`${search}${stepHash(1)}`} mt="6" size="lg">
              Start now
            </RouteButton>
          )}
        </Panel>
      </Stack>
    </Page>
  );
}
