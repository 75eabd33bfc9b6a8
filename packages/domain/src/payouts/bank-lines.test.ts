import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { readCsv } from '../platform/read-csv'
import { readBankAmount, readBankDay } from './bank-cells'
import { findBankMapping } from './bank-columns'
import { lineKeys, payoutReferencesIn, readBankLines } from './bank-lines'
import { namesHolder } from './bank-matches'
import { payoutReference } from './payouts'

const NOW = Date.UTC(2026, 10, 24)
const read = (csv: string) => {
  const rows = [...readCsv(csv)]
  const mapping = findBankMapping(rows)
  if (!mapping) throw new Error('no head')
  return readBankLines(rows, mapping, NOW)
}

describe('cells of statements', () => {
  it.each([
    ['23/11/2026', '2026-11-23'],
    ['1-2-26', '2026-02-01'],
    ['23 Nov 2026', '2026-11-23'],
    ['23-OGOS-26', null],
    ['23-Ogos-25', '2025-08-23'],
    ['05Mac2026', '2026-03-05'],
    ['2026-11-23 08:15:00', '2026-11-23'],
    ['20261123', '2026-11-23'],
    ['46349', '2026-11-23'],
    ['46349.5', '2026-11-23'],
    ['24/11/2026 09:00', '2026-11-24'],
    ['31/02/2026', null],
    ['13/13/2026', null],
    ['01/01/1800', null],
    ['25/11/2026', null],
    ['=TODAY()', null],
    ['', null],
    ['9'.repeat(10_000), null],
  ])('reads the day %s', (cell, day) => {
    const now = day === null && cell === '23-OGOS-26' ? Date.UTC(2026, 5, 1) : NOW
    expect(readBankDay(cell, now)).toBe(day)
  })

  it.each([
    ['1,234.50', 123450, null],
    ['RM 5.00', 500, null],
    ['(1,234.50)', 123450, 'out'],
    ['-5', 500, 'out'],
    ['5.00-', 500, 'out'],
    ['+5.00', 500, 'in'],
    ['5.00 DR', 500, 'out'],
    ['5.00CR', 500, 'in'],
    ["'-7.10", 710, 'out'],
    ['.50', 50, null],
    ['', 0, null],
    ['-', 0, null],
    ['1,23.50', null, null],
    ['1.234', null, null],
    ['(5', null, null],
    ['=1+1', null, null],
    ['-(5)', null, null],
    ['1e5', null, null],
    ['999999999999', null, null],
  ])('reads the amount %s', (cell, amount, sign) => {
    expect(readBankAmount(cell)).toEqual(amount === null ? null : { amount, sign })
  })

  it('takes any nonsense for none, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'binary' }), (cell) => {
        const amount = readBankAmount(cell)
        if (amount !== null) expect(amount.amount).toBeGreaterThanOrEqual(0)
        const day = readBankDay(cell, NOW)
        if (day !== null) expect(day <= '2026-11-24' && day >= '2000-01-01').toBe(true)
      }),
    )
  })
})

describe('statements as banks export them', () => {
  it('finds the head below the name of the account, and leaves totals out', () => {
    const { lines, skipped } = read(
      [
        'Account Statement;;;;;',
        'Account Number;5141 2345 6789;;;;',
        '',
        'Transaction Date;Transaction Description;Cheque No./Ref No.;Debit (RM);Credit (RM);Balance (RM)',
        '01/11/2026;OPENING BALANCE;;;;10,000.00',
        '03/11/2026;TRANSFER FR A/C;PAY7K2Q9M4X1A;1,200.50;;8,799.50',
        ';MAK JAH ENTERPRISE;;;;',
        '02/11/2026;INTEREST;;0.00;3.20;10,003.20',
        'Total;;;1,200.50;3.20;',
      ].join('\r\n'),
    )
    expect(skipped).toBe(2)
    expect(lines).toEqual([
      { row: 8, day: '2026-11-02', words: 'INTEREST', amount: 320, balance: 1000320, problem: null },
      {
        row: 6,
        day: '2026-11-03',
        words: 'TRANSFER FR A/C PAY7K2Q9M4X1A MAK JAH ENTERPRISE',
        amount: -120050,
        balance: 879950,
        problem: null,
      },
    ])
  })

  it('reads one column of amounts with a sign or a letter, in Malay, and what left first', () => {
    const { lines } = read(
      [
        '\ufeffTarikh,Butiran,Rujukan,Amaun,Baki',
        '23 Nov 2026,BAYARAN BALIK,A,"1,000.00 CR",5000',
        '23 Nov 2026,BAYARAN,B,"(1,000.00)",4000',
      ].join('\n'),
    )
    expect(lines.map(({ amount }) => amount)).toEqual([-100000, 100000])
    const other = read('Date,Details,Amount,DR/CR\n20261101,Fee,2.00,D\n20261101,Sale,3.00,C')
    expect(other.lines.map(({ amount }) => amount)).toEqual([-200, 300])
  })

  it('keeps what cannot be read, with why', () => {
    const { lines } = read(
      'Date,Description,Debit,Credit\n01/01/1800,x,5,\n01/11/2026,=cmd(),5,6\n01/11/2026,z,1.234,',
    )
    expect(lines.map(({ problem, words }) => [problem, words])).toEqual([
      ['date', '01/01/1800 x'],
      ['both', '01/11/2026 =cmd()'],
      ['amount', '01/11/2026 z'],
    ])
  })

  it('knows no head where none is', () => {
    expect(findBankMapping([...readCsv('a,b,c\n1,2,3')])).toBeNull()
    expect(findBankMapping([...readCsv('Date,Description\n1,2')])).toBeNull()
  })
})

describe('lines of statements', () => {
  it('have one key each, and the same in another file', () => {
    const fee = { row: 1, day: '2026-11-01', words: 'FEE', amount: sen(-50), balance: null, problem: null }
    const [first, second] = lineKeys([fee, { ...fee, row: 9 }])
    expect(first).not.toBe(second)
    expect(lineKeys([{ ...fee, words: ' fee ' }])).toEqual([first])
    const withBalance = { ...fee, balance: sen(100) }
    expect(new Set(lineKeys([withBalance, withBalance])).size).toBe(1)
  })

  it('name a payout however the bank breaks its reference', () => {
    const reference = payoutReference('pyt_01k00000000007k2q9m4x1a')
    expect(payoutReferencesIn(`IBG ${reference} MAK JAH`)).toContain(reference)
    expect(payoutReferencesIn('ibg pay7k2q-9m4x 1a')).toContain('PAY7K2Q9M4X1A')
    expect(payoutReferencesIn('PAYPAY7K2Q9M4X1A')).toContain('PAY7K2Q9M4X1A')
    expect(payoutReferencesIn('PAY DAY')).toEqual([])
  })

  it('name a holder by the first words', () => {
    expect(namesHolder('IBG TRANSFER MAK JAH ENTERPR', 'Mak Jah Enterprise')).toBe(true)
    expect(namesHolder('IBG TRANSFER MAK SITI', 'Mak Jah Enterprise')).toBe(false)
    expect(namesHolder('ALI', 'A')).toBe(false)
  })
})
