import { makePlan, planItem, planPage } from '@pasar/api'
import {
  asBuyer,
  asMember,
  HOSTILE_TEXTS,
  openTestServices,
  SMALL,
  type TestServices,
} from '@pasar/api/testing'
import { ROLE, sen } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeContext, sessionOf } from '../../../testing/context'
import { action as change, loader as plan } from '../routes/plan.server'
import { loader as shared } from '../routes/plan-shared.server'
import { action as add, loader as found } from '../routes/planner-add.server'
import { loader as calendar } from '../routes/planner-calendar.server'
import { loader as file } from '../routes/planner-calendar-file.server'
import { action as make } from '../routes/planner-new.server'

const { users, items } = SMALL
const buyer = asMember(users.buyer, ROLE.BUYER)
const other = asMember(users.newbuyer, ROLE.BUYER)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const dayIn = (count: number): string =>
  new Date(services.context.now() + count * 86_400_000).toISOString().slice(0, 10)

function ask(
  member: typeof buyer | null,
  params: Record<string, string> = {},
  form?: Record<string, string>,
  path = '/x',
) {
  const body = form && new URLSearchParams(form)
  const request = new Request(`http://pasar.test${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
  })
  const session = member && { session: sessionOf(member) }
  return { request, context: makeContext(services, request, { ...session }), params }
}
const answerOf = (work: Promise<unknown>): Promise<unknown> => work.catch((thrown: unknown) => thrown)

/** A list of the buyer with two pieces of one item. */
async function makeList(): Promise<{ id: string; lineId: string }> {
  const { context } = services
  const owner = asBuyer(users.buyer)
  const form = { template: 'own' as const, title: 'Open house', day: dayIn(30), budget: sen(10_000) }
  const id = await makePlan(context, owner, form)
  await planItem(context, owner, { planId: id, itemId: items.kopi.id, quantity: 2, note: '' })
  return { id, lineId: (await planPage(context, owner, id)).items[0]?.id ?? '' }
}

describe('the forms of the planner', () => {
  it('make a list, or say at each field what is wrong and keep what was typed', async () => {
    const typed = { template: 'raya', title: 'Raya', day: '1800-01-01', budget: '100' }
    expect(await answerOf(make(ask(buyer, {}, typed)))).toMatchObject({
      data: { failure: { fields: { day: 'PLAN_DAY' }, values: typed } },
    })
    expect(await answerOf(make(ask(buyer, {}, { ...typed, day: dayIn(9), budget: '-1' })))).toMatchObject({
      data: { failure: { fields: { budget: 'price' }, values: { budget: '-1' } } },
    })
    expect(await answerOf(make(ask(buyer, {}, { ...typed, day: dayIn(9) })))).toMatchObject({ status: 302 })
  })

  it('are for its owner only', async () => {
    const { id, lineId } = await makeList()
    for (const intent of ['cart', 'change', 'line', 'removeLine', 'restoreLine', 'share', 'remove'])
      expect(await answerOf(change(ask(other, { id }, { intent, lineId, share: 'read' })))).toMatchObject({
        status: 404,
      })
    expect(await answerOf(plan(ask(other, { id })))).toMatchObject({ status: 404 })
    expect(await answerOf(add(ask(other, {}, { planId: id, itemId: items.kopi.id })))).toMatchObject({
      data: { failure: { code: 'NOT_FOUND' } },
    })
  })

  it('bring a list into the cart, and say no to what no form asks for', async () => {
    const { id } = await makeList()
    expect(await answerOf(change(ask(buyer, { id }, { intent: 'constructor' })))).toMatchObject({
      data: { failure: { code: 'VALIDATION' } },
    })
    const answer = await answerOf(change(ask(buyer, { id }, { intent: 'cart' })))
    expect(answer).toMatchObject({ status: 302 })
  })
})

describe('pages of the planner', () => {
  it('say that a link has ended, and tell nobody whose id is guessed', async () => {
    const { id } = await makeList()
    await change(ask(buyer, { id }, { intent: 'share', share: 'registry' }))
    const { share } = await plan(ask(buyer, { id }))
    const token = share.url?.split('/').at(-1) ?? ''
    expect((await shared(ask(null, { token }))).shared).toMatchObject({ isVisitor: true, isOwner: false })
    await change(ask(buyer, { id }, { intent: 'share', share: 'none' }))
    expect((await shared(ask(null, { token }))).shared).toBeNull()
    expect(await answerOf(shared(ask(null, { token: id })))).toMatchObject({ status: 404 })
  })

  it('take hostile texts character for character or refuse them at their field, and leave the calendar whole', async () => {
    const { id, lineId } = await makeList()
    const lines = (await (await file(ask(buyer))).text())
      .split('\r\n')
      .filter((line) => !line.startsWith(' '))
    let kept = 0
    for (const text of HOSTILE_TEXTS) {
      const form = { intent: 'change', title: text, day: dayIn(30), budget: '100' }
      const answer = await answerOf(change(ask(buyer, { id }, form)))
      const note = await answerOf(
        change(ask(buyer, { id }, { intent: 'line', lineId, quantity: '1', note: text })),
      )
      const { values, items: planned } = await plan(ask(buyer, { id }))
      if (answer instanceof Response) {
        kept++
        expect(values.title, text).toBe(text.normalize())
        const calendarText = await (await file(ask(buyer))).text()
        const again = calendarText.split('\r\n').filter((line) => !line.startsWith(' '))
        expect(again.map((line) => /^[\w-]*/.exec(line)?.[0])).toEqual(
          lines.map((line) => /^[\w-]*/.exec(line)?.[0]),
        )
      } else
        expect(answer, text).toMatchObject({ data: { failure: { fields: { title: expect.any(String) } } } })
      if (note instanceof Response) expect(planned[0]?.note, text).toBe(text.normalize())
      else expect(note, text).toMatchObject({ data: { failure: { fields: { note: expect.any(String) } } } })
    }
    expect(kept).toBeGreaterThan(30)
  })

  it('show a month, this one for any other text', async () => {
    const { weeks, month } = await calendar(ask(buyer, {}, undefined, '/x?month=2027-02'))
    expect(month).toBe('2027-02')
    expect(weeks.flat().find((day) => day?.day === '2027-02-06')?.festivals).toMatchObject([
      { name: 'chineseNewYear' },
    ])
    expect((await calendar(ask(buyer, {}, undefined, '/x?month=1800-01'))).month).toBe(dayIn(0).slice(0, 7))
  })

  it('show what is planned already of an item that is added again', async () => {
    const { id, lineId } = await makeList()
    const line = { intent: 'line', lineId, quantity: '3', note: 'for aunty', wantedBy: dayIn(20) }
    await answerOf(change(ask(buyer, { id }, line)))
    const show = (query: string, member = buyer) => found(ask(member, {}, undefined, `/x?${query}`))
    expect((await show(`item=${items.kopi.id}`)).planned).toMatchObject({
      planId: id,
      quantity: '3',
      note: 'for aunty',
      wantedBy: dayIn(20),
    })
    expect((await show(`item=${items.kopi.id}`, other)).planned).toBeNull()
  })

  it('give an item a day of its own, which the calendar shows', async () => {
    const { id, lineId } = await makeList()
    const line = { intent: 'line', lineId, quantity: '1', note: '' }
    expect(await answerOf(change(ask(buyer, { id }, { ...line, wantedBy: dayIn(31) })))).toMatchObject({
      data: { failure: { fields: { wantedBy: expect.any(String) } } },
    })
    const day = dayIn(20)
    expect(await answerOf(change(ask(buyer, { id }, { ...line, wantedBy: day })))).toBeInstanceOf(Response)
    const { weeks } = await calendar(ask(buyer, {}, undefined, `/x?month=${day.slice(0, 7)}`))
    expect(weeks.flat().find((one) => one?.day === day)?.items).toMatchObject([{ id: lineId, planId: id }])
    expect(await (await file(ask(buyer))).text()).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
  })

  it('make a calendar file', async () => {
    await makeList()
    const response = await file(ask(buyer))
    const text = await response.text()
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(text).toContain('SUMMARY:Open house')
    expect(text).toContain(`DTSTART;VALUE=DATE:${dayIn(30).replaceAll('-', '')}`)
  })
})
