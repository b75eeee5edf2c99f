/**
 * Parts that are allowed in a data dictionary: tables, styles, comments, pictures and charts. All others are refused.
 */

const PACKAGE = 'application/vnd.openxmlformats-package';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Types of parts that are XML. */
const XML_TYPES: ReadonlySet<string> = new Set([
  'application/xml',
  `${PACKAGE}.relationships+xml`,
  `${PACKAGE}.core-properties+xml`,
  `${OFFICE}.extended-properties+xml`,
  `${OFFICE}.custom-properties+xml`,
  `${OFFICE}.customXmlProperties+xml`,
  `${OFFICE}.theme+xml`,
  `${OFFICE}.themeOverride+xml`,
  `${OFFICE}.drawing+xml`,
  `${OFFICE}.drawingml.chart+xml`,
  `${OFFICE}.drawingml.chartshapes+xml`,
  ...['sheet.main', 'worksheet', 'chartsheet', 'styles', 'sharedStrings', 'calcChain', 'sheetMetadata'].map(
    (kind) => `${SHEET}.${kind}+xml`,
  ),
  `${SHEET}.comments+xml`,
  `${SHEET}.table+xml`,
  'application/vnd.ms-excel.threadedcomments+xml',
  'application/vnd.ms-excel.person+xml',
  'application/vnd.ms-office.chartstyle+xml',
  'application/vnd.ms-office.chartcolorstyle+xml',
  'application/vnd.ms-office.classificationlabels+xml',
]);
const OTHER_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  `${SHEET}.printerSettings`,
  `${OFFICE}.vmlDrawing`,
]);

/** Content types are compared without case (RFC 2045). */
const lower = (types: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...types].map((type) => type.toLowerCase()));
const xmlTypes = lower(XML_TYPES);
const otherTypes = lower(OTHER_TYPES);

export const isXmlType = (type: string): boolean => xmlTypes.has(type.toLowerCase());
export const isKnownType = (type: string): boolean => isXmlType(type) || otherTypes.has(type.toLowerCase());

/** The two editions of ISO/IEC 29500 use different base addresses for these relationships. */
const DOCUMENT_RELATIONSHIPS =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/(.+)$/;
const DOCUMENT_KINDS: ReadonlySet<string> = new Set([
  'officeDocument',
  'extended-properties',
  'extendedProperties',
  'custom-properties',
  'customProperties',
  'customXml',
  'customXmlProps',
  'worksheet',
  'chartsheet',
  'styles',
  'theme',
  'themeOverride',
  'sharedStrings',
  'calcChain',
  'sheetMetadata',
  'comments',
  'table',
  'drawing',
  'vmlDrawing',
  'chart',
  'chartUserShapes',
  'image',
  'printerSettings',
  'hyperlink',
]);
const OTHER_RELATIONSHIPS: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail',
  'http://schemas.microsoft.com/office/2017/10/relationships/person',
  'http://schemas.microsoft.com/office/2017/10/relationships/threadedComment',
  'http://schemas.microsoft.com/office/2011/relationships/chartStyle',
  'http://schemas.microsoft.com/office/2011/relationships/chartColorStyle',
  'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels',
]);

/** Only hyperlinks, which a person has to click, may point outside the workbook: to the web or to a mail address. */
export function isHarmlessRelationship(type: string, target: string, mode: string): boolean {
  const kind = DOCUMENT_RELATIONSHIPS.exec(type)?.[1];
  if (kind === 'hyperlink') return target.startsWith('#') || /^(?:https?|mailto):/i.test(target);
  if (mode !== 'Internal' || /^[/\\]{2}|:/.test(target)) return false;
  return kind === undefined ? OTHER_RELATIONSHIPS.has(type) : DOCUMENT_KINDS.has(kind);
}

/** XML elements that contain a formula: of cells, names, conditions, tables and charts. */
export const FORMULA_ELEMENTS: ReadonlySet<string> = new Set([
  'f',
  'definedName',
  'formula',
  'formula1',
  'formula2',
  'calculatedColumnFormula',
  'totalsRowFormula',
]);
/**
 * Matches DDE calls to a program (`cmd|'/c calc'!A0`), functions that call programs, and functions that read from the
 * network.
 */
const LEAVES = /\||\b(?:call|dde|exec|evaluate|register(?:\.id)?|rtd|webservice|image)\s*\(/i;

/** Whether a formula accesses something outside its workbook. Quoted texts are ignored. */
export const leavesWorkbook = (formula: string): boolean => LEAVES.test(formula.replaceAll(/"[^"]*"/g, '""'));
