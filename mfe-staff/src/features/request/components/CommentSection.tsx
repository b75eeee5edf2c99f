import { MENTION_ROLES } from '@portal/contract/roles';
import { Button, Stack, Text, PanelSection } from '@portal/shared-ui';
import { isEmptyHtml, RichText } from '@portal/shared-ui/rich-text';
import { useWrite } from '@portal/shared-ui/write';
import { useTabDraft } from '@portal/shared-ui/session';
import { searchPeople } from '@portal/shared-ui/bulk';
import type { PanelProps } from '../model/panel-props.ts';
import { CommentList } from './CommentList.tsx';
import { request as words } from '#texts/request';

const findPeople = searchPeople(MENTION_ROLES);

/** Comments among staff, newest first; the researcher never sees them. A mentioned person gets a notification. */
export function CommentSection({ request, reload }: PanelProps) {
  const [text, type] = useTabDraft(`comment-${request.id}`);
  const { send, isBusy, failure } = useWrite('PATCH /request/{id}/', {
    read: { etag: null, reload },
    invalidates: ['history'],
    onDone: () => type(''),
  });
  const add = () => send({ params: { id: request.id }, body: { comments: { add: { text } } } });

  return (
    <PanelSection title={words.comments.title}>
      <Stack gap="4">
        <RichText
          label={words.comments.label}
          value={text}
          onChange={type}
          minHeight="5rem"
          mentions={findPeople}
          loadsOnFocus
          isDisabled={isBusy}
        />
        {failure ? (
          <Text role="alert" color="fg.error">
            {failure}
          </Text>
        ) : null}
        <Button
          alignSelf="start"
          variant="outline"
          disabled={isEmptyHtml(text)}
          loading={isBusy}
          onClick={() => void add()}
        >
          {words.comments.add}
        </Button>
        <CommentList comments={request.comments ?? []} />
      </Stack>
    </PanelSection>
  );
}
