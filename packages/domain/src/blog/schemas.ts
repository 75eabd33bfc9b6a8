import { z } from 'zod'
import { boundedString } from '../kernel/bounded-text'
import { LANGUAGES } from '../kernel/languages'
import { form, idText, longText, paragraphs, text } from '../kernel/schemas'
import { optionalDay } from '../stores/schemas'
import { areTagsFine, readTags } from './article'
import {
  MAX_ARTICLE_LENGTH,
  MAX_ARTICLE_SENT,
  MAX_COMMENT_LENGTH,
  MAX_COMMENT_REASON,
  MAX_POST_LEAD,
  MAX_POST_REASON,
  MAX_POST_TAGS,
  MAX_POST_TITLE,
  MAX_TAG_LENGTH,
} from './posts'
import { MAX_QUOTE_LENGTH, MAX_REMARK_ANSWER, MAX_REMARK_LENGTH } from './remarks'

const articleText = longText(MAX_ARTICLE_LENGTH, MAX_ARTICLE_SENT)

const version = boundedString(9, { error: 'invalid', tooLong: 'invalid' })
  .regex(/^\d+$/, 'invalid')
  .transform(Number)

const tags = longText(MAX_POST_TAGS * (MAX_TAG_LENGTH + 2))
  .default('')
  .transform(readTags)
  .refine(areTagsFine, 'tags')

/** A new article: the rest is written in the editor. */
export const newPostSchema = form({
  title: text(MAX_POST_TITLE),
  language: z.enum(LANGUAGES, { error: 'choose' }),
  /** The article that it says in another language, by its address. */
  translates: boundedString(160).optional(),
})
export type NewPostInput = z.output<typeof newPostSchema>

/** An article as its author types it, and the version that they saw. */
export const postSchema = form({
  title: text(MAX_POST_TITLE),
  lead: longText(MAX_POST_LEAD).default(''),
  body: articleText.default(''),
  tags,
  version,
})
export type PostInput = z.output<typeof postSchema>

/** The address that an author wants for an article, and the one that the form showed. */
export const postAddressSchema = form({
  slug: boundedString(160).default(''),
  shownSlug: boundedString(160).optional(),
})

/** What staff write to an author. */
export const postReasonSchema = form({ reason: paragraphs(MAX_POST_REASON) })

/** As `postReasonSchema`, where remarks on passages may say it all. */
export const askChangesSchema = form({ reason: longText(MAX_POST_REASON).default('') })

/** A remark of staff on words of a passage, and the version of the article that they read. */
export const remarkSchema = form({
  version,
  block: version,
  quote: paragraphs(MAX_QUOTE_LENGTH),
  remark: paragraphs(MAX_REMARK_LENGTH),
})
export type RemarkInput = z.output<typeof remarkSchema>

/** What an author answers to a remark; they may say nothing. */
export const remarkAnswerSchema = form({ id: idText, answer: longText(MAX_REMARK_ANSWER).default('') })
export type RemarkAnswerInput = z.output<typeof remarkAnswerSchema>

/** The day on which an article is published, now where it is left out; and the version that was read. */
export const publishSchema = form({ day: optionalDay.default(null), version })
export type PublishInput = z.output<typeof publishSchema>

export const commentSchema = form({ body: paragraphs(MAX_COMMENT_LENGTH) })

/** The reason for removing a comment, which its author reads. */
export const commentRemovalSchema = form({ reason: paragraphs(MAX_COMMENT_REASON) })
export type CommentRemovalInput = z.output<typeof commentRemovalSchema>
