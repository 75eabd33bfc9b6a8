import { expect, test } from 'vitest'
import { type Element, isTag, parsePage, within } from './dom'
import { entriesOf, findFaults, setChecked, setValue } from './fields'
import type { Ground } from './ground'
import { judgeElements } from './judging'
import { PlainLocator } from './locator'
import { nameOf } from './names'

const WIDTH = 1_280

function open(html: string, width = WIDTH): PlainLocator {
  const document = parsePage(html)
  const ground: Ground = {
    document,
    width,
    follow: async () => {},
    send: async () => {},
    until: async (isSo) => isSo(),
  }
  return new PlainLocator(ground, () => [document], 'page')
}

const judge = (what: string, found: PlainLocator, isNot = false) => {
  const { matches, errorMessage } = judgeElements(what, { isNot }, found.elements(), WIDTH, 'it')
  return errorMessage ?? matches
}

test.each([
  ['<p hidden>there</p>', false],
  ['<p class="hidden">there</p>', false],
  ['<p class="hidden lg:block">there</p>', true],
  ['<p class="lg:hidden">there</p>', false],
  ['<p class="max-sm:hidden">there</p>', true],
  ['<details><summary>more</summary><p>there</p></details>', false],
  ['<details open><summary>more</summary><p>there</p></details>', true],
  ['<noscript><p>there</p></noscript>', true],
  ['<dialog><p>there</p></dialog>', false],
  ['<span class="hidden noscript:block">there</span>', true],
])('%s is seen: %s', (html, isSeen) => {
  const found = open(html).getByText('there')
  expect(judge('to.be.visible', found)).toBe(isSeen)
  expect(judge('to.be.hidden', found)).toBe(!isSeen)
})

test('the width of the window counts', () => {
  const html = '<nav class="lg:hidden"><a href="/cart">Cart</a></nav>'
  expect(open(html, 360).getByRole('link', { name: 'Cart' }).elements()).toHaveLength(1)
  expect(open(html).getByRole('link', { name: 'Cart' }).elements()).toHaveLength(0)
})

test('what is not there, or there twice, is neither right nor wrong', () => {
  const page = open('<button>Buy</button><button>Buy</button>')
  expect(judge('to.be.enabled', page.getByRole('link'), true)).toBe('element(s) not found')
  expect(judge('to.be.visible', page.getByRole('button'), true)).toMatch(/strict mode/)
  expect(judge('to.be.visible', page.getByRole('button').first())).toBe(true)
})

test.each([
  ['<label for="a">Your <b>name</b></label><input id="a">', 'Your name'],
  ['<label>Size <select><option>M</option><option selected>L</option></select></label>', 'Size'],
  ['<button aria-label="Close"><svg></svg></button>', 'Close'],
  ['<button>Use it<span class="sr-only">TEN</span></button>', 'Use it TEN'],
  ['<a href="/"><img alt="Pasar"></a>', 'Pasar'],
  ['<a href="/"><span aria-hidden="true">x</span> Home</a>', 'Home'],
  ['<fieldset><legend>Colours</legend></fieldset>', 'Colours'],
  ['<p id="t">Bids</p><section aria-labelledby="t"></section>', 'Bids'],
])('%s has the name %s', (html, name) => {
  const meant = isTag('input', 'select', 'button', 'a', 'fieldset', 'section')
  const element = [...within(parsePage(html))].find(meant)
  expect(element && nameOf(element, WIDTH)).toBe(name)
})

const FORM = `<form><input name="email" type="email" required><input name="kept" value="1" disabled>
  <input type="checkbox" name="news" checked><input type="radio" name="size" value="s" checked>
  <input type="radio" name="size" value="l"><textarea name="note">hi</textarea>
  <button name="intent" value="save">Save</button><button name="intent" value="drop">Drop</button></form>`

test('a form sends what a browser would send, and keeps what it would keep', () => {
  const document = parsePage(FORM)
  const all = [...within(document)]
  const get = (isMeant: (one: Element) => boolean): Element => {
    const found = all.find(isMeant)
    if (!found) throw new Error('not in the form')
    return found
  }
  const form = get(isTag('form'))
  const email = get(({ attrs }) => attrs.some(({ value }) => value === 'email'))
  expect(findFaults(document, form)).toEqual(['email is empty'])
  setValue(email, 'nobody')
  expect(findFaults(document, form)).toEqual(['email is no email'])
  setValue(email, 'siti@pasar.test')
  expect(findFaults(document, form)).toEqual([])
  setChecked(
    get(({ attrs }) => attrs.some(({ value }) => value === 'l')),
    true,
  )
  const drop = get(({ attrs }) => attrs.some(({ value }) => value === 'drop'))
  expect(entriesOf(document, form, drop)).toEqual([
    ['email', 'siti@pasar.test'],
    ['news', 'on'],
    ['size', 'l'],
    ['note', 'hi'],
    ['intent', 'drop'],
  ])
})

test('what needs a browser says so', () => {
  expect(() => Reflect.get(open('<p>a</p>'), 'boundingBox')).toThrow('tag the test @browser')
})
