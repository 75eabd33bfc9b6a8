import { MAX_ARTICLE_SENT } from '../blog/posts'
import { MAX_SYNONYMS_SENT } from '../catalogue/search/synonym-lines'
import { MAX_CLAIM_PICTURES } from '../disputes/claims'
import { typedLength } from '../kernel/bounded-text'
import { MAX_REVIEW_PHOTOS } from '../reviews/reviews'
import { MAX_ITEM_PICTURES } from '../selling/listing-limits'
import { MAX_MESSAGE_LENGTH } from '../support/schemas'

/** Forms and JSON are small; forms that bring files have limits of their own, and this one for their texts together. */
export const MAX_BODY_BYTES = 64 * 1024

/** The longest text any schema takes, as it may be typed. */
export const MAX_TYPED_LENGTH = typedLength(MAX_MESSAGE_LENGTH)

/**
 * As much of one text as is read, in UTF-8, where a character has at most four bytes. It is more than any schema takes:
 * a text that was cut off here is refused at its field, and never taken for what was meant.
 */
export const MAX_TEXT_BYTES = 4 * (MAX_TYPED_LENGTH + 1)

/** As `MAX_TEXT_BYTES`, for the text of an article, and for the synonyms of the search, which are longer than others. */
export const MAX_ARTICLE_BYTES = 4 * (MAX_ARTICLE_SENT + 1)
export const MAX_SYNONYMS_BYTES = 4 * (MAX_SYNONYMS_SENT + 1)

/** One more than a form may contain, so that the excess is reported, and one for a field that was left empty. */
export const MAX_FILES_OF_A_FORM = Math.max(MAX_CLAIM_PICTURES, MAX_REVIEW_PHOTOS, MAX_ITEM_PICTURES) + 2
