declare const idBrand: unique symbol

export const ID_PREFIX = {
  user: 'usr',
  session: 'ses',
  store: 'sto',
  item: 'itm',
  variant: 'var',
  image: 'img',
  review: 'rev',
  coupon: 'cpn',
  couponUse: 'cpu',
  address: 'adr',
  order: 'ord',
  parcel: 'pcl',
  part: 'prt',
  line: 'lin',
  payment: 'pay',
  refund: 'ref',
  event: 'evt',
  ledger: 'ldg',
  notification: 'ntf',
  history: 'hst',
  banner: 'ban',
  request: 'req',
  mail: 'mai',
  run: 'run',
  audit: 'aud',
  question: 'qst',
  report: 'rpt',
  removal: 'rmv',
  inbox: 'ibx',
  inboxReply: 'ibr',
  jobPost: 'jbp',
  jobApplication: 'jba',
  affiliateApplication: 'afa',
  sellerApplication: 'sla',
  applicationQuestion: 'apq',
  applicationDocument: 'app',
  file: 'fil',
  claim: 'clm',
  bankAccount: 'bka',
  adjustmentRequest: 'ajr',
  payoutRun: 'prn',
  payout: 'pyt',
  bankStatement: 'bst',
  conversation: 'cnv',
  message: 'msg',
  quickReply: 'qrp',
  messageReport: 'mrp',
  import: 'imp',
  blogPost: 'blp',
  blogVersion: 'blv',
  blogComment: 'blc',
  blogRemark: 'blr',
  staffInvitation: 'sti',
  staffNote: 'stn',
  hiding: 'hid',
  gameRound: 'gmr',
  plan: 'pln',
  planLine: 'pll',
  impersonation: 'lok',
  savedView: 'svv',
  bulkChange: 'blk',
  newsletterIssue: 'nli',
} as const

export type IdKind = keyof typeof ID_PREFIX

/** A prefixed string that sorts by the time it was made, e.g. `itm_01k…`. */
export type Id<K extends IdKind> = string & { readonly [idBrand]: K }

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Makes an id of 22 characters after its prefix: 9 of time (Crockford base 32, milliseconds), 13 of randomness.
 * @param random at least 13 bytes
 * @throws RangeError for fewer, because such ids could be guessed
 */
export function makeId<K extends IdKind>(kind: K, now: number, random: Uint8Array): Id<K> {
  if (random.length < 13) throw new RangeError('An id needs 13 random bytes')
  let time = ''
  for (let rest = Math.floor(now), i = 0; i < 9; i++) {
    time = ALPHABET.charAt(rest % 32) + time
    rest = Math.floor(rest / 32)
  }
  let tail = ''
  for (let i = 0; i < 13; i++) tail += ALPHABET.charAt((random[i] ?? 0) % 32)
  return `${ID_PREFIX[kind]}_${time}${tail}` as Id<K>
}

/** What sorts before every id of a kind that is made from a time on, and after every one made before. */
export const firstIdAt = (kind: IdKind, now: number): string => makeId(kind, now, new Uint8Array(13))

/** When an id was made, in milliseconds since the epoch. @throws RangeError for a text that is none */
export function timeOfId(id: string): number {
  const digits = [...id.slice(4, 13)].map((digit) => ALPHABET.indexOf(digit))
  if (digits.length < 9 || digits.includes(-1)) throw new RangeError(`Not an id: ${id}`)
  return digits.reduce((time, digit) => time * 32 + digit, 0)
}

const ID_FORM = /^[a-z]{3}_[0-9a-hjkmnp-tv-z]{22}$/

/** True when the text has the form of an id of that kind; says nothing about whether it exists. */
export function isId<K extends IdKind>(kind: K, text: string): text is Id<K> {
  return text.startsWith(`${ID_PREFIX[kind]}_`) && ID_FORM.test(text)
}

/**
 * A short order number people can read out: "PSR-7K2Q9M4X" (no I, L, O, U).
 * @param random at least 8 bytes
 * @throws RangeError for fewer
 */
export function makeOrderNumber(random: Uint8Array): string {
  if (random.length < 8) throw new RangeError('An order number needs 8 random bytes')
  let tail = ''
  for (let i = 0; i < 8; i++) tail += ALPHABET.charAt((random[i] ?? 0) % 32)
  return `PSR-${tail.toUpperCase()}`
}
