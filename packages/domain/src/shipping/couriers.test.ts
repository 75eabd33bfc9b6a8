import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../kernel/errors'
import { courierEffects } from './courier-effects'
import { courierFormSchema, joinCouriers, parseCouriers, readCouriers, writeCouriers } from './courier-list'
import { changedCouriers } from './courier-settings'
import { type Courier, courierNames, isNumberOf, trackingUrl, USUAL_COURIERS } from './couriers'
import { shipmentBy } from './shipments'

/** The form of a list as its page shows it. */
const formOf = (couriers: readonly Courier[], over: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(
    couriers.flatMap(({ id, name, track, numbers, isOn }, at) => [
      [`courier-${id}-position`, String(at + 1)],
      [`courier-${id}-name`, name],
      [`courier-${id}-track`, track ?? ''],
      [`courier-${id}-numbers`, numbers],
      ...(isOn ? [[`courier-${id}-on`, 'on']] : []),
    ]),
  ),
  ...over,
})
const posted = (over: Record<string, string>, couriers = USUAL_COURIERS) =>
  courierFormSchema.safeParse(formOf(couriers, over))
const listOf = (over: Record<string, string>, couriers = USUAL_COURIERS) =>
  parseCouriers(posted(over, couriers).data?.couriers ?? '') ?? []
const problemsOf = (over: Record<string, string>) =>
  posted(over).error?.issues.map(({ path, message }) => [path.join(), message]) ?? []
const ADDED = {
  'courier-new-position': '1',
  'courier-new-name': 'Lalamove',
  'courier-new-track': 'https://www.lalamove.com/track?order={number}',
  'courier-new-on': 'on',
}

describe('the form', () => {
  it('gives back what it shows', () => {
    expect(listOf({})).toEqual(USUAL_COURIERS)
    expect(listOf({ 'courier-new-position': '', 'courier-new-on': 'on' })).toEqual(USUAL_COURIERS)
  })

  it('adds, renames, orders and switches off', () => {
    const added = listOf(ADDED)
    expect(joinCouriers(USUAL_COURIERS, added)[0]).toMatchObject({ id: '7', name: 'Lalamove', isOn: true })
    expect(listOf({ 'courier-1-name': ' Pos  Express ' })[0]?.id).toBe('1')
    expect(courierNames(listOf({ 'courier-6-position': '1' }))[0]).toBe('City-Link')
    expect(courierNames(listOf({ 'courier-1-position': '3' })).slice(0, 3)).toEqual([
      ...['J&T', 'Ninja Van', 'Pos Laju'],
    ])
    const { 'courier-2-on': _off, ...form } = formOf(USUAL_COURIERS)
    const left = parseCouriers(courierFormSchema.parse(form).couriers) ?? []
    expect(courierNames(left)).not.toContain('J&T')
  })

  it.each([
    ['http://track.my/{number}', 'no https'],
    ['https://track.my/', 'no number'],
    ['https://track.my/{number}/{number}', 'two numbers'],
    ['https://{number}.track.my/', 'a number in the host'],
    ['https://track.my{number}', 'a number at the host'],
    ['https://track.my:{number}/', 'a number as the port'],
    ['https://me:{number}@track.my/', 'a number as a password'],
    ['https://me@track.my/{number}', 'a name'],
    ['https://track.my\\@evil.my/{number}', 'a backslash'],
    ['javascript:alert({number})', 'a script'],
    ['https://localhost/{number}', 'a host without a dot'],
    ['https://track.my/{number}/{x}', 'another place'],
    ['https://track.my/"{number}"', 'a quote'],
  ])('refuses %s: %s', (track) => {
    expect(problemsOf({ 'courier-1-track': track })).toEqual([['courier-1-track', 'courierPage']])
  })

  it('says at each field what is wrong', () => {
    expect(problemsOf({ 'courier-1-name': ' ' })).toEqual([['courier-1-name', 'required']])
    expect(problemsOf({ 'courier-1-name': 'x'.repeat(1_000_000) })).toEqual([['courier-1-name', 'tooLong']])
    expect(problemsOf({ 'courier-3-name': 'pos-laju' })).toEqual([['courier-3-name', 'courierName']])
    expect(problemsOf({ ...ADDED, 'courier-new-name': 'Other' })).toEqual([
      ['courier-new-name', 'courierName'],
    ])
    expect(problemsOf({ 'courier-1-numbers': '(a+)+$' })).toEqual([['courier-1-numbers', 'courierNumbers']])
    const noneOn = Object.fromEntries(
      Object.entries(formOf(USUAL_COURIERS)).filter(([name]) => !name.endsWith('-on')),
    )
    expect(courierFormSchema.safeParse(noneOn).error?.issues[0]?.message).toBe('courierNone')
  })

  it('takes none off, and adds one at a time', () => {
    const [, ...fewer] = USUAL_COURIERS
    const forged = [...USUAL_COURIERS, { ...fewer[0], id: '99', name: 'Forged' } as Courier]
    for (const given of [fewer, forged, [...fewer, fewer[0] as Courier]])
      expect(() => joinCouriers(USUAL_COURIERS, given)).toThrow(DomainError)
  })

  it('reads any form without failing', () => {
    const names = fc
      .constantFrom('1', '2', 'other', 'new')
      .chain((id) =>
        fc.constantFrom('name', 'track', 'numbers', 'on', 'position').map((part) => `courier-${id}-${part}`),
      )
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ unit: 'binary' })), (form) => {
        const read = courierFormSchema.safeParse(form)
        if (read.success) expect(parseCouriers(read.data.couriers)?.some(({ isOn }) => isOn)).toBe(true)
      }),
    )
  })
})

describe('what is stored', () => {
  it('is read again, and stands in for nothing that makes no sense', () => {
    expect(parseCouriers(writeCouriers(USUAL_COURIERS))).toEqual(USUAL_COURIERS)
    for (const broken of ['', '[]', '{', '[{"id":"1"}]']) expect(readCouriers(broken)).toEqual(USUAL_COURIERS)
  })

  it('says in the history what each courier was and is', () => {
    const texts = new Map<string, string>()
    const given = listOf({ ...ADDED, 'courier-1-name': 'Pos Express', 'courier-6-position': '0' })
    expect(changedCouriers(texts, writeCouriers(given)).map(({ before, after }) => [before, after])).toEqual([
      ['–', 'Lalamove · https://www.lalamove.com/track?order={number} · ✓'],
      [
        'Pos Laju · https://tracking.pos.com.my/tracking/{number} · ✓',
        'Pos Express · https://tracking.pos.com.my/tracking/{number} · ✓',
      ],
      [
        'Pos Laju, J&T, Ninja Van, DHL, GDex, City-Link, other',
        'City-Link, Lalamove, Pos Express, J&T, Ninja Van, DHL, GDex, other',
      ],
    ])
    expect(changedCouriers(texts, writeCouriers(USUAL_COURIERS))).toEqual([])
  })

  it('says what it does before it is saved', () => {
    const effects = courierEffects(USUAL_COURIERS, listOf({ 'courier-1-track': 'https://pos.my/{number}' }))
    expect(effects.filter(({ values }) => values.before !== values.after)).toEqual([
      {
        kind: 'courierPage',
        values: {
          name: 'Pos Laju',
          before: 'https://tracking.pos.com.my/tracking/EN123456789MY',
          after: 'https://pos.my/EN123456789MY',
        },
      },
    ])
  })
})

describe('a tracking page', () => {
  it('stays at its host, whatever is in the number', () => {
    const pages = USUAL_COURIERS.flatMap(({ track }) => (track === null ? [] : [track]))
    fc.assert(
      fc.property(fc.constantFrom(...pages), fc.string({ minLength: 1 }), (page, number) => {
        const url = new URL(trackingUrl(page, number) ?? '')
        expect(url.origin).toBe(new URL(page).origin)
        expect(url.href).not.toContain('{')
      }),
    )
    expect(trackingUrl(null, '1')).toBeNull()
    expect(trackingUrl('https://pos.my/{number}', null)).toBeNull()
  })

  it('has the number as it is', () => {
    const number = 'EN 1/2&x=ü$&'
    for (const { name, track } of USUAL_COURIERS) {
      const url = trackingUrl(track, number)
      if (name === 'other') expect(url).toBeNull()
      else expect(url).toContain(encodeURIComponent(number))
    }
  })
})

describe('a tracking number', () => {
  it.each([
    ['', 'anything-1', true],
    ['EN#########MY', 'EN123456789MY', true],
    ['EN#########MY', 'en123456789my', true],
    ['EN#########MY', 'EN12345678MY', false],
    ['EN#########MY', 'EN1234567890MY', false],
    ['EN#########MY 6301*', '6301', true],
    ['EN#########MY 6301*', '63018-A', true],
    ['@@?-*', 'AB1-', true],
    ['@@?-*', 'A11-', false],
  ])('of the form %j: %s', (numbers, number, isOne) => {
    expect(isNumberOf({ numbers }, number)).toBe(isOne)
  })
})

describe('a parcel', () => {
  const couriers: Courier[] = [
    { id: '1', name: 'Pos Express', track: 'https://new.my/{number}', numbers: 'EN*', isOn: true },
    { id: '2', name: 'J&T', track: 'https://jt.my/{number}', numbers: '', isOn: false },
  ]
  const fieldsOf = (run: () => unknown): unknown => {
    try {
      return run()
    } catch (error) {
      return error instanceof DomainError ? error.fields : error
    }
  }

  it('goes with a courier that is switched on, under one of its numbers', () => {
    const ship = (courier: string, trackingNumber = 'EN1') =>
      fieldsOf(() => shipmentBy(couriers, { courier, trackingNumber }))
    expect(ship('Pos Express')).toEqual({
      courier: 'Pos Express',
      courierPage: 'https://new.my/{number}',
      trackingNumber: 'EN1',
    })
    expect(ship('J&T')).toEqual({ courier: 'courier' })
    expect(ship('Pigeon')).toEqual({ courier: 'courier' })
    expect(ship('Pos Express', 'X1')).toEqual({ trackingNumber: 'trackingOfCourier' })
  })

  it('stays with its courier as it was when its number is corrected', () => {
    for (const [courier, courierPage] of [
      ['J&T', 'https://jt-before.my/{number}'],
      ['Pos Laju', null],
    ] as const)
      expect(shipmentBy(couriers, { courier, trackingNumber: 'A2' }, { courier, courierPage })).toEqual({
        ...{ courier, courierPage },
        trackingNumber: 'A2',
      })
  })
})
