import { z } from 'zod'
import { boundedString, missingOrInvalid } from '../kernel/bounded-text'
import {
  form,
  idempotencyKeySchema,
  idText,
  longText,
  paragraphs,
  text,
  together,
  withRules,
} from '../kernel/schemas'
import { isInvisible } from '../kernel/texts'
import { optionalDay } from '../stores/schemas'
import { AWAY_TIMES, type AwayAnswer, MAX_AWAY_LENGTH } from './away'
import {
  MAX_CHAT_LENGTH,
  MAX_MESSAGE_REPORT_LENGTH,
  MAX_REJECTION_LENGTH,
  MESSAGE_REPORT_REASONS,
} from './messages'
import { MAX_REPLY_LENGTH, MAX_REPLY_TITLE } from './quick-replies'
import { MAX_WORD_LIST_LENGTH } from './word-list'

/** A message; its key tells a form that was sent twice apart from the same words written again. */
export const messageSchema = form({ body: paragraphs(MAX_CHAT_LENGTH), key: idempotencyKeySchema })
export type MessageInput = z.output<typeof messageSchema>

/** A message with pictures, which need no words. */
export const pictureMessageSchema = form({
  body: longText(MAX_CHAT_LENGTH)
    .default('')
    .transform((typed) => (isInvisible(typed) ? '' : typed)),
  key: idempotencyKeySchema,
})

/** Why a message is rejected; may be left out. */
export const rejectionSchema = form({ reason: longText(MAX_REJECTION_LENGTH).default('') })

/** What is wrong with a message. */
export const messageReportSchema = form({
  reason: z.enum(MESSAGE_REPORT_REASONS, { error: missingOrInvalid }),
  note: longText(MAX_MESSAGE_REPORT_LENGTH).default(''),
})
export type MessageReportInput = z.output<typeof messageReportSchema>

/** The list of words as an admin edits it, one a line, and the version that they saw. */
export const wordListSchema = form({
  words: longText(MAX_WORD_LIST_LENGTH).default(''),
  holdsAll: z.literal('on').optional(),
  version: boundedString(16, { error: 'invalid', tooLong: 'invalid' })
    .regex(/^\d+$/, 'invalid')
    .transform(Number),
})
export type WordListInput = z.output<typeof wordListSchema>

const replyShape = { title: text(MAX_REPLY_TITLE), body: paragraphs(MAX_REPLY_LENGTH) }

/** A text that a seller saves to answer with. */
export const quickReplySchema = form(replyShape)
export type QuickReplyInput = z.output<typeof quickReplySchema>
/** The same, of one that is there. */
export const changeQuickReplySchema = form({ id: idText, ...replyShape })

/** A time as browsers send it ("18:30"), as the minute of the day; none where it is left out. */
const optionalMinute = boundedString(8, { error: 'time', tooLong: 'time' })
  .trim()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'time')
  .transform((typed) => (typed === '' ? null : Number(typed.slice(0, 2)) * 60 + Number(typed.slice(3))))

const awayFields = form({
  isOn: z.literal('on', { error: 'invalid' }).optional(),
  away: longText(MAX_AWAY_LENGTH).default(''),
  times: z.enum(AWAY_TIMES, { error: 'choose' }),
  fromDay: optionalDay.default(null),
  toDay: optionalDay.default(null),
  fromTime: optionalMinute.default(null),
  toTime: optionalMinute.default(null),
})
type AwayFields = z.output<typeof awayFields>

const awayRules = [
  together<AwayFields, 'isOn' | 'away'>(['isOn', 'away'], ({ isOn, away }, refuse) => {
    if (isOn !== undefined && isInvisible(away)) refuse('away', 'required')
  }),
  together<AwayFields, 'isOn' | 'times' | 'fromDay' | 'toDay'>(
    ['isOn', 'times', 'fromDay', 'toDay'],
    ({ isOn, times, fromDay, toDay }, refuse) => {
      if (isOn === undefined || times !== 'dates') return
      if (fromDay === null) refuse('fromDay', 'day')
      if (toDay === null) refuse('toDay', 'day')
      else if (fromDay !== null && toDay < fromDay) refuse('toDay', 'dayOrder')
    },
  ),
  together<AwayFields, 'isOn' | 'times' | 'fromTime' | 'toTime'>(
    ['isOn', 'times', 'fromTime', 'toTime'],
    ({ isOn, times, fromTime, toTime }, refuse) => {
      if (isOn === undefined || times !== 'hours') return
      if (fromTime === null) refuse('fromTime', 'time')
      if (toTime === null) refuse('toTime', 'time')
      else if (fromTime === toTime) refuse('toTime', 'timeSame')
    },
  ),
]

/** The answer that is sent while a seller is away. What its times need is asked for only while it is on. */
export const awaySchema = withRules(awayFields, ...awayRules).transform(
  ({ isOn, away, times, fromDay, toDay, fromTime, toTime }): AwayAnswer => ({
    isOn: isOn === 'on',
    body: away,
    times,
    fromDay,
    toDay,
    fromMinute: fromTime,
    toMinute: toTime,
  }),
)
