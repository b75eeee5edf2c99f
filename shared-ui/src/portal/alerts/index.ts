export { AlertList } from './AlertList.tsx';
export { ErrorReportDialog, type ErrorReport } from './ErrorReportDialog.tsx';
export { MessageLine } from './MessageLine.tsx';
