import { useEffect, useState } from 'react';
import { api } from '@portal/shared-ui/data';
import { useNavigate } from '@portal/shared-ui/router';
import { isRefusal } from '../use-link.ts';
import { BadLink, LinkFailure } from './BadLink.tsx';
import { LinkPending } from './LinkPending.tsx';

/**
 * Uses a link that needs no input: verifies the address, or has a new mail sent if the link has expired. Sent as a POST
 * by script, so that mail programs that open links do not use them up.
 */
export function FollowLink({ token }: { token: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<'bad' | 'down' | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    const follow = async () => {
      try {
        const { data } = await api('POST /verify-user/', { anonymous: true, body: { token } });
        if (isGone) return;
        if (data.status === 'expired')
          await navigate('/verification-notification', { replace: true, state: { token } });
        // in the state of the page, not in its address: addresses are logged
        else
          await navigate('/login?redirect=email_verified', { replace: true, state: { email: data.email } });
      } catch (error) {
        if (!isGone) setFailure(isRefusal(error) ? 'bad' : 'down');
      }
    };
    void follow();
    return () => {
      isGone = true;
    };
  }, [token, attempt, navigate]);

  if (failure === 'bad') return <BadLink />;
  if (failure === 'down')
    return (
      <LinkFailure
        onRetry={() => {
          setFailure(null);
          setAttempt(attempt + 1);
        }}
      />
    );
  return <LinkPending />;
}
