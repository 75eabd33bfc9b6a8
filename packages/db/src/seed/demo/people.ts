import { type Address, days, ROLE } from '@pasar/domain'
import type { DemoStore } from '../goods/types'
import { drawBetween, drawChance, drawOne, type Random, type SeedIds } from '../ids'
import type { SeedPerson } from '../people'
import { ABROAD, BUYER_NAMES, CITIES } from './names'

export interface DemoBuyer extends SeedPerson {
  addresses: Address[]
  /** How much more often than others this person shops. */
  eagerness: number
}

export interface DemoPeople {
  buyer: DemoBuyer
  newbuyer: SeedPerson
  seller: SeedPerson
  reseller: SeedPerson
  staff: SeedPerson[]
  buyers: DemoBuyer[]
  /** Owners by the slug of their store, the demo seller included. */
  owners: ReadonlyMap<string, SeedPerson>
}

/** The two stores of seller@pasar.test. */
const SELLER_STORES: readonly string[] = ['gajet-kl', 'sarung-fon']
/** Stores whose owners came through the reseller. */
const RECRUITED_STORES: readonly string[] = [
  'batik-kak-yam',
  'kuih-mak-long',
  'kopi-seng-huat',
  'kucing-manja',
  'smash-sukan',
]
const NATIVE_BUYERS = BUYER_NAMES.length - ABROAD.length

/** Mobile numbers of which no two are alike. */
function makePhones(random: Random): () => string {
  let last = 30_000_000
  return () => {
    last += drawBetween(random, 11, 900_000)
    return `+601${drawOne(random, [2, 3, 6, 7, 8, 9])}${String(last).slice(-7)}`
  }
}

function makeAddress(random: Random, fullName: string, phone: string): Address {
  const { city, state, area, streets } = drawOne(random, CITIES)
  const number = drawBetween(random, 1, 180)
  const flat = drawChance(random, 0.3)
    ? `Unit ${drawBetween(random, 1, 25)}-${drawBetween(random, 1, 12)}`
    : ''
  return {
    fullName,
    phone,
    line1: `${number}, ${drawOne(random, streets)}`,
    line2: flat,
    city,
    postcode: `${area}${drawOne(random, ['00', '10', '20', '50'])}`,
    state,
    country: 'MY',
  }
}

function makeBuyers(random: Random, ids: SeedIds, phone: () => string, now: number): DemoBuyer[] {
  return BUYER_NAMES.map(({ name, language }, index) => {
    const createdAt = now - days(drawBetween(random, 20, 300)) - drawBetween(random, 0, days(1))
    const own = phone()
    const abroad = ABROAD[index - NATIVE_BUYERS]
    const addresses: Address[] = abroad
      ? [{ fullName: name, line2: '', state: '', ...abroad }]
      : [makeAddress(random, name, own)]
    if (drawChance(random, 0.2)) addresses.push(makeAddress(random, name, own))
    return {
      id: ids.next('user', createdAt),
      email: `member${String(index + 1).padStart(2, '0')}@pasar.test`,
      name,
      role: ROLE.BUYER,
      language,
      phone: abroad?.phone ?? own,
      recruitedBy: null,
      createdAt,
      addresses,
      eagerness: 0.25 + random() ** 3 * 4,
    }
  })
}

const BUYER_ADDRESSES = (fullName: string, phone: string): Address[] => [
  {
    fullName,
    phone,
    line1: '12, Jalan Telawi 3',
    line2: 'Bangsar Baru',
    city: 'Kuala Lumpur',
    postcode: '59100',
    state: 'kul',
    country: 'MY',
  },
  {
    fullName: 'Puan Rahmah Daud',
    phone: '+60194412876',
    line1: '27, Lebuh Armenian',
    line2: '',
    city: 'George Town',
    postcode: '10200',
    state: 'png',
    country: 'MY',
  },
  {
    fullName,
    phone,
    line1: 'Blk 52 Tiong Bahru Road #04-118',
    line2: '',
    city: 'Singapore',
    postcode: '160052',
    state: '',
    country: 'SG',
  },
]

/** The demo accounts, the owners of the stores and the people who buy there. */
export function planPeople(
  random: Random,
  ids: SeedIds,
  stores: readonly DemoStore[],
  now: number,
): DemoPeople {
  const phone = makePhones(random)
  const account = (key: string, name: string, role: SeedPerson['role'], age: number): SeedPerson => ({
    id: ids.next('user', now - days(age)),
    email: `${key}@pasar.test`,
    name,
    role,
    language: 'en',
    phone: phone(),
    recruitedBy: null,
    createdAt: now - days(age),
  })
  const ownerName = (slug: string): string => {
    const store = stores.find((one) => one.slug === slug)
    if (!store) throw new Error(`The demo needs a store ${slug}`)
    return store.ownerName
  }
  const aisyah = account('buyer', 'Aisyah Rahman', ROLE.BUYER, 210)
  const reseller = account('reseller', 'Kavitha Nair', ROLE.RESELLER, 330)
  const seller = account('seller', ownerName(SELLER_STORES[0] ?? ''), ROLE.SELLER, 320)
  const owners = stores.map(({ slug, ownerName: name }): [string, SeedPerson] => {
    if (SELLER_STORES.includes(slug)) return [slug, seller]
    const owner = account(slug, name, ROLE.SELLER, drawBetween(random, 140, 310))
    return [slug, { ...owner, recruitedBy: RECRUITED_STORES.includes(slug) ? reseller.id : null }]
  })
  return {
    buyer: { ...aisyah, addresses: BUYER_ADDRESSES(aisyah.name, aisyah.phone ?? ''), eagerness: 0 },
    newbuyer: account('newbuyer', 'Daniel Wong', ROLE.BUYER, 1),
    seller,
    reseller,
    staff: [
      account('manager', 'Lim Mei Ling', ROLE.MANAGER, 340),
      account('admin', 'Farah Osman', ROLE.ADMIN, 345),
    ],
    buyers: makeBuyers(random, ids, phone, now),
    owners: new Map(owners),
  }
}

/** Everyone once, those who recruited before those they recruited. */
export const listPeople = (people: DemoPeople): SeedPerson[] => [
  ...people.staff,
  people.reseller,
  ...new Set(people.owners.values()),
  people.buyer,
  people.newbuyer,
  ...people.buyers,
]
