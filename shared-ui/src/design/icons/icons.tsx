import { createIcon } from './create-icon.tsx';

const circle = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0';

export const AddIcon = createIcon('AddIcon', 'M12 5v14M5 12h14');
export const ArrowDownIcon = createIcon('ArrowDownIcon', 'M12 5v14M6 13l6 6 6-6');
export const ArrowLeftIcon = createIcon('ArrowLeftIcon', 'M19 12H5M11 6l-6 6 6 6');
export const ArrowRightIcon = createIcon('ArrowRightIcon', 'M5 12h14M13 6l6 6-6 6');
export const ArrowUpIcon = createIcon('ArrowUpIcon', 'M12 19V5M6 11l6-6 6 6');
export const BellIcon = createIcon(
  'BellIcon',
  'M6 9a6 6 0 0 1 12 0c0 6 2 7 2 7H4s2-1 2-7M10 20a2 2 0 0 0 4 0',
);
export const CalendarIcon = createIcon('CalendarIcon', 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4');
export const CheckIcon = createIcon('CheckIcon', 'M5 12.5l4.5 4.5L19 7.5');
export const ChevronDownIcon = createIcon('ChevronDownIcon', 'M6 9l6 6 6-6');
export const ChevronLeftIcon = createIcon('ChevronLeftIcon', 'M15 6l-6 6 6 6');
export const ChevronRightIcon = createIcon('ChevronRightIcon', 'M9 6l6 6-6 6');
export const ChevronUpIcon = createIcon('ChevronUpIcon', 'M6 15l6-6 6 6');
export const ClockIcon = createIcon('ClockIcon', `${circle}M12 7v5l3.5 2`);
export const CloseIcon = createIcon('CloseIcon', 'M6 6l12 12M18 6L6 18');
export const CopyIcon = createIcon('CopyIcon', 'M9 9h11v11H9zM5 15H4V4h11v1');
export const DotIcon = createIcon('DotIcon', 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0');
export const DownloadIcon = createIcon('DownloadIcon', 'M12 4v11M7 11l5 5 5-5M5 20h14');
export const EditIcon = createIcon('EditIcon', 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3');
export const ErrorIcon = createIcon('ErrorIcon', 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16.5h.01');
export const ExternalIcon = createIcon('ExternalIcon', 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');
export const FileIcon = createIcon('FileIcon', 'M6 3h8l4 4v14H6zM14 3v4h4');
export const HelpIcon = createIcon(
  'HelpIcon',
  `${circle}M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.5h.01`,
);
export const InfoIcon = createIcon('InfoIcon', `${circle}M12 11v5M12 8h.01`);
export const LockIcon = createIcon('LockIcon', 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const MailIcon = createIcon('MailIcon', 'M3 6h18v12H3zM3 7l9 7 9-7');
export const MenuIcon = createIcon('MenuIcon', 'M4 7h16M4 12h16M4 17h16');
export const MoonIcon = createIcon('MoonIcon', 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5');
export const MoreIcon = createIcon(
  'MoreIcon',
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
);
export const RetryIcon = createIcon('RetryIcon', 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5');
export const SearchIcon = createIcon('SearchIcon', 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16 16l5 5');
export const SunIcon = createIcon(
  'SunIcon',
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M18.4 5.6l-1 1M6.6 17.4l-1 1',
);
export const TrashIcon = createIcon('TrashIcon', 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5');
export const UploadIcon = createIcon('UploadIcon', 'M12 16V5M7 9l5-5 5 5M5 20h14');
export const UserIcon = createIcon(
  'UserIcon',
  'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c.5-5 3.5-7 8-7s7.5 2 8 7',
);
export const WarningIcon = createIcon('WarningIcon', 'M12 4l9.5 16h-19zM12 10v4.5M12 17.3h.01');
