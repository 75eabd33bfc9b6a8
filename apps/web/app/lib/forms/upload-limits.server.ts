import {
  MAX_ANSWER_DOCUMENTS,
  MAX_ARTICLE_BYTES,
  MAX_BODY_BYTES,
  MAX_CLAIM_PICTURES,
  MAX_FILE_BYTES,
  MAX_IMPORT_BYTES,
  MAX_LISTING_BYTES,
  MAX_MESSAGE_PICTURES,
  MAX_PICTURE_BYTES,
  MAX_REVIEW_BYTES,
  MAX_STATEMENT_BYTES,
  MAX_TRACKING_BYTES,
} from '@pasar/domain'

/** The little that a form adds to its pictures. */
const FORM_BYTES = MAX_BODY_BYTES

/** Of a message with its pictures. */
export const MAX_MESSAGE_BYTES = MAX_MESSAGE_PICTURES * MAX_PICTURE_BYTES + FORM_BYTES

/** Sent by scripts alone, which want to read why it was refused. */
export const SINGLE_PICTURE = /^\/(?:add-items|blog\/submit\/[\w-]+)\/pictures$/

/** Takes files of downloads, which are larger than anything else. */
export const DOWNLOAD_FILES = /^\/my-products\/\w+\/files(\.data)?$/

/** Actions that take files, and how many bytes of them. */
export const UPLOAD_LIMITS: readonly { path: RegExp; limit: number }[] = [
  { path: /^\/[a-z]+-profile\/avatar(\.data)?$/, limit: MAX_PICTURE_BYTES + FORM_BYTES },
  { path: /^\/admin\/banners\/\w+(\.data)?$/, limit: MAX_PICTURE_BYTES + FORM_BYTES },
  // Its logo and its banner.
  { path: /^\/add-store(\.data)?$/, limit: 2 * MAX_PICTURE_BYTES + FORM_BYTES },
  // The limit for CVs and proofs is lower; their page says so.
  { path: /^\/(careers\/apply|become-seller)(\.data)?$/, limit: MAX_PICTURE_BYTES + FORM_BYTES },
  {
    path: /^\/seller-pending(\.data)?$/,
    limit: MAX_ANSWER_DOCUMENTS * MAX_PICTURE_BYTES + FORM_BYTES,
  },
  {
    path: /^\/(?:orders\/user\/\w+\/claim\/\w+|seller\/orders\/\w+\/claim)(\.data)?$/,
    limit: MAX_CLAIM_PICTURES * MAX_PICTURE_BYTES + FORM_BYTES,
  },
  {
    path: /^\/(?:chat\/\w+|messages\/new\/\w+\/\w+)(\.data)?$/,
    limit: MAX_MESSAGE_BYTES,
  },
  { path: /^\/my-products\/import(\.data)?$/, limit: MAX_IMPORT_BYTES + FORM_BYTES },
  { path: /^\/seller\/orders\/ship(\.data)?$/, limit: MAX_TRACKING_BYTES + FORM_BYTES },
  { path: /^\/admin\/books\/statements(\.data)?$/, limit: MAX_STATEMENT_BYTES + FORM_BYTES },
  { path: DOWNLOAD_FILES, limit: MAX_FILE_BYTES + FORM_BYTES },
  { path: SINGLE_PICTURE, limit: MAX_PICTURE_BYTES + FORM_BYTES },
  { path: /^\/add-items(\.data)?$/, limit: MAX_LISTING_BYTES + FORM_BYTES },
  {
    path: /^\/blog\/submit\/[\w-]+(\.data)?$/,
    limit: MAX_LISTING_BYTES + MAX_ARTICLE_BYTES + FORM_BYTES,
  },
  { path: /^\/orders\/user\/\w+\/review\/\w+(\.data)?$/, limit: MAX_REVIEW_BYTES + FORM_BYTES },
]

/**
 * Up to this many bytes a form that is too large is still read to its end: browsers show the answer only then, and its texts
 * are needed to show the form again.
 * @param limit how many bytes the action accepts
 */
export const maxDrainedBytes = (limit: number): number =>
  Math.max(64 * 1024 * 1024, Math.min(2 * limit, limit + 64 * 1024 * 1024))

/** Whether a posted form says that it is heavier than its action takes: of its files nothing is kept. */
export function isTooHeavy({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const length = Number(headers.get('content-length') ?? 0)
  if (length <= MAX_BODY_BYTES) return false
  const { pathname } = new URL(url)
  return UPLOAD_LIMITS.some(({ path, limit }) => length > limit && path.test(pathname))
}
