export { formatDate, formatDateTime } from '../layout/dates.ts';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { DateFilter, type DateFilterProps } from './DateFilter.tsx';
export { DateInput, type DateInputProps } from './DateInput.tsx';
export { parseDate, exchangedDate } from './parse-date.ts';
