import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { threadTime } from '../testing/thread-time'
import { type HoldReason, holdReasons, isCallInPieces, isPiece } from './moderation'
import { DEFAULT_WORDS } from './word-list'

const rules = { words: DEFAULT_WORDS, holdsAll: false }
const reasons = (text: string, words = DEFAULT_WORDS) => holdReasons(text, { words, holdsAll: false })

describe('what is held', () => {
  it.each<[HoldReason, string]>([
    ['phone', 'Call me at 012-345 6789'],
    ['phone', '０１２－３４５６７８９'],
    ['phone', '①②③④⑤⑥⑦⑧ +60 12 345 6789'],
    ['phone', '0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣'],
    ['phone', '0 * 1 * 2 * 3 * 4 * 5 * 6 * 7 * 8'],
    ['phone', 'zero one two three four five six seven eight nine'],
    ['phone', 'Zero-One-Two, 345 six seven eight'],
    ['phone', 'zeroonetwo three four five six'],
    ['phone', 'oh one two, double three, triple five'],
    ['phone', 'kosong satu dua tiga empat lima enam tujuh lapan'],
    ['phone', '零一二，三四五六七八九'],
    ['phone', '我的号码是零壹贰叁肆伍陆柒捌'],
    ['phone', 'o12 345 6789 three two one'],
    ['phone', '012 345\n6789'],
    ['phone', '012\n345\n6789'],
    ['phone', '2 pieces, 012-345 6789'],
    ['phone', '012 and then 345 and then 6789'],
    ['phone', '+6012 and 345 and 6789'],
    ['phone', 'my num: O1Z-345-6789'],
    ['phone', '0l2 345 6789'],
    ['phone', '01two 345 6seven89'],
    ['phone', 'zer0 0ne tw0 thr33 f0ur five s1x seven'],
    ['phone', 'zeero onee twoo threee fourr fivee sixx seven'],
    ['phone', 'z e r o o n e t w o t h r e e f o u r f i v e s i x'],
    ['phone', '0x1x2x3x4x5x6x7x8'],
    ['phone', '٠١٢٣٤٥٦٧٨٩'],
    ['phone', '०१२३४५६७८९'],
    ['phone', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['phone', 'ksg satu dua, 345 6789'],
    ['phone', 'nol satu dua tiga empat lima enam'],
    ['phone', '012 lepas tu 345 lepas tu 6789'],
    ['phone', 'satuu duaa tigaa empatt limaa enamm tujuhh'],
    ['phone', 'k0s0ng s4tu du4 tig4 emp4t lim4 en4m'],
    ['phone', 'kosong 1 dua 3 empat 5 enam 7 lapan'],
    ['phone', '洞幺两三四五六拐'],
    ['phone', '零12345678'],
    ['phone', '012加345加6789'],
    ['phone', '○一二三四五六七八'],
    ['phone', 'ling yi er san si wu liu qi ba'],
    ['phone', 'líng yī èr sān sì wǔ liù qī'],
    ['email', 'ali gmail com'],
    ['email', 'ali ɢᴍᴀɪʟ com'],
    ['email', 'ali@gmail。com'],
    ['link', 'kedai。com'],
    ['link', 'kedai . com'],
    ['link', 'kedai,com'],
    ['link', 'www kedai'],
    ['link', 'hxxp://x.y'],
    ['link', 'wa . me / 6012'],
    ['word', 'vvhatsapp'],
    ['word', 'telegrarn'],
    ['word', 'whatsap me'],
    ['word', 'w|h|a|t|s|a|p|p'],
    ['word', 'ᴡʜᴀᴛsᴀᴘᴘ'],
    ['word', '🆆🅷🅰🆃🆂🅰🅿🅿'],
    ['word', '🇼🇭🇦🇹🇸🇦🇵🇵'],
    ['word', 'ws saya'],
    ['word', 'bayar di luar'],
    ['word', 'V 信'],
    ['word', 'v❤信'],
    ['word', '轉帳'],
    ['word', '手機號'],
    ['email', 'ali@example.com'],
    ['email', 'ali @ example . com'],
    ['email', 'ali at gmail dot com'],
    ['email', 'ali (at) example (dot) com'],
    ['email', 'ali [at] contoh titik my'],
    ['email', 'a l i @ g m a i l . c o m'],
    ['email', 'siti@gmail please'],
    ['link', 'see https://x.y'],
    ['link', 'kedai.com.my is cheaper'],
    ['link', 'kedai dot com'],
    ['link', 'k e d a i . c o m'],
    ['account', 'Maybank 5142 8012 3456'],
    ['account', '514280123456 Maybank'],
    ['account', 'CIMB 80-1234-567890'],
    ['word', 'WhatsApp me'],
    ['word', 'w h a t s a p p'],
    ['word', 'w.h.a.t.s.a.p.p'],
    ['word', 'w-h-a-t-s a p p'],
    ['word', 'whaaaatsapppp'],
    ['word', 'wh@t$app'],
    ['word', 'w\u200bh\u200ba\u200bt\u200bs\u200ba\u200bp\u200bp'],
    ['word', 'ｗｈａｔｓａｐｐ'],
    ['word', 'whаtsарр'],
    ['word', 'whatsappkan saya'],
    ['word', 'Boleh wasap?'],
    ['word', 'te1egram'],
    ['word', '加我微信'],
    ['word', '微 信'],
    ['word', 'bank-in dulu'],
  ])('%s: %s', (reason, text) => expect(reasons(text)).toContain(reason))

  it.each([
    'Is it 60 x 120 x 75 cm?',
    'RM 1,299.00 for 2 pieces',
    'Bought in 2023, 2024 and 2025',
    'ISBN 978-967-03-7420-1',
    'ISBN 9789670374201',
    'Can I have one of the two in red, and three in blue?',
    'Good quality.Will buy again',
    'I was at home. Dot the i please',
    'Ada warna lain? Saya nak dua helai saiz L, satu saiz M.',
    'Saya ambil satu atau dua.',
    '请问有 42 码吗？我想要一两件',
    '三点可以发货吗？一共五个',
    'Order PSR-7K2Q9M4X has arrived 👍👍',
    'Size 38/40/42/44, which one?',
    '26/11/2026 or 2026-11-26 10:00?',
    '01/12/2026 - 05/12/2026, 2 pcs',
    'Sizes 36 37 38 39 40 41 42',
    'Tracking EP123456789MY',
    'Orders 6010, 6011, 6012',
    'Ada saiz 32B 34B 36B 38B?',
    'Bottles of 18L 15L 10L 12L',
    'Orders PSR-01Z345S7 and PSR-012B45S7',
    'Model SM-G991B/DS, 256GB, 5V 2A',
    'Satu set ada 12 pcs, saiz 5s, 2b atau 15l',
    '有两个一样的吗？三个也可以',
    'Savvy modern whatnot',
    'Lamp, table and bank of drawers',
    'What is the sap of this tree?',
    'مرحبا، هل هو متوفر؟',
  ])('nothing of: %s', (text) => expect(reasons(text)).toEqual([]))

  it('everything, where all messages are held', () => {
    expect(holdReasons('Hello', { ...rules, holdsAll: true })).toEqual(['all'])
  })

  it('words count whole, unless the list says otherwise', () => {
    expect(reasons('a landslide', ['land'])).toEqual([])
    expect(reasons('a landslide', ['land*'])).toEqual(['word'])
    expect(reasons('an island', ['land*'])).toEqual([])
    expect(reasons('cool lamp', ['lamp'])).toEqual(['word'])
    expect(reasons('anything', ['', '*', '!'])).toEqual([])
  })
})

const NAMES = [
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ['kosong', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'lapan', 'sembilan'],
  ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'],
]
const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 12 })

describe('pieces of a number', () => {
  it.each([
    [['012', '345', '6789']],
    [['my number', '012', '345 6789']],
    [['zero one two', 'three four five', 'six']],
    [['kosong satu dua', 'tiga empat', 'lima enam tujuh']],
    [['零一二', '三四五', '六七八']],
  ])('are one: %s', (pieces) => expect(isCallInPieces(pieces)).toBe(true))

  it.each([
    [['RM 120', '115?', '110 ok?']],
    [['1200', '1150', '1100']],
    [['size 38', '2 pieces', '26/11/2026']],
    [['三个', '两个也可以', '五点见']],
  ])('are none: %s', (pieces) => expect(isCallInPieces(pieces)).toBe(false))

  it('are short and have a digit', () => {
    expect(['012', 'tiga empat', '三四五', 'siX'].map(isPiece)).toEqual([true, true, true, true])
    expect(['', 'Hello', `012 ${'a'.repeat(24)}`].map(isPiece)).toEqual([false, false, false])
  })
})

describe('disguises', () => {
  it('a number is found in words of any language, however they are parted', () => {
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom(...NAMES),
        fc.constantFrom(' ', '-', ', ', ' . ', '\n', ' 😀'),
        (number, names, gap) => {
          const given = number.map((digit) => names[digit]).join(gap)
          expect(reasons(`hi ${given} ok`)).toContain('phone')
        },
      ),
    )
  })

  it('a word of the list is found however it is spaced, repeated and capitalised', () => {
    const letter = fc.record({
      times: fc.integer({ min: 1, max: 3 }),
      gap: fc.constantFrom('', '', ' ', '.', '-', '_', '*', '\u200b', '\u00ad'),
      isCapital: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.constantFrom('telegram', 'wechat', 'bodoh'),
        fc.array(letter, { minLength: 8, maxLength: 8 }),
        (word, looks) => {
          const written = [...word]
            .map((character, at) => {
              const { times = 1, gap = '', isCapital = false } = looks[at] ?? {}
              return (isCapital ? character.toUpperCase() : character).repeat(times) + gap
            })
            .join('')
          expect(reasons(`hi ${written} ok`)).toContain('word')
        },
      ),
    )
  })

  it('plain sentences are not held, whatever their numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('size', 'red', 'ada', 'saiz', 'RM', 'pieces', 'boleh', 'hantar', '吗'), {
          maxLength: 20,
        }),
        fc.integer({ min: 0, max: 9_999 }),
        (words, number) => {
          expect(reasons(`${words.join(' ')} ${number} ?`)).toEqual([])
        },
      ),
    )
  })

  it.each(['a', '1', 'a ', '1 ', 'a@', 'a.', ' ', '(', 'one ', '一', 'w h ', '. ', 'double ', '\u200b'])(
    'take little time in the longest message: %s',
    (part) => {
      const text = part.repeat(2_000 / part.length)
      const began = threadTime()
      reasons(text)
      expect(threadTime() - began).toBeLessThan(100)
    },
  )
})
