import { Button, chakra, Link, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LockIcon, SearchIcon } from '../icons/icons.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

export interface StatusPanelProps {
  correlationId?: string | undefined;
  supportEmail?: string;
  /** Buttons instead of, or in addition to, Return To Home. */
  actions?: ReactNode;
  headingLevel?: 1 | 2;
}

// a plain address on purpose: these panels also show when the router is what failed
const ReturnHome = () => (
  <Button asChild>
    <a href="/">Return To Home</a>
  </Button>
);

const Support = ({ email }: { email: string | undefined }) =>
  email ? (
    <Text>
      If you think that this is a mistake, write to <Link href={`mailto:${email}`}>{email}</Link>.
    </Text>
  ) : null;

/** 403 in the words of specification 1 section 8. */
export function ForbiddenPanel({ correlationId, supportEmail, actions, headingLevel = 1 }: StatusPanelProps) {
  return (
    <ErrorPanel
      title="Permissions Issue"
      icon={<LockIcon />}
      headingLevel={headingLevel}
      correlationId={correlationId}
      actions={actions ?? <ReturnHome />}
    >
      <Text>Sorry, you currently don't have permission to access this page</Text>
      <Support email={supportEmail} />
    </ErrorPanel>
  );
}

/** 404: the page, or the object, does not exist or may not be seen. */
export function NotFoundPanel({ correlationId, actions, headingLevel = 1 }: StatusPanelProps) {
  return (
    <ErrorPanel
      title="Looking for something?"
      icon={<SearchIcon />}
      headingLevel={headingLevel}
      correlationId={correlationId}
      actions={actions ?? <ReturnHome />}
    >
      <Text>
        This page does not exist, or you may not see it. Check the address, or start again from the home page.
      </Text>
    </ErrorPanel>
  );
}

/** 500 in the words of specification 1 section 8, with the URL and method that failed. */
export function ServerErrorPanel({
  correlationId,
  supportEmail,
  actions,
  headingLevel = 1,
  url,
  method,
}: StatusPanelProps & { url?: string | undefined; method?: string | undefined }) {
  return (
    <ErrorPanel
      title="Server Error"
      headingLevel={headingLevel}
      correlationId={correlationId}
      actions={actions ?? <ReturnHome />}
    >
      <Text>Sorry, but there was an issue retrieving necessary data from the server</Text>
      {url ? (
        <Text textStyle="sm" color="fg.muted">
          <chakra.code fontFamily="mono" overflowWrap="anywhere">
            {method ? `${method} ` : ''}
            {url}
          </chakra.code>
        </Text>
      ) : null}
      <Support email={supportEmail} />
    </ErrorPanel>
  );
}
