import { randomUUID } from 'node:crypto'
import { beginSession, HOSTILE_TEXTS, readRows, SMALL } from '@pasar/api/testing'
import { linkTo } from '@pasar/domain'
import { enter } from '../testing/auction-helpers'
import { expectHarmless, findIntruders, watchFor } from '../testing/intruders'
import { withOwnServer } from '../testing/own-server'
import { type Answer, ask } from '../testing/parallel-requests'
import { expect, test, waitForHydration } from '../testing/test'

const { buyer, seller, admin } = SMALL.users
/** Those that a field of so many characters takes. */
const within = (length: number) =>
  HOSTILE_TEXTS.filter((text) => text.length <= length && !/[\p{Cc}\u202e]/u.test(text))

// Each text is sent, read and looked at.
test.slow()

test('as messages, replies, reasons and words of the list they stand there, and do nothing', {
  tag: '@nightly',
}, async ({ page }) => {
  await withOwnServer(
    async (server) => {
      const { url, dataDir } = server
      const watch = await watchFor(page)
      await page.goto(url)
      const mine = await beginSession(dataDir, buyer.id)
      const theirs = await beginSession(dataDir, seller.id)
      const staff = await beginSession(dataDir, admin.id)
      const say = (body: string) => ({ intent: 'send', key: randomUUID(), body })
      const read = async (path: string, cookie: string): Promise<string> => {
        const { status, text } = await ask(url, { path, cookie })
        expect(status, path).toBe(200)
        return text
      }
      /** Nothing stands on the pages that a text has brought, and each of these stands there as it was typed. */
      const expectShown = async (pages: readonly string[], texts: readonly string[]): Promise<void> => {
        expect(await findIntruders(page, pages)).toEqual([])
        const missing = await page.evaluate(
          ({ sent, wanted }) => {
            const parser = new DOMParser()
            const read = (html: string) => parser.parseFromString(html, 'text/html').body.textContent ?? ''
            const shown = sent.map(read).join(' ')
            return wanted.filter((text) => !shown.includes(text))
          },
          { sent: pages, wanted: texts },
        )
        expect(missing).toEqual([])
      }
      const expectRefused = async (answers: readonly Answer[]): Promise<void> => {
        for (const { status } of answers) expect(status).toBe(400)
        await expectShown(
          answers.map(({ text }) => text),
          [],
        )
      }

      const begin = `/messages/new/item/${SMALL.items.kopi.id}`
      const { location: chat } = await ask(url, { path: begin, cookie: mine, form: say('Good morning') })
      const refused: Answer[] = []
      for (const text of HOSTILE_TEXTS) {
        const answer = await ask(url, { path: chat, cookie: mine, form: say(text) })
        if (answer.status !== 302) refused.push(answer)
      }
      await expectRefused(refused)
      const rows = await readRows<{ id: string; body: string; state: string; position: number }>(
        dataDir,
        "select id, body, state, position from chat_messages where body <> 'Good morning' order by position",
      )
      expect([rows.length + refused.length, rows.length > 40]).toEqual([HOSTILE_TEXTS.length, true])
      const bodies = rows.map(({ body }) => body)
      const pagesOf = async (cookie: string) => [
        await read(chat, cookie),
        await read(`${chat}?before=${rows.at(-30)?.position}`, cookie),
      ]
      await expectShown(await pagesOf(mine), bodies)
      const delivered = rows.filter(({ state }) => state === 'delivered')
      const received = delivered.map(({ body }) => body)
      await expectShown(await pagesOf(theirs), received)
      const searched = within(100).map((text) => `/messages?q=${encodeURIComponent(text)}`)
      await expectShown(await Promise.all(searched.map((path) => read(path, theirs))), [])

      // What a receiver writes to admins, and admins to a sender.
      const notes = within(300)
      for (const [at, { id }] of delivered.entries()) {
        const form = { intent: 'report', message: id, reason: 'other', note: notes[at] ?? '' }
        expect((await ask(url, { path: chat, cookie: theirs, form })).status).toBe(302)
      }
      await expectShown([await read('/admin/messages?list=reports', staff)], notes.slice(0, 20))
      const held = rows.filter(({ state }) => state === 'pending')
      await expectShown([await read('/admin/messages', staff)], held.map(({ body }) => body).slice(0, 20))
      const reasons = [...notes].reverse().slice(0, held.length)
      for (const [at, { id }] of held.entries()) {
        const form = { intent: 'reject', reason: reasons[at] ?? '' }
        const path = linkTo('/admin/messages/:id', { id })
        expect((await ask(url, { path, cookie: staff, form })).status).toBe(302)
      }
      await expectShown(await pagesOf(mine), reasons)
      const words = { intent: 'rules', words: within(60).join('\n'), version: '0' }
      expect((await ask(url, { path: '/admin/messages', cookie: staff, form: words })).status).toBe(302)
      await expectShown([await read('/admin/messages', staff)], [])

      const settings = '/seller/settings/messages'
      const replies = notes.slice(0, 20)
      for (const body of replies) {
        const form = { intent: 'add', title: body.slice(0, 40), body }
        expect((await ask(url, { path: settings, cookie: theirs, form })).status, body).toBe(302)
      }
      await expectShown([await read(settings, theirs), await read(chat, theirs)], replies)
      const away = {
        intent: 'away',
        isOn: 'on',
        times: 'always',
        away: HOSTILE_TEXTS.join(' ').slice(0, 400),
      }
      await expectShown([(await ask(url, { path: settings, cookie: theirs, form: away })).text], [])

      // Seen in the browser, too.
      await enter(page, server, seller)
      await page.goto(url + chat)
      await waitForHydration(page)
      await expectHarmless(page, watch, received.slice(-5))
      await page.goto(`${url}/messages`)
      await waitForHydration(page)
      await expectHarmless(page, watch)
    },
    { REQUIRE_2FA: 'off' },
  )
})
