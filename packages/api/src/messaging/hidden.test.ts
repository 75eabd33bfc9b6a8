import { expect, it } from 'vitest'
import { takeAlong } from '../accounts/testing/export-helpers'
import { ROUTES } from '../platform/rest/dispatch'
import { askRest } from '../platform/rest/testing/helpers'
import { makePhoto } from '../reviews/testing/helpers'
import { useMarket } from '../testing/helpers'
import { call, PROCEDURES } from '../testing/procedures'
import { approveMessage, rejectMessage } from './commands/moderate'
import { sendMessage } from './commands/send'
import { chatPhoto } from './internal/pictures'
import { chatPage, conversationsPage } from './reads/conversations'
import { admin, askAboutKopi, asking, listen, selling, written } from './testing/helpers'

const market = useMarket()
const SECRET = 'wasap-saya-017'
const WAYS = ['chat', 'list', 'search', 'export', 'picture']

const pictureKeys = (): string[] =>
  market.rows<{ key: string }>('select key from message_pictures').map(({ key }) => key)

/** A message with a picture, both of which wait. */
const sendSecret = async (conversationId: string) =>
  sendMessage(market.ctx, asking, conversationId, written(`${SECRET}, ok?`), [await makePhoto()])

async function exportOf(who: typeof selling): Promise<string> {
  const { files, text } = await takeAlong(market.ctx, who)
  return Object.keys(files).map(text).join('\n')
}

/** Everything a member can be given, by each way there is. */
async function collect(who: typeof selling, conversationId: string): Promise<[way: string, text: string][]> {
  const keys = pictureKeys()
  const found: [string, unknown][] = [
    ['chat', await chatPage(market.ctx, who, conversationId)],
    ['search', await conversationsPage(market.ctx, who, { cursor: null, words: SECRET })],
    ['list', await conversationsPage(market.ctx, who, { cursor: null })],
    ['archive', await conversationsPage(market.ctx, who, { cursor: null, isArchived: true })],
    ['notifications', market.rows('select * from notifications where user_id = ?', who.id)],
    ['mails', market.rows('select * from mails where user_id = ?', who.id)],
    ['export', await exportOf(who)],
  ]
  for (const { name, isQuery } of PROCEDURES)
    if (isQuery)
      for (const input of [undefined, { conversationId }, { id: conversationId }])
        found.push([`trpc ${name}`, (await call(market, who, name, input)).text])
  for (const { method, segments } of ROUTES) {
    if (method !== 'GET') continue
    const path = segments.map((one) => (one.startsWith('{') ? conversationId : one)).join('/')
    found.push([`GET ${path}`, (await askRest(market, who, 'GET', `/${path}`)).body])
  }
  for (const key of keys)
    if (await chatPhoto(market.ctx, who, key, 320).catch(() => null)) found.push(['picture', key])
  return found.map(([way, given]) => [way, typeof given === 'string' ? given : JSON.stringify(given)])
}
const waysOf = async (who: typeof selling, id: string): Promise<string[]> =>
  (await collect(who, id)).flatMap(([way, text]) =>
    [SECRET, ...pictureKeys()].some((secret) => text.includes(secret)) ? [way] : [],
  )

it.each(['pending', 'rejected'] as const)(
  'a %s message reaches its receiver by no way there is',
  async (state) => {
    const { conversationId } = await askAboutKopi(market)
    const received = listen(market)
    const { id } = await sendSecret(conversationId)
    if (state === 'rejected') await rejectMessage(market.ctx, admin, id, 'No')
    expect(await waysOf(selling, conversationId)).toEqual([])
    expect(received.filter(([userId]) => userId === selling.id)).toEqual([])
    // Its sender has it, so that this looks where it would be.
    expect(await waysOf(asking, conversationId)).toEqual(expect.arrayContaining(WAYS))
  },
)

it('an approved one does', async () => {
  const { conversationId } = await askAboutKopi(market)
  const { id } = await sendSecret(conversationId)
  await approveMessage(market.ctx, admin, id)
  expect(await waysOf(selling, conversationId)).toEqual(expect.arrayContaining(WAYS))
})

it('what a deleted account wrote is gone, and what waited is never delivered', async () => {
  const { conversationId } = await askAboutKopi(market, 'Old words')
  await sendMessage(market.ctx, asking, conversationId, written(`${SECRET}, ok?`))
  const { eraseMessages, NO_ROOTS } = await import('@pasar/db')
  await market.ctx.transact(NO_ROOTS.alone, (tx) => eraseMessages(tx, asking.id))
  const { messages } = await chatPage(market.ctx, selling, conversationId)
  expect(messages).toMatchObject([{ body: '', state: 'delivered' }])
  expect(market.rows("select id from chat_messages where state = 'pending' or body <> ''")).toEqual([])
})
