import { describe, expect, it } from 'vitest'
import {
  areTagsFine,
  countLinks,
  pictureMark,
  picturesIn,
  readingMinutes,
  readTags,
  slugOfPost,
  splitArticle,
} from './article'
import { isPostEditable, MAX_ARTICLE_LENGTH, MAX_POST_ITEMS, POST_STATES } from './posts'
import { postSchema } from './schemas'

const APP = 'https://pasar.test'
const typed = { title: 'Batik', version: '1' }

describe('the parts of an article', () => {
  it('are text, and items where a line is nothing but the address of one', () => {
    expect(splitArticle(`Look:\n\n${APP}/item/kopi\nand /item/teh here\n /item/teh `, APP)).toEqual([
      { type: 'text', text: 'Look:\n' },
      { type: 'item', slug: 'kopi' },
      { type: 'text', text: 'and /item/teh here' },
      { type: 'item', slug: 'teh' },
    ])
  })

  it('leave alone what is in a block of code, other sites, and items beyond the most', () => {
    expect(splitArticle('```\n/item/kopi\n```', APP)).toMatchObject([{ type: 'text' }])
    expect(splitArticle('https://evil.test/item/kopi', APP)).toMatchObject([{ type: 'text' }])
    const many = splitArticle('/item/kopi\n'.repeat(MAX_POST_ITEMS + 3), APP)
    expect(many.filter(({ type }) => type === 'item')).toHaveLength(MAX_POST_ITEMS)
  })
})

describe('what an article holds', () => {
  it.each([
    '[x](//spam.my)',
    '[x](https&colon;&sol;&sol;spam.my)',
    '[x](https&#58;&#x2F;&#47;spam.my)',
    '[x](https:\\/\\/spam.my)',
    'www.spam.my',
  ])('counts %s as a link out of the market', (text) => {
    expect(countLinks(text, APP)).toBe(1)
  })

  it('counts pictures and links out of the market', () => {
    expect(picturesIn(`a ${pictureMark('blog-1', 'One')} b ${pictureMark('blog-1', '')}`)).toEqual([
      'blog-1',
      'blog-1',
    ])
    expect(countLinks(`${APP}/blog https://a.test [x](http://b.test) ${APP}.evil.test`, APP)).toBe(3)
  })

  it.each([
    ['', 1],
    ['word '.repeat(660), 3],
    ['字'.repeat(1_050), 3],
  ])('estimates the time to read: %#', (body, minutes) => expect(readingMinutes(body)).toBe(minutes))

  it('reads tags between commas of any kind, each once', () => {
    expect(readTags(' Batik, care，保养、batik ')).toEqual(['batik', 'care', '保养'])
    expect(areTagsFine(['a', 'b', 'c', 'd', 'e'])).toBe(true)
    expect(areTagsFine(['a', 'b', 'c', 'd', 'e', 'f'])).toBe(false)
    expect(areTagsFine(['x'.repeat(31)])).toBe(false)
  })

  it.each([
    ['How to wash batik', 'how-to-wash-batik'],
    ['榴莲怎么选', 'blp-1'],
    ['Submit', 'submit-blp-1'],
  ])('has an address: %s', (title, slug) => expect(slugOfPost(title, 'blp_1')).toBe(slug))
})

describe('the form of an article', () => {
  it('takes lines as browsers end them, and refuses what is too long or has too many tags', () => {
    expect(postSchema.parse({ ...typed, body: ' a\r\nb ' })).toMatchObject({ body: 'a\nb', version: 1 })
    const longest = 'x'.repeat(MAX_ARTICLE_LENGTH)
    expect(postSchema.parse({ ...typed, body: longest }).body).toBe(longest)
    for (const [field, value, message] of [
      ['body', `${longest}x`, 'tooLong'],
      ['body', 'x'.repeat(2_000_000), 'tooLong'],
      ['tags', 'a,b,c,d,e,f', 'tags'],
      ['title', ' ', 'required'],
      ['version', '-1', 'invalid'],
    ] as const)
      expect(postSchema.safeParse({ ...typed, [field]: value }).error?.issues[0]?.message).toBe(message)
  })

  it('may be changed by its author only while nobody reads it', () => {
    expect(POST_STATES.filter(isPostEditable)).toEqual(['draft', 'changes', 'withdrawn'])
  })
})
