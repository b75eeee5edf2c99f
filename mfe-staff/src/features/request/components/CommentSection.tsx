import { MESSAGES } from '@portal/contract/messages';
import { Button, chakra, formatDateTime, Stack, Text } from '@portal/shared-ui';
import { ApiError, api, invalidate } from '@portal/shared-ui/data';
import { isEmptyHtml, RichText, SafeHtml } from '@portal/shared-ui/rich-text';
import { useState } from 'react';
import type { PanelProps } from './AdminPanel.tsx';
import { PanelSection } from './PanelSection.tsx';

/** Comments among staff, oldest first; the researcher never sees them. */
export function CommentSection({ request, reload }: PanelProps) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const add = async () => {
    setBusy(true);
    setError('');
    try {
      await api('PATCH /request/{id}/', {
        params: { id: request.id },
        body: { comments: { add: { text } } },
        quiet: true,
      });
      setText('');
      await Promise.all([reload(), invalidate('history')]);
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.detail : MESSAGES.unexpectedError);
    } finally {
      setBusy(false);
    }
  };

  return (
    <PanelSection title="Comments">
      <Stack gap="4">
        {request.comments?.length ? (
          <chakra.ol listStyleType="none" m="0" p="0">
            {request.comments.map((comment) => (
              <chakra.li key={comment.id} py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
                <Text textStyle="sm">
                  <chakra.strong fontWeight="semibold">{comment.author.display_name}</chakra.strong>{' '}
                  <chakra.time dateTime={comment.created} color="fg.muted">
                    {formatDateTime(comment.created)}
                  </chakra.time>
                </Text>
                <SafeHtml html={comment.text} />
              </chakra.li>
            ))}
          </chakra.ol>
        ) : (
          <Text color="fg.muted">Only staff can read comments. There is none yet.</Text>
        )}
        <RichText label="New comment" value={text} onChange={setText} minHeight="5rem" />
        {error ? (
          <Text role="alert" color="fg.error">
            {error}
          </Text>
        ) : null}
        <Button
          alignSelf="start"
          variant="outline"
          disabled={isEmptyHtml(text)}
          loading={isBusy}
          onClick={() => void add()}
        >
          Add comment
        </Button>
      </Stack>
    </PanelSection>
  );
}
