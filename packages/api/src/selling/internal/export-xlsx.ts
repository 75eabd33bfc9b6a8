import { EXPORT_COLUMNS, type ExportColumn, escapeHtml, guardCell } from '@pasar/domain'
import { type ZipEntry, zipEntries } from '../../accounts/internal/zip'

type Row = Readonly<Record<ExportColumn, string>>

/** Styles of cells, by their place in `STYLES`. */
const STYLE = { plain: 0, head: 1, amount: 2 } as const

/** What is a number. All else is text, also where it looks like one: a spreadsheet would take zeros off a SKU. */
const NUMBER_STYLES: Partial<Record<ExportColumn, number>> = {
  price: STYLE.amount,
  original_price: STYLE.amount,
  base_shipping: STYLE.amount,
  stock: STYLE.plain,
  weight_g: STYLE.plain,
  length_cm: STYLE.plain,
  width_cm: STYLE.plain,
  height_cm: STYLE.plain,
  views: STYLE.plain,
  orders: STYLE.plain,
  conversion_percent: STYLE.plain,
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KINDS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The files of a workbook with one sheet, but for the sheet (ECMA-376, part 1). */
const FRAME: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KINDS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KINDS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${KINDS}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Items" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

const letter = (at: number): string => String.fromCharCode(65 + at)
/** "A" of column 0, "AA" of column 26. There are fewer than 703. */
const LETTERS = EXPORT_COLUMNS.map((_, at) =>
  at < 26 ? letter(at) : letter(Math.floor(at / 26) - 1) + letter(at % 26),
)

/** What XML cannot hold, or would change on reading, is written as its number (ECMA-376, `ST_Xstring`). */
const escapeText = (text: string): string =>
  escapeHtml(
    text
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replace(
        /[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu,
        (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
      ),
  )

const textCell = (place: string, value: string, style: number = STYLE.plain): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`

function writeCell(place: string, column: ExportColumn, value: string): string {
  const style = NUMBER_STYLES[column]
  if (value === '') return ''
  if (style !== undefined && /^-?\d+(?:\.\d+)?$/.test(value))
    return `<c r="${place}" s="${style}"><v>${value}</v></c>`
  return textCell(place, guardCell(value))
}

const encoder = new TextEncoder()

async function* writeSheet(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  const head = EXPORT_COLUMNS.map((column, at) => textCell(`${LETTERS[at]}1`, column, STYLE.head)).join('')
  yield encoder.encode(
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${EXPORT_COLUMNS.length}" width="16" customWidth="1"/></cols><sheetData><row r="1">${head}</row>`,
  )
  let at = 1
  for await (const rows of pages) {
    let text = ''
    for (const row of rows) {
      at += 1
      const cells = EXPORT_COLUMNS.map((column, index) =>
        writeCell(`${LETTERS[index]}${at}`, column, row[column]),
      )
      text += `<row r="${at}">${cells.join('')}</row>`
    }
    yield encoder.encode(text)
  }
  yield encoder.encode('</sheetData></worksheet>')
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(HEAD + text)
}

/** Rows of the own format as an Excel file, written as they are read. */
export function writeXlsx(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Uint8Array> {
  async function* list(): AsyncGenerator<ZipEntry> {
    for (const [name, text] of Object.entries(FRAME)) yield { name, chunks: once(text) }
    yield { name: 'xl/worksheets/sheet1.xml', chunks: writeSheet(pages) }
  }
  return zipEntries(list())
}
