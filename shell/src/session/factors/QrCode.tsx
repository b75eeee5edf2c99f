import encodeQR from 'qr';
import { Box } from '@portal/shared-ui';

/** Draws a text as a QR code, dark on white in every color scheme, as readers expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // Readers need four empty modules around the code.
  const rows = encodeQR(text, 'raw', { border: 4 });
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box bg="white" w="13rem" maxW="100%" borderRadius="l2">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path.join('')} fill="black" />
      </svg>
    </Box>
  );
}
