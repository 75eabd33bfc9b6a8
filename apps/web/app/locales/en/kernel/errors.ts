import { ERRORS, type ErrorEntry } from '@pasar/domain/kernel/errors'

/** What a page says otherwise than the contract: it has fields, a reload and plurals. */
const OF_PAGES = {
  CROSS_SITE: 'This request did not come from our own pages. Please reload and try again.',
  OTHER_ADDRESS:
    'The address of this market is {{address}}. Please open it there: nothing can be sent from this one.',
  METHOD_NOT_ALLOWED: 'That is not possible here.',
  VALIDATION: 'Please check the fields below.',
  BAD_JSON: 'The request could not be read.',
  FIRST_ADMIN_LINK_ENDED: 'This link is no longer valid. Restart the market to get a new one.',
  ITEM_EDITED:
    'This item was changed in the meantime. What you typed is still here: saving again replaces what is there now.',
  IDEMPOTENCY_MISMATCH: 'This form was already used for another order. Please reload the page.',
  STORE_EDITED:
    'This store was changed in the meantime, perhaps in another tab. What you typed is still here: save again to replace the other changes.',
  TOO_MANY_REQUESTS_one: 'Too many attempts. Please try again in {{count}} minute.',
  TOO_MANY_REQUESTS_other: 'Too many attempts. Please try again in {{count}} minutes.',
}

/** What no server says: an answer that did not come, or is no failure of ours. */
const OF_BROWSERS = {
  TIMEOUT: 'Request timed out, please check your network connection.',
  NETWORK_ERROR: 'Network connection error.',
  HTTP: 'Server error ({{status}})',
}

/** The sentences of the catalogue, which is kept at one byte a letter, with the apostrophe of print. */
function inPrint<Code extends string>(catalogue: Record<Code, ErrorEntry>): Record<Code, string>
function inPrint(catalogue: Record<string, ErrorEntry>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([code, { message }]) => [code, message.replaceAll("'", '’')]),
  )
}

const { TOO_MANY_REQUESTS: _inOneForm, ...ofContract } = inPrint(ERRORS)

/** A code says the same in English here and in REST, unless it is an exception of these. */
export default { ...ofContract, ...OF_PAGES, ...OF_BROWSERS }
