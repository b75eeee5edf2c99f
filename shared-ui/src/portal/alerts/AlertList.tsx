import { Alert, Box, Button, IconButton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { alerts, type PortalAlert, useAlerts } from '../errors/alert-store.ts';
import { CloseIcon } from '../../design/icons/icons.tsx';
import { fill } from '../../design/layout/fill.ts';
import { alert as words } from '#texts/alerts';
import { ErrorReportDialog, type ErrorReport } from './ErrorReportDialog.tsx';

const STATUS = { alert: 'error', reminder: 'warning', information: 'info', maintenance: 'warning' } as const;

/**
 * The alerts of the portal, dismissed one by one. For an alert with an error object, a dialog offers to send a report.
 */
export function AlertList({ onReport }: { onReport: (report: ErrorReport) => Promise<void> }) {
  const shown = useAlerts();
  const [reported, setReported] = useState<PortalAlert | null>(null);
  return (
    <>
      {shown.length > 0 ? (
        <Stack as="section" aria-label={words.region} gap="2">
          {shown.map((one) => (
            <OneAlert key={one.id} alert={one} onReport={() => setReported(one)} />
          ))}
        </Stack>
      ) : null}
      {reported?.errorObject ? (
        <ErrorReportDialog
          error={reported.errorObject}
          onSend={onReport}
          onSent={() => alerts.clear(reported.id)}
          onClose={() => setReported(null)}
        />
      ) : null}
    </>
  );
}

function OneAlert({ alert, onReport }: { alert: PortalAlert; onReport: () => void }) {
  const { id, message, alertType, errorObject } = alert;
  return (
    <Alert.Root status={STATUS[alertType]} role={alertType === 'alert' ? 'alert' : 'status'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{`${words.types[alertType]}: ${message}`}</Alert.Title>
        {errorObject ? (
          <Stack gap="2" align="flex-start" mt="1">
            <Text>{words.ask}</Text>
            <Button size="xs" variant="outline" onClick={onReport}>
              {words.send}
            </Button>
          </Stack>
        ) : null}
      </Alert.Content>
      <Box>
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={fill(words.clear, { message })}
          onClick={() => alerts.clear(id)}
        >
          <CloseIcon />
        </IconButton>
      </Box>
    </Alert.Root>
  );
}
