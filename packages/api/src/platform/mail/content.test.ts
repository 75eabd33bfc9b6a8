import { exampleMail, LANGUAGES, MAIL_KINDS, type MailContents, mailSchema, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { type MailFrame, makeContent } from './content'
import { writeHtml } from './html'
import { writePlain } from './plain'

const APP_URL = 'https://pasar.test'
/** 04:00 UTC is noon in Malaysia. */
const AT = Date.UTC(2026, 10, 21, 4)
const frame = (over: Partial<MailFrame> = {}): MailFrame => ({
  app: 'Pasar',
  appUrl: APP_URL,
  language: 'en',
  name: 'Nur Aisyah',
  at: AT,
  ...over,
})
const write = (mail: MailContents, over: Partial<MailFrame> = {}) => {
  const content = makeContent(mail, frame(over))
  return { content, html: writeHtml(content), text: writePlain(content) }
}
const linksOf = (values: object): string[] =>
  Object.values(values).filter((value) => typeof value === 'string' && value.startsWith('https:'))

const all = MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const))

describe.each(all)('%s in %s', (kind, language) => {
  const mail = exampleMail(kind, APP_URL, AT)
  const { content, html, text } = write(mail, { language })

  it('has all its words and links, in both forms', () => {
    expect(content.subject).not.toBe('')
    for (const form of [content.subject, html, text]) {
      expect(form).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object/)
    }
    expect(text).toContain('Nur Aisyah')
    for (const link of linksOf(mail.values)) {
      expect(html).toContain(`href="${link}"`)
      expect(text).toContain(link)
    }
  })

  it('needs nothing from elsewhere', () => {
    expect(html).not.toMatch(/<(script|img|link|iframe|form)\b|@import|url\(|\bon\w+=/i)
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(href.startsWith(APP_URL)).toBe(true)
  })

  it('gets only the values of its kind', () => {
    expect(mailSchema(kind).parse(mail.values)).toEqual(mail.values)
  })
})

describe('an order in a mail', () => {
  const paid = (over: object = {}): MailContents => {
    const mail = exampleMail('orderPaid', APP_URL, AT)
    if (mail.kind !== 'orderPaid') throw new Error('not the sample asked for')
    return { kind: 'orderPaid', values: { ...mail.values, ...over } }
  }

  it('shows each line, what was taken off, and the total', () => {
    const { text } = write(paid())
    for (const line of [
      '2 × Ipoh white coffee – 12 sticks  RM 37.80',
      '1 × Kuih bahulu in a tin  RM 24.50',
      'Items  RM 1,351.30',
      'Discount  −RM 15.00',
      'Shipping  RM 15.00',
      'Discount on shipping  −RM 7.00',
      'Total  RM 1,344.30',
      '50450 Kuala Lumpur',
    ])
      expect(text).toContain(line)
  })

  it('shows Malaysian time', () => {
    expect(write(paid()).text).toMatch(/Placed on 21 November 2026 at 12:00\spm/)
    expect(write(paid(), { language: 'cn' }).text).toContain('2026年11月21日 12:00')
    expect(write(paid(), { language: 'ms' }).text).toMatch(/21 November 2026 .*12:00/)
  })

  it('says nothing of discounts there were none, and of an address nothing is sent to', () => {
    const { text } = write(paid({ itemDiscount: sen(0), shippingDiscount: sen(0), address: [] }))
    expect(text).not.toContain('Discount')
    expect(text).not.toContain('Deliver to')
  })

  it('runs nothing that a seller or a buyer has written', () => {
    const evil = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>\r\nBcc: x`
    const values = {
      parcels: [
        { storeName: evil, lines: [{ title: evil, variantName: evil, quantity: 1, subtotal: sen(100) }] },
      ],
      address: [evil],
    }
    const { html, content } = write(paid(values), { name: evil })
    expect(html).not.toMatch(/<script|<img/i)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;&lt;img')
    expect(content.subject).toBe('Order PSR-7K2Q9M4X: payment received')
  })
})

describe('a name of the shop', () => {
  it('of any letters is shown as it is', () => {
    const { html } = write(exampleMail('verifyEmail', APP_URL, AT), { app: 'Tom & <Jerry>' })
    expect(html).toContain('Welcome to Tom &amp; &lt;Jerry&gt;')
  })
})
