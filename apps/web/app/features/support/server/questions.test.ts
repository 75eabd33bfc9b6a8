import { describe, expect, it } from 'vitest'
import { findInfoText } from './info-texts.server'
import { markWords, parseTopics, searchTopics } from './questions.server'

const english = parseTopics(findInfoText('en', 'faq').body)
const chinese = parseTopics(findInfoText('cn', 'faq').body)
const malay = parseTopics(findInfoText('ms', 'faq').body)
const firstOf = (topics: typeof english, query: string): string | undefined =>
  searchTopics(topics, query).topics[0]?.questions[0]?.id

describe('questions and answers', () => {
  it('come in topics, each with an answer', () => {
    expect(english.map(({ id }) => id)).toEqual([
      'buying',
      'paying',
      'shipping',
      'returns',
      'selling',
      'account',
      'app',
    ])
    for (const { questions } of english) {
      expect(questions.length).toBeGreaterThan(2)
      for (const { answer } of questions) expect(answer).not.toBe('')
    }
  })
})

describe('the search for an answer', () => {
  it.each([
    ['forgot password', 'forgot'],
    ['How do I delete my account?', 'delete'],
    ['pasword forgoten', 'forgot'],
    ['shiping cost', 'ship-cost'],
    ['REFUND', 'refund-when'],
    ['auctoin', 'auctions'],
    ['where is my parcel', 'ship-where'],
  ])('finds %s', (query, id) => {
    expect(firstOf(english, query)).toBe(id)
  })

  it.each([
    ['怎样删除账户', 'delete'],
    ['退款什么时候收到', 'refund-when'],
    ['拍卖', 'auctions'],
  ])('finds %s', (query, id) => {
    expect(firstOf(chinese, query)).toBe(id)
  })

  it('finds Malay with a mistake', () => {
    expect(firstOf(malay, 'lelogan')).toBe('auctions')
    expect(firstOf(malay, 'lupa kata laluan')).toBe('forgot')
  })

  it('finds nothing for what is answered nowhere, and takes any characters', () => {
    for (const query of ['zzzzqqqq', '量子力学', '"\'<script>', '%', 'the'.repeat(60)])
      expect(searchTopics(english, query).count, query).toBe(0)
  })

  it('marks what was found, and only in words', () => {
    const { marks } = searchTopics(english, 'pasword')
    expect(markWords('<p title="password">Password, passwords</p>', marks)).toBe(
      '<p title="password"><mark>Password</mark>, passwords</p>',
    )
    expect(markWords('a &amp; b', new Set(['amp']))).toBe('a &amp; b')
  })
})
