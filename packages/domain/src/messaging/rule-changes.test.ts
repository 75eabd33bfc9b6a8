import { expect, it } from 'vitest'
import { compareRules } from './rule-changes'

const rules = (words: string[], holdsAll = false) => ({ words, holdsAll })

it('says which words come and go, and how many of the latest messages would be held', () => {
  const texts = ['A durian please', 'Is it ripe?', 'Call 012-345 6789', 'mangga?']
  expect(compareRules(rules(['durian', 'kopi']), rules(['kopi', 'mangga', 'ripe']), texts)).toEqual({
    added: ['mangga', 'ripe'],
    removed: ['durian'],
    holdsAll: null,
    tried: 4,
    // Numbers to call are held whatever the list.
    heldNow: 2,
    heldThen: 3,
  })
  expect(compareRules(rules([]), rules([], true), texts)).toMatchObject({
    holdsAll: true,
    heldNow: 1,
    heldThen: 4,
  })
})
