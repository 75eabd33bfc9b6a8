import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  formatRm,
  LANGUAGE_TAG,
  type Period,
  type Sen,
  type StatementSums,
  sen,
  shownColumns,
} from '@pasar/domain'
import { makeLimiter } from '../../platform/concurrency-limiter'
import { Sheets } from '../../platform/pdf/page'
import type { BalanceEntry } from '../reads/balance'
import type { StatementStyle } from './statement-style'

const JADE = '#0B6B57'
const SOFT = '#57534E'
const SMALL = { size: 8, colour: SOFT } as const
const GAP = 14
/** Right end of the amounts, from the right edge, and how wide the time is. */
const AMOUNT = 84
const TIME = 96
/** Entries between which others come in. */
const DRAWN_AT_ONCE = 40

export interface DrawnStatement {
  period: Period
  opening: Sen
  sums: StatementSums
  closing: Sen
  entries: BalanceEntry[]
  seller: { name: string; email: string }
}

function drawSum(sheets: Sheets, label: string, amount: Sen, isStrong = false): void {
  const weight = isStrong ? (700 as const) : (400 as const)
  sheets.need(18)
  sheets.put(label, sheets.left, sheets.y, { weight })
  sheets.put(formatRm(amount), sheets.right, sheets.y, { weight, align: 'right' })
  sheets.y += 16
}

function drawHead(
  sheets: Sheets,
  { seller }: DrawnStatement,
  { appName, say, periodName }: StatementStyle,
): void {
  sheets.put(appName, sheets.left, sheets.y, { size: 22, weight: 700, colour: JADE })
  sheets.put(say('fileTitle'), sheets.right, sheets.y, { size: 18, weight: 700, align: 'right' })
  sheets.put(periodName, sheets.right, sheets.y + 28, { align: 'right' })
  sheets.y += 52
  sheets.rule(sheets.y, JADE)
  sheets.y += GAP
  const width = sheets.right - sheets.left
  sheets.y += sheets.putBlock(seller.name, sheets.left, sheets.y, width, { weight: 700 })
  sheets.y += sheets.putBlock(seller.email, sheets.left, sheets.y, width, { colour: SOFT })
  sheets.y += GAP
}

/** What the columns of entries are, on each sheet. */
function drawColumns(sheets: Sheets, { say }: StatementStyle): void {
  sheets.put(say('time'), sheets.left, sheets.y, SMALL)
  sheets.put(say('what'), sheets.left + TIME, sheets.y, SMALL)
  sheets.put(say('amount'), sheets.right - AMOUNT, sheets.y, { ...SMALL, align: 'right' })
  sheets.put(say('balance'), sheets.right, sheets.y, { ...SMALL, align: 'right' })
  sheets.y += 14
  sheets.rule(sheets.y)
  sheets.y += 5
}

function drawEntry(sheets: Sheets, entry: BalanceEntry, balance: Sen, style: StatementStyle): void {
  const words = style.sayEntry(entry)
  const width = sheets.right - sheets.left - TIME - 2 * AMOUNT - GAP
  const height = sheets.heightOf(words, width)
  if (sheets.need(height + 6)) drawColumns(sheets, style)
  sheets.put(style.formatTime(entry.at), sheets.left, sheets.y, { colour: SOFT, size: 8 })
  sheets.putBlock(words, sheets.left + TIME, sheets.y, width)
  sheets.put(formatRm(entry.amount), sheets.right - AMOUNT, sheets.y, { align: 'right' })
  sheets.put(formatRm(balance), sheets.right, sheets.y, { align: 'right' })
  sheets.y += height + 5
}

async function draw(statement: DrawnStatement, style: StatementStyle): Promise<Buffer> {
  const { say, language, appName, periodName } = style
  const { opening, sums, closing, entries, period } = statement
  const sheets = await Sheets.begin(`${say('fileTitle')} ${periodName}`, LANGUAGE_TAG[language], period.from)
  drawHead(sheets, statement, style)
  drawSum(sheets, say('opening'), opening, true)
  for (const column of shownColumns(sums)) drawSum(sheets, say(column), sums[column])
  sheets.rule(sheets.y)
  sheets.y += 7
  drawSum(sheets, say('closing'), closing, true)
  sheets.y += GAP
  if (entries.length > 0) {
    sheets.need(40)
    drawColumns(sheets, style)
  }
  let balance = opening
  for (const [at, entry] of entries.entries()) {
    // Drawing keeps the process to itself: others come in between.
    if (at % DRAWN_AT_ONCE === 0) await yieldToEventLoop()
    balance = sen(balance + entry.amount)
    drawEntry(sheets, entry, balance, style)
  }
  const notes =
    balance === closing ? [say('inRinggit')] : [say('more', { count: entries.length }), say('inRinggit')]
  sheets.y += GAP
  sheets.need(30)
  for (const note of notes)
    sheets.y += sheets.putBlock(note, sheets.left, sheets.y, sheets.right - sheets.left, SMALL)
  await yieldToEventLoop()
  return sheets.finish((page, pages) => ({
    left: `${appName} · ${say('fileTitle')} · ${periodName}`,
    right: say('page', { page, pages }),
  }))
}

/** One at a time is enough: a drawing takes some tenths of a second. */
const inTurn = makeLimiter(1, 20)

/** A statement as PDF. @throws DomainError BUSY */
export const drawStatement = (statement: DrawnStatement, style: StatementStyle): Promise<Buffer> =>
  inTurn(() => draw(statement, style))
