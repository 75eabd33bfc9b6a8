import { expect, it } from 'vitest'
import { sayNotice } from './internal/words'

it('says a notification in the language of its reader, amounts in ringgit', () => {
  const data = { title: 'Old radio', amount: 71_000 }
  expect(sayNotice('en', 'outbid', data)).toEqual({
    about: 'auction',
    title: 'You’ve been outbid: Old radio',
    text: 'The price is now RM 710.00. You can still bid.',
  })
  expect(sayNotice('ms', 'outbid', data).text).toBe('Harganya kini RM 710.00. Anda masih boleh membida.')
})

it('fills in the numbers of rules', () => {
  expect(sayNotice('en', 'auctionWon', { title: 'Old radio', amount: 100 }).text).toMatch(/within \d+ hours/)
})

it('names one that this release does not know, or that is a mail alone, as news', () => {
  for (const kind of ['goneSince', 'verifyEmail'])
    expect(sayNotice('en', kind, {})).toEqual({
      about: null,
      title: 'News about your account',
      text: 'Open it to read more.',
    })
})
