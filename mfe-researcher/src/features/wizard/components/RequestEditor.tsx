import { PointsProvider } from '../../revision-points/components/PointsProvider.tsx';
import { DraftLoader } from './DraftLoader.tsx';
import { Wizard } from './Wizard.tsx';
import { wizard as words } from '#texts/wizard';

/** Edits an existing request, without the first step: its project cannot change. */
export default function RequestEditor({ requestId }: { requestId: number }) {
  return (
    <DraftLoader id={requestId} heading={words.requests}>
      {(answer) => (
        <PointsProvider key={requestId} request={answer.data}>
          <Wizard
            initial={answer}
            typeNumber={answer.data.type}
            isRevision
            breadcrumbs={[
              { label: words.requests, to: '/request' },
              { label: answer.data.sfari_request_id, to: `/request/${requestId}` },
            ]}
          />
        </PointsProvider>
      )}
    </DraftLoader>
  );
}
