import { reviewAddress } from '@portal/contract/review-address';
import { Button, fill } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { useOwnReviews } from '../api/use-own-reviews.ts';
import { review as words } from '#texts/review';

/** Thanks with links: the next waiting review, home, or stay here. */
export function SubmittedModal({ review, onClose }: { review: number; onClose: () => void }) {
  const navigate = useNavigate();
  const { reviews = [] } = useOwnReviews();
  const left = reviews.filter((own) => own.is_open && own.review !== review);
  const [next] = left;
  return (
    <Modal
      isOpen
      title={words.score.doneTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.score.close}
          </Button>
          <Button variant={next ? 'outline' : 'solid'} onClick={() => void navigate('/')}>
            {words.score.home}
          </Button>
          {next ? (
            <Button onClick={() => void navigate(reviewAddress(next.request))}>
              {fill(words.score.next, { count: left.length })}
            </Button>
          ) : null}
        </>
      }
    >
      {words.score.doneText}
    </Modal>
  );
}
