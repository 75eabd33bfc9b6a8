import { expect, it } from 'vitest'
import { type Mark, markText } from './mark-text'

/** Marks what stands between the brackets; they stand around what is selected then. */
function mark(written: string, how: Mark): string {
  const from = written.indexOf('[')
  const to = written.indexOf(']') - 1
  const text = written.replace(/[[\]]/g, '')
  const marked = markText({ text, from, to }, how, 'words')
  const made = text.slice(0, marked.start) + marked.insert + text.slice(marked.end)
  return `${made.slice(0, marked.from)}<${made.slice(marked.from, marked.to)}>${made.slice(marked.to)}`
}

it.each<[string, Mark, string]>([
  ['a [b] c', 'bold', 'a **<b>** c'],
  ['a **[b]** c', 'bold', 'a <b> c'],
  ['a **[b]** c', 'italic', 'a ***<b>*** c'],
  ['a *[b]* c', 'italic', 'a <b> c'],
  ['[]', 'bold', '**<>**'],
  ['one\nt[wo\nth]ree\nfour', 'list', 'one\n- two\n- three<>\nfour'],
  ['- t[w]o', 'list', 'two<>'],
])('%s as %s becomes %s', (written, how, made) => {
  expect(mark(written, how)).toBe(made)
})

it('makes a link whose address is typed next', () => {
  expect(markText({ text: 'see', from: 0, to: 3 }, 'link', 'words')).toMatchObject({
    insert: '[see](https://)',
    from: 6,
    to: 14,
  })
  expect(markText({ text: '', from: 0, to: 0 }, 'link', 'words')).toMatchObject({
    insert: '[words](https://)',
    from: 8,
    to: 16,
  })
})
