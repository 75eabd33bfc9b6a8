import { expect, it } from 'vitest'
import { z } from 'zod'
import { sen } from '../kernel/money'
import { fieldErrorsOf } from '../kernel/schemas'
import type { Operator } from '../platform/operator'
import { COUNTRY_CODES } from '../shipping/places'
import {
  commissionInvoice,
  consolidatedInvoices,
  feeInvoice,
  goodsInvoice,
  MAX_CONSOLIDATED_LINES,
  saleInvoice,
} from './einvoices'
import { taxCountryCode } from './tax-countries'
import { keptTaxDetailsSchema, taxDetailsSchema } from './tax-details'
import { checkTaxpayer, type Taxpayer } from './taxpayer'

const operator: Operator = {
  name: 'Pasar Sdn. Bhd.',
  registration: '202001012345 (1234567-A)',
  sst: '',
  address: '8 Jalan Ampang, 50450 Kuala Lumpur',
  email: 'hello@pasar.test',
  phone: '+60312345678',
}
const taxpayer: Taxpayer = {
  tin: 'C2584563203',
  msic: '47912',
  activity: 'Retail over the internet',
  city: 'Kuala Lumpur',
  postcode: '50450',
  state: '14',
}
const month = { name: '2026-11', firstDay: '2026-11-01', lastDay: '2026-11-30', operator, taxpayer }
const business = {
  name: 'Mak Jah Enterprise',
  registration: '201901234567',
  sstNumber: null,
  address: '1 Jalan Kopi, 30000 Ipoh',
  email: 'makjah@pasar.test',
  phone: '+60123456789',
}
const member = {
  userId: 'usr_1kdvdna00anfmr7wyt50x2',
  name: 'Hafiz',
  amount: sen(12_34),
  business,
  details: null,
}

it('has every field of a supplier who has filled in the settings, and says what it needs of the buyer', () => {
  const invoice = feeInvoice(month, member)
  expect(invoice).toMatchObject({
    version: '1.1',
    type: { code: '01' },
    date: '2026-11-30',
    billing: { from: '2026-11-01', to: '2026-11-30' },
    supplier: {
      tin: 'C2584563203',
      registration: '202001012345',
      registrationType: 'BRN',
      sst: 'NA',
      ttx: 'NA',
      msic: '47912',
      state: '14',
    },
    buyer: { name: 'Mak Jah Enterprise', registration: '201901234567', sst: 'NA', tin: null },
    lines: [
      {
        unit: { code: 'C62' },
        unitPrice: '12.34',
        taxType: { code: '06' },
        taxAmount: '0.00',
        subtotal: '12.34',
      },
    ],
    totalExcludingTax: '12.34',
    totalTax: '0.00',
    totalIncludingTax: '12.34',
    totalPayable: '12.34',
    missing: ['buyer.tin', 'buyer.city', 'buyer.state'],
  })
})

it('is a credit note when more was given back, which names what it credits', () => {
  const note = feeInvoice(month, { ...member, amount: sen(-500) })
  expect(note).toMatchObject({ type: { code: '02' }, totalPayable: '5.00', originalReference: null })
  expect(note.missing).toContain('originalReference')
  expect(commissionInvoice(month, { ...member, amount: sen(-500) }).type.code).toBe('12')
})

it('is billed by the operator itself for a reseller, of whom less is known', () => {
  const bill = commissionInvoice(month, { ...member, business: null })
  expect(bill).toMatchObject({
    type: { code: '11' },
    supplier: { name: 'Hafiz', registration: null, registrationType: null },
    buyer: { tin: 'C2584563203' },
    lines: [{ classification: { code: '037' } }],
  })
  expect(bill.missing).toEqual([
    'supplier.tin',
    'supplier.registration',
    'supplier.address',
    'supplier.city',
    'supplier.state',
    'supplier.phone',
    'supplier.msic',
    'supplier.activity',
  ])
})

const given = {
  ...{ name: 'Siti binti Ali', idKind: 'NRIC', idNumber: '850101-14-5678', tin: '' },
  ...{ line: '1 Jalan Kopi', city: 'Ipoh', postcode: '30000', state: 'prk' },
}
const details = { ...taxDetailsSchema.parse(given), email: 'siti@pasar.test', phone: '+60123456789' }

it('needs nothing further of who has said who they are', () => {
  const company = taxDetailsSchema.parse({
    ...{
      ...given,
      name: 'Mak Jah Sdn. Bhd.',
      idKind: 'BRN',
      idNumber: '2019 0123 4567',
      tin: 'c 25845632030',
    },
    sstNumber: 'w10-1808-32000123',
  })
  const invoice = feeInvoice(month, { ...member, details: { ...company, email: '', phone: null } })
  expect(invoice).toMatchObject({
    buyer: {
      ...{
        name: 'Mak Jah Sdn. Bhd.',
        tin: 'C25845632030',
        registration: '201901234567',
        registrationType: 'BRN',
      },
      ...{ sst: 'W10-1808-32000123', city: 'Ipoh', postcode: '30000', state: '08', phone: '+60123456789' },
    },
    missing: [],
  })
  // A person is known by either number, and has no industry.
  expect(commissionInvoice(month, { ...member, business: null, details })).toMatchObject({
    supplier: { tin: 'EI00000000010', registration: '850101145678', registrationType: 'NRIC', msic: '00000' },
    missing: [],
  })
  const byTin = { ...details, idNumber: '', tin: 'IG12345678901' }
  expect(commissionInvoice(month, { ...member, details: byTin }).supplier).toMatchObject({
    tin: 'IG12345678901',
    registration: '000000000000',
  })
})

it('is one for each order of a buyer who asked, and one for the general public', () => {
  expect(saleInvoice(month, 'PS-1', { ...member, business: null, details })).toMatchObject({
    number: 'SAL-2026-11-PS-1',
    lines: [{ classification: { code: '008' } }],
    buyer: { name: 'Siti binti Ali' },
    missing: [],
  })
  const rest = [
    { order: 'PS-2', amount: sen(-500) },
    { order: 'PS-3', amount: sen(-200) },
  ]
  const [credit, ...others] = consolidatedInvoices(month, rest)
  expect(others).toEqual([])
  expect(credit).toMatchObject({
    ...{ number: 'SAC-2026-11-1', type: { code: '02' }, totalPayable: '7.00' },
    // It names the receipts it is about.
    lines: [
      { classification: { code: '004' }, description: 'Order PS-2', subtotal: '5.00' },
      { classification: { code: '004' }, description: 'Order PS-3', subtotal: '2.00' },
    ],
    buyer: { name: 'General Public', tin: 'EI00000000010', registration: 'NA' },
    missing: ['originalReference'],
  })
  expect(goodsInvoice(month, { ...member, details })).toMatchObject({
    ...{ type: { code: '11' }, number: 'GDS-2026-11-MR7WYT50X2' },
    lines: [{ classification: { code: '009' } }],
    missing: ['supplier.msic', 'supplier.activity'],
  })
})

it('is split where the general public has more orders than a document may have', () => {
  const orders = Array.from({ length: 2 * MAX_CONSOLIDATED_LINES + 1 }, (_, at) => ({
    order: `PS-${at}`,
    amount: sen(100 + at),
  }))
  const documents = consolidatedInvoices(month, orders)
  expect(documents.map(({ number, lines }) => [number, lines.length])).toEqual([
    ['SAL-2026-11-1', MAX_CONSOLIDATED_LINES],
    ['SAL-2026-11-2', MAX_CONSOLIDATED_LINES],
    ['SAL-2026-11-3', 1],
  ])
  const lines = documents.flatMap((document) => document.lines)
  expect(lines.map(({ description }) => description)).toEqual(orders.map(({ order }) => `Order ${order}`))
  expect(
    documents.reduce((total, { totalPayable }) => total + Math.round(Number(totalPayable) * 100), 0),
  ).toBe(orders.reduce((total, { amount }) => total + amount, 0))
  expect(consolidatedInvoices(month, [])).toEqual([])
})

it('refuses numbers that are none', () => {
  const why = (changed: object) =>
    fieldErrorsOf(taxDetailsSchema.safeParse({ ...given, ...changed }).error ?? new z.ZodError([]))
  expect(why({})).toEqual({})
  expect(why({ idNumber: '85010114567' })).toEqual({ idNumber: 'nric' })
  expect(why({ idNumber: '' })).toEqual({ idNumber: 'required' })
  expect(why({ idNumber: '', tin: 'IG12345678901' })).toEqual({})
  expect(why({ idKind: 'BRN', idNumber: '201901234567' })).toEqual({ tin: 'required' })
  expect(why({ country: 'XX' })).toEqual({ country: 'country' })
  expect(why({ country: 'SG', state: '', postcode: '' })).toEqual({})
  expect(why({ country: 'SG', idKind: 'BRN', idNumber: '<b>' })).toEqual({ idNumber: 'taxId' })
  expect(why({ msic: '47912' })).toEqual({ activity: 'required' })
  // All in one round: rules of several fields do not wait until every other is right.
  expect(why({ name: '', state: '', postcode: '12', idNumber: '1' })).toEqual({
    name: 'required',
    state: 'state',
    postcode: 'postcode',
    idNumber: 'nric',
  })
  expect(why({ activity: 'Coffee' })).toEqual({ msic: 'required' })
  expect(why({ msic: '4791', activity: 'Coffee' })).toEqual({ msic: 'msic' })
  expect(why({ tin: 'EI00000000010', state: 'xxx', postcode: '3000', sstNumber: 'W1' })).toEqual({
    ...{ tin: 'tin', state: 'state', postcode: 'postcode', sstNumber: 'sstNumber' },
  })
})

it('gives foreigners the number for foreigners, which is another one for whoever is paid', () => {
  const foreign = { ...given, tin: '', country: 'SG', state: '', postcode: 'S 018956', city: 'Singapore' }
  const partyOf = (values: object) => ({
    ...taxDetailsSchema.parse(values),
    email: 'a@pasar.test',
    phone: '+6561234567',
  })
  const person = partyOf({ ...foreign, idKind: 'PASSPORT', idNumber: 'K1234567' })
  const company = partyOf({ ...foreign, idKind: 'BRN', idNumber: '' })
  for (const details of [person, company]) {
    const who = { ...member, business: null, details }
    expect(saleInvoice(month, 'PS-1', who)).toMatchObject({
      buyer: { tin: 'EI00000000020', country: 'SGP', state: '17' },
      missing: [],
    })
    expect(commissionInvoice(month, who).supplier).toMatchObject({ tin: 'EI00000000030', country: 'SGP' })
  }
  expect(commissionInvoice(month, { ...member, business: null, details: company })).toMatchObject({
    supplier: { registration: 'NA', registrationType: 'BRN' },
    missing: ['supplier.msic', 'supplier.activity'],
  })
  expect(
    saleInvoice(month, 'PS-1', { ...member, details: { ...person, tin: 'IG12345678901' } }).buyer.tin,
  ).toBe('IG12345678901')
})

it('has the industry that a seller has given', () => {
  const trade = taxDetailsSchema.parse({ ...given, msic: '47912', activity: 'Retail of coffee' })
  const invoice = goodsInvoice(month, { ...member, details: { ...trade, email: '', phone: null } })
  expect(invoice).toMatchObject({ supplier: { msic: '47912', activity: 'Retail of coffee' }, missing: [] })
})

it('reads details that were kept before there was a country and an industry', () => {
  const { country, msic, activity, ...old } = taxDetailsSchema.parse(given)
  expect([country, msic, activity]).toEqual(['MY', '', ''])
  expect(keptTaxDetailsSchema.parse(old)).toEqual({ ...old, country, msic, activity })
})

it('knows the tax authority’s code of every country', () => {
  const codes = COUNTRY_CODES.map(taxCountryCode)
  expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(COUNTRY_CODES.length)
  expect(['MY', 'SG', 'GB', 'ID', 'CN'].map(taxCountryCode)).toEqual(['MYS', 'SGP', 'GBR', 'IDN', 'CHN'])
})

it('leaves tax open where the operator is registered for it', () => {
  const invoice = feeInvoice({ ...month, operator: { ...operator, sst: 'W10-1808-32000001' } }, member)
  expect(invoice).toMatchObject({
    totalExcludingTax: null,
    totalTax: null,
    lines: [{ taxType: null, taxRate: null }],
  })
  expect(invoice.missing).toEqual(expect.arrayContaining(['lines.taxType', 'lines.taxRate', 'totalTax']))
})

it('refuses what no tax number, industry or state looks like', () => {
  expect(checkTaxpayer({ ...taxpayer })).toEqual({})
  expect(checkTaxpayer({ tin: '', msic: '', state: '' })).toEqual({})
  expect(checkTaxpayer({ tin: '=1+1', msic: '123', state: '18' })).toEqual({
    tin: 'tin',
    msic: 'msic',
    state: 'stateCode',
  })
})

it('what is given back of an order in two months has two numbers', () => {
  const buyer = { userId: 'usr_1', name: 'Siti', amount: sen(-700), business: null, details: null }
  const numbers = ['2026-11', '2026-12'].map((name) => saleInvoice({ ...month, name }, 'PS-1', buyer).number)
  expect(numbers).toEqual(['SAC-2026-11-PS-1', 'SAC-2026-12-PS-1'])
})
