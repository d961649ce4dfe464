/** A worksheet on its way into a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  /** The rows as they stand in the file, `<row>` after `<row>`. */
  readonly rows: string;
  /** The first row stays in view. */
  readonly headed: boolean;
  /** How deep its rows are grouped at most; 0: not at all. The lines of sums stand above what they sum. */
  readonly deepest?: number;
}

/** Indexes of the styles that every workbook has; formats of figures and days follow. */
export const STYLE = { plain: 0, bold: 1, boldRight: 2, firstFormat: 3 } as const;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Formats below this number are the file type's own. */
const FIRST_OWN_FORMAT = 164;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Control characters have no form in XML, or are discouraged there: a file with one of them may not open.
const UNWRITABLE = /\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu;
const BLANK = '\t\n\r';
const SPECIAL = /[&<>"]/;

/** A text as XML holds it. Most need nothing, which is found out before anything is replaced. */
function xmlText(text: string): string {
  const clean = text.replace(UNWRITABLE, (mark) => (BLANK.includes(mark) ? mark : ''));
  return SPECIAL.test(clean) ? clean.replace(/[&<>"]/g, (mark) => ESCAPED[mark] ?? mark) : clean;
}

/** 0 → 'A', 26 → 'AA'. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function sheetXml({ widths, rows, headed, deepest = 0 }: WorkbookSheet): string {
  const view = headed
    ? '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    : '';
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const outline = deepest > 0 ? '<sheetPr><outlinePr summaryBelow="0"/></sheetPr>' : '';
  const format = deepest > 0 ? `<sheetFormatPr defaultRowHeight="15" outlineLevelRow="${deepest}"/>` : '';
  return `${XML}<worksheet xmlns="${MAIN}">${outline}${view}${format}<cols>${columns}</cols><sheetData>${rows}</sheetData></worksheet>`;
}

function stylesXml(formats: readonly string[]): string {
  const own = formats.map(
    (code, at) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + at}" formatCode="${xmlText(code)}"/>`,
  );
  const cell = (rest: string) => `<xf xfId="0" fillId="0" borderId="0" ${rest}`;
  const cells = [
    cell('numFmtId="0" fontId="0"/>'),
    cell('numFmtId="0" fontId="1" applyFont="1"/>'),
    cell('numFmtId="0" fontId="1" applyFont="1" applyAlignment="1"><alignment horizontal="right"/></xf>'),
    ...formats.map((_, at) => cell(`numFmtId="${FIRST_OWN_FORMAT + at}" fontId="0" applyNumberFormat="1"/>`)),
  ];
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  return [
    `${XML}<styleSheet xmlns="${MAIN}">`,
    own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '',
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${cells.length}">${cells.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}

function stringsXml(strings: readonly string[]): string {
  const items = strings.map((text) => `<si><t xml:space="preserve">${xmlText(text)}</t></si>`);
  return `${XML}<sst xmlns="${MAIN}" uniqueCount="${strings.length}">${items.join('')}</sst>`;
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relationsXml = (relations: readonly string[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`;

/** The files inside a workbook by their paths: ECMA-376 part 1, as far as spreadsheets ask for it. */
export function workbookParts(
  sheets: readonly WorkbookSheet[],
  strings: readonly string[],
  formats: readonly string[],
): ReadonlyMap<string, string> {
  const part = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${TYPE}.${type}+xml"/>`;
  return new Map([
    [
      '[Content_Types].xml',
      [
        `${XML}<Types xmlns="${PACKAGE}/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        '<Default Extension="xml" ContentType="application/xml"/>',
        part('/xl/workbook.xml', 'sheet.main'),
        ...sheets.map((_, at) => part(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet')),
        part('/xl/styles.xml', 'styles'),
        part('/xl/sharedStrings.xml', 'sharedStrings'),
        '</Types>',
      ].join(''),
    ],
    ['_rels/.rels', relationsXml([relation('rId1', 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>`,
        ...sheets.map(
          ({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
        ),
        '</sheets></workbook>',
      ].join(''),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationsXml([
        ...sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
        relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml'),
        relation(`rId${sheets.length + 2}`, 'sharedStrings', 'sharedStrings.xml'),
      ]),
    ],
    ['xl/styles.xml', stylesXml(formats)],
    ['xl/sharedStrings.xml', stringsXml(strings)],
    ...sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)] as const),
  ]);
}
