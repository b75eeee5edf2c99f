import type { Request } from '@portal/contract/types';
import { Button, lazyPart } from '@portal/shared-ui';
import { Suspense, useState } from 'react';
import { incident as words } from '#texts/incident';

// Loaded on demand, because few users ever report an incident.
const IncidentDialog = lazyPart(() => import('./IncidentDialog.tsx'));

/** Opens the form in which a team member reports an incident. */
export function ReportIncident({ request }: { request: Request }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" colorPalette="gray" onClick={() => setOpen(true)}>
        {words.report}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <IncidentDialog request={request} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
