import { ROLE } from '@pasar/domain'
import { expect, it } from 'vitest'
import { brandMember } from '../access/actors'
import { fieldOf, rowsOf, textOf } from '../platform/rest/testing/body'
import { askRest } from '../platform/rest/testing/helpers'
import { asMember } from '../testing/actors'
import { useMarket, users } from '../testing/helpers'
import { reader, writeDraft, writePublished } from './testing/helpers'

const market = useMarket()
const other = asMember(users.newbuyer, ROLE.BUYER)
const read = async (slug: string) =>
  rowsOf((await askRest(market, null, 'GET', `/blog/${slug}/comments`)).body, 'comments')
const say = (slug: string, body: unknown, who: Parameters<typeof askRest>[1] = reader) =>
  askRest(market, who, 'POST', `/blog/${slug}/comments`, { body })

it('takes comments by the rules of messages, and shows them without full names', async () => {
  const slug = await writePublished(market)
  expect(await say(slug, 'Thank you, it worked.')).toMatchObject({ status: 201, body: { state: 'shown' } })
  expect((await say(slug, 'Call me: 012-345 6789')).body).toMatchObject({ state: 'held' })
  expect(await read(slug)).toMatchObject([{ author: 'Aisyah', body: 'Thank you, it worked.' }])
})

it('lets members delete what they said and report what others say, and nothing else', async () => {
  const slug = await writePublished(market)
  const comment = `/blog/comments/${textOf((await say(slug, 'Thank you, it worked.')).body, '_id')}`
  const report = (who: Parameters<typeof askRest>[1], reason = 'spam') =>
    askRest(market, who, 'POST', `${comment}/report`, { reason })
  expect((await report(null)).status).toBe(401)
  expect((await report(reader)).status).toBe(404)
  expect(fieldOf((await report(other, 'dull')).body, 'errors.reason')).toEqual(expect.any(String))
  for (let times = 0; times < 2; times++) expect((await report(other)).status).toBe(200)
  expect(market.value('select count(*) from blog_comment_reports')).toBe(1)
  expect((await askRest(market, other, 'DELETE', comment)).status).toBe(404)
  expect(await read(slug)).toHaveLength(1)
  expect((await askRest(market, reader, 'DELETE', comment)).status).toBe(200)
  expect(await read(slug)).toEqual([])
  expect((await askRest(market, reader, 'DELETE', comment)).status).toBe(404)
})

it('refuses visitors, members whose email is not confirmed, drafts, and nothing said', async () => {
  const slug = await writePublished(market)
  expect((await say(slug, 'x', null)).status).toBe(401)
  const unproved = brandMember({ ...reader, isVerified: false })
  expect(fieldOf((await say(slug, 'x', unproved)).body, 'code')).toBe('EMAIL_UNVERIFIED')
  expect(fieldOf((await say(slug, '  ')).body, 'errors.body')).toEqual(expect.any(String))
  const draft = await writeDraft(market, 'A draft')
  expect((await say(draft, 'x')).status).toBe(404)
  expect((await askRest(market, null, 'GET', `/blog/${draft}/comments`)).status).toBe(404)
  expect(await read(slug)).toEqual([])
})
