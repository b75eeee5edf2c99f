import type { Request } from '@portal/contract/types';
import { chakra, formatDateTime, Text } from '@portal/shared-ui';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { request as words } from '#texts/request';

/** Staff's comments with author and date, newest first. */
export function CommentList({ comments }: { comments: NonNullable<Request['comments']> }) {
  if (comments.length === 0)
    return (
      <Text color="fg.muted" textStyle="sm">
        {words.comments.emptyText}
      </Text>
    );
  return (
    <chakra.ol aria-label={words.comments.title} listStyleType="none" m="0" p="0">
      {comments.toReversed().map((comment) => (
        <chakra.li key={comment.id} py="row" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
          <Text textStyle="sm">
            <chakra.strong fontWeight="semibold">{comment.author.display_name}</chakra.strong>{' '}
            <chakra.time dateTime={comment.created} color="fg.muted">
              {formatDateTime(comment.created)}
            </chakra.time>
          </Text>
          <SafeHtml html={comment.text} missing={comment.missing_mentions} />
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
